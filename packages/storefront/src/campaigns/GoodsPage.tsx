import { Pagination } from '@vidda/ui/pagination'
import { ProductGrid } from '@vidda/ui/product-grid'
import { pageAddress } from '../app/index.ts'
import { ArticleCard, type Card } from '../listing/index.ts'

type GoodsPageProps = {
  readonly label: string
  readonly cards: readonly Card[]
  readonly page: number
  readonly lastPage: number
  /** The address of the list's first page. */
  readonly path: string
}

/** One page of goods in an order that nobody chooses, with links to the others. */
export function GoodsPage({ label, cards, page, lastPage, path }: GoodsPageProps) {
  return (
    <>
      <ProductGrid label={label}>
        {cards.map((card) => (
          <ArticleCard key={card.id} card={card} />
        ))}
      </ProductGrid>
      <Pagination page={page} lastPage={lastPage} hrefFor={(other) => pageAddress(path, other)} />
    </>
  )
}
