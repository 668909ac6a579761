export { LazyMenuDrawer, preloadMenuDrawer } from './LazyMenuDrawer.tsx'
export type { LazyMenuDrawerProps } from './LazyMenuDrawer.tsx'
