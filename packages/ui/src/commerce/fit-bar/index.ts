export { FitBar } from './FitBar.tsx'
export type { FitBarProps } from './FitBar.tsx'
export { fitOf } from './fit-of.ts'
export type { Fit } from './fit-of.ts'
