export { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
export type { ProductCardSkeletonProps } from './ProductCardSkeleton.tsx'
