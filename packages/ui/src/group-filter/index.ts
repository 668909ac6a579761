export { GroupFilter } from './GroupFilter.tsx'
export type { GroupFilterProps } from './GroupFilter.tsx'
