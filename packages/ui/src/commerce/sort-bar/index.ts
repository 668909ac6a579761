export { SortBar } from './SortBar.tsx'
export type { SortBarProps, SortOption } from './SortBar.tsx'
