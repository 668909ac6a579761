export { ProductList } from './ProductList.tsx'
export type { ListedProduct, ProductListProps } from './ProductList.tsx'
