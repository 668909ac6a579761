export { LazyCompare, LazyCompareBar, preloadCompare } from './LazyCompare.tsx'
