export { ShopFilter } from './ShopFilter.tsx'
export type { ShopFilterProps, ShopValue } from './ShopFilter.tsx'
