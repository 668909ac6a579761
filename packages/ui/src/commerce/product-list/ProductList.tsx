import { useDeferredValue, useMemo } from 'react'
import { ProductCard, type ProductCardProps } from '../product-card/index.ts'
import { ProductCardSkeleton } from '../product-card-skeleton/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ProductGrid } from '../product-grid/index.ts'

export type ListedProduct = Omit<ProductCardProps, 'id'> & {
  /** The article's id: it keeps its card when the order changes. */
  readonly id: number
}

export type ProductListProps = RootProps<'ul'> & {
  /** In the order shown; a thousand are no trouble. A new array is a new order or choice. */
  readonly products: readonly ListedProduct[]
  /** Names the list; default `Varer`. */
  readonly label?: string
  /** How many cards are on their way: so many skeletons stand after the products. Default 0. State: `aria-busy`. */
  readonly loading?: number
}

/**
 * A long list of goods. Every card is in the page, so that find-in-page, a screen reader, links to a place and Back all work; the browser
 * leaves out layout and paint of what is far away (`content-visibility`). What was pressed answers first: a new order of a thousand cards
 * is drawn in pieces between other work, and until then the list is loading.
 */
export function ProductList({ products, label, loading = 0, ...rest }: ProductListProps) {
  const shown = useDeferredValue(products)
  const cards = useMemo(() => shown.map(({ id, ...product }) => <ProductCard key={id} {...product} />), [shown])
  const pending = shown !== products || loading > 0
  return (
    <ProductGrid {...rest} {...(label !== undefined && { label })} loading={pending}>
      {cards}
      {Array.from({ length: loading }, (_, index) => (
        <ProductCardSkeleton key={`loading-${index}`} />
      ))}
    </ProductGrid>
  )
}
