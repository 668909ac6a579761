export type { CartLine, CartState, Discount } from './types.ts'
