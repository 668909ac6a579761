export { CartLine } from './CartLine.tsx'
export type { CartLineProps } from './CartLine.tsx'
export { useRemovalFocus } from './use-removal-focus.ts'
