export { Filter } from './Filter.tsx'
export type { FilterProps } from './Filter.tsx'
export type { FilterOption } from './use-selection.ts'
