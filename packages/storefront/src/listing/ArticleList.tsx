import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { Pagination } from '@vidda/ui/pagination'
import { ProductGrid } from '@vidda/ui/product-grid'
import { SortBar } from '@vidda/ui/sort-bar'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLocation } from 'react-router-dom'
import { listingTexts } from '@vidda/texts'
import { ArticleCard } from './ArticleCard.tsx'
import { listHref, type Sort } from './choice.ts'
import type { ListPage } from './load-listing.ts'

/** The first row on a phone is seen at once; one picture is enough to be fetched first. */
const priorityCards = 1

/** Sort bar, goods and pages: what every list has. All of its choices are links. */
export function ArticleList({ list, label }: { list: ListPage; label: string }) {
  const texts = useTexts(listingTexts)
  const { pathname } = useLocation()
  const { choice, sort } = list
  const options: readonly { readonly key: Sort; readonly label: string }[] = [
    { key: 'bestselger', label: texts.bestseller },
    { key: 'pris', label: texts.price },
    { key: 'navn', label: texts.name },
  ]
  // By relevance there is nothing to turn: the toggle then gives the list its first order.
  const sortHref = (key: Sort | '', reversed: boolean) =>
    listHref(pathname, choice, { sort: key || 'bestselger', direction: reversed ? 'desc' : 'asc', page: 1 })

  if (list.total === 0) {
    return (
      <EmptyState icon="search" title={texts.emptyTitle} action={<ButtonLink to="/">{texts.toFrontPage}</ButtonLink>}>
        {texts.emptyText}
      </EmptyState>
    )
  }
  return (
    <>
      <SortBar<Sort | ''>
        options={options}
        value={sort ?? ''}
        reversed={choice.direction === 'desc'}
        hrefFor={sortHref}
        count={list.total}
      />
      <ProductGrid label={label}>
        {list.cards.map((card, index) => (
          <ArticleCard key={card.id} card={card} priority={index < priorityCards} />
        ))}
      </ProductGrid>
      <Pagination page={list.page} lastPage={list.lastPage} hrefFor={(page) => listHref(pathname, choice, { page })} />
    </>
  )
}
