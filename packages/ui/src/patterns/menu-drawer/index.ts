export { MenuDrawer } from './MenuDrawer.tsx'
export type { MenuDrawerProps } from './MenuDrawer.tsx'
