export { FilterSection } from './FilterSection.tsx'
export type { FilterSectionProps } from './FilterSection.tsx'
