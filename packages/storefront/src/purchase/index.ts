export { offeredSizes } from './offered-sizes.ts'
export type { OfferedSizes } from './offered-sizes.ts'
export { renewedLine } from './renewed-line.ts'
export { useAddToCart } from './use-add-to-cart.ts'
