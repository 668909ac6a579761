import { fill, listingTexts, searchTexts } from '@vidda/texts'
import { ChipList } from '@vidda/ui/chip-list'
import { Notice } from '@vidda/ui/notice'
import { ProductGrid } from '@vidda/ui/product-grid'
import { SearchForm } from '@vidda/ui/search-form'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { EmptyPlace } from '../empty-place/index.ts'
import { useApp } from '../app/index.ts'
import { rememberSearch, useSearch } from '../search/index.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { kindChips } from './kind-chips.tsx'
import { ListScreen } from './ListScreen.tsx'
import type { SearchData } from './load-lists.ts'

export function SearchScreen() {
  const { query, list, kinds, help } = useLoaderData<SearchData>()
  const { header } = useApp().brand
  const texts = useTexts(searchTexts)
  const words = useTexts(listingTexts)
  const search = useSearch()
  // What led nowhere is no search to come back to.
  useEffect(() => {
    if (list.total > 0) rememberSearch(list.corrected ?? query)
  }, [list, query])
  return (
    <ListScreen
      title={fill(help ? texts.noneTitle : texts.heading, { query })}
      trail={[{ text: texts.crumb }]}
      list={list}
      chips={kindChips(kinds, words)}
      empty={help && <NoHits help={help} />}
    >
      {/* The empty state has its own search field. */}
      {header.singleLine && !help && <SearchForm aria-label={texts.crumb} action="/search" query={query} onSearch={search} />}
      {list.corrected !== undefined && (
        <Notice title={fill(texts.corrected, { query: list.corrected })}>{fill(texts.correctedText, { query })}</Notice>
      )}
    </ListScreen>
  )
}

type NoHitsProps = { readonly help: NonNullable<SearchData['help']> }

/** A search that found nothing: what to try, where to look, and what others want. */
function NoHits({ help: { categories, popular } }: NoHitsProps) {
  const texts = useTexts(searchTexts)
  return (
    <>
      <EmptyPlace of="noHits" title={texts.noneTry} />
      <ChipList label={texts.noneCategories} chips={categories} />
      {popular.length > 0 && (
        <section data-part="popular">
          <SectionHeading>{texts.nonePopular}</SectionHeading>
          <ProductGrid label={texts.nonePopular}>
            {popular.map((card) => (
              <ArticleCard key={card.id} card={card} level={3} />
            ))}
          </ProductGrid>
        </section>
      )}
    </>
  )
}
