export { ProductGrid } from './ProductGrid.tsx'
export type { ProductGridProps } from './ProductGrid.tsx'
