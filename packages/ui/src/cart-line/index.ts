export { CartLine } from './CartLine.tsx'
export type { CartLineProps } from './CartLine.tsx'
