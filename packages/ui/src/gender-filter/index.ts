export { GenderFilter } from './GenderFilter.tsx'
export type { GenderFilterProps } from './GenderFilter.tsx'
