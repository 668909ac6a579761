import { Skeleton } from '../../primitives/skeleton/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ProductCardSkeletonRoot } from './ProductCardSkeleton.styles.ts'

export type ProductCardSkeletonProps = RootProps<'li'>

const lines = [
  ['brand', '40%'],
  ['name', '85%'],
  ['name', '45%'],
  ['price', '30%'],
  ['colors', '25%'],
  ['stock', '55%'],
] as const

/** Keeps a card's place in a `product-grid` while the list loads. */
export function ProductCardSkeleton(props: ProductCardSkeletonProps) {
  return (
    <ProductCardSkeletonRoot aria-hidden="true" {...props}>
      <Skeleton shape="goods" />
      <div data-part="words">
        {lines.map(([part, width]) => (
          <span key={width} data-part={part}>
            <Skeleton width={width} />
          </span>
        ))}
      </div>
    </ProductCardSkeletonRoot>
  )
}
