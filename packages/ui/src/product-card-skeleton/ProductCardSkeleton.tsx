import { Skeleton } from '../skeleton/index.ts'
import { ProductCardSkeletonRoot } from './ProductCardSkeleton.styles.ts'

/** Keeps a card's place in a `product-grid` while the list loads. */
export function ProductCardSkeleton() {
  return (
    <ProductCardSkeletonRoot aria-hidden="true">
      <Skeleton shape="goods" />
      <Skeleton width="40%" />
      <Skeleton width="85%" />
      <Skeleton width="55%" />
    </ProductCardSkeletonRoot>
  )
}
