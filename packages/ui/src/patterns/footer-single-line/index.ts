export { FooterSingleLine } from './FooterSingleLine.tsx'
export type { FooterSingleLineProps } from './FooterSingleLine.tsx'
