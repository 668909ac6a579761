export { CartLine } from './CartLine.tsx'
export type { CartLineProps, LineStock } from './CartLine.tsx'
export { useRemovalFocus } from './use-removal-focus.ts'
