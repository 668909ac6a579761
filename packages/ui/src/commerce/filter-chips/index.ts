export { FilterChips } from './FilterChips.tsx'
export type { FilterChip, FilterChipsProps } from './FilterChips.tsx'
