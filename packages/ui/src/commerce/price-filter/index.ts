export { PriceFilter } from './PriceFilter.tsx'
export type { PriceFilterProps } from './PriceFilter.tsx'
