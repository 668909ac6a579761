export { CompareBar } from './CompareBar.tsx'
export type { CompareBarProps, ComparedThumb } from './CompareBar.tsx'
