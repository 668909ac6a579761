export { orderKeys } from './types.ts'
export type { Direction, Filters, Listing, OrderKey } from './types.ts'
