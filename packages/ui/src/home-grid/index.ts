export { HomeGrid } from './HomeGrid.tsx'
export type { HomeGridProps } from './HomeGrid.tsx'
