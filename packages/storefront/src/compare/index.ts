export { Compare, useCompares } from './Compare.tsx'
export { LazyCompareBar } from './LazyCompareBar.tsx'
