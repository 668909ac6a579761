export { EmptyPlace } from './EmptyPlace.tsx'
export { hasWaysOn, LazyWaysOn, preloadWaysOn } from './LazyWaysOn.tsx'
