export { BrandFilter } from './BrandFilter.tsx'
export type { BrandFilterProps } from './BrandFilter.tsx'
