export { HeaderSingleLine } from './HeaderSingleLine.tsx'
export type { HeaderSingleLineProps } from './HeaderSingleLine.tsx'
