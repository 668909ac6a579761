export { LazyCompare, LazyCompareBar } from './LazyCompare.tsx'
