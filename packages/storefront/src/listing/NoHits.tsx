import { searchTexts } from '@vidda/texts'
import { ChipList } from '@vidda/ui/chip-list'
import { EmptyState } from '@vidda/ui/empty-state'
import { ProductGrid } from '@vidda/ui/product-grid'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { ArticleCard } from './ArticleCard.tsx'
import type { SearchData } from './load-search.ts'

type NoHitsProps = { readonly help: NonNullable<SearchData['help']> }

/** A search that found nothing: what to try, where to look, and what others want. */
export function NoHits({ help: { categories, popular } }: NoHitsProps) {
  const texts = useTexts(searchTexts)
  return (
    <>
      <EmptyState icon="search" title={texts.noneTry}>
        <p>{texts.noneSpelling}</p>
        <p>{texts.noneWords}</p>
      </EmptyState>
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
