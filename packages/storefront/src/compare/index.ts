export { Compare } from './Compare.tsx'
export { LazyCompareBar } from './LazyCompareBar.tsx'
