export { ChosenBar } from './ChosenBar.tsx'
export { Compare } from './Compare.tsx'
