export { HeaderTwoLine } from './HeaderTwoLine.tsx'
export type { HeaderTwoLineProps } from './HeaderTwoLine.tsx'
