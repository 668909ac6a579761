export { LazyMenuDrawer, preloadMenuDrawer } from './LazyMenuDrawer.tsx'
