export { FilterPanel } from './FilterPanel.tsx'
export type { FilterPanelProps } from './FilterPanel.tsx'
