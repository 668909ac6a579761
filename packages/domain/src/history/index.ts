export { mergeById } from './merge.ts'
export type { CustomerOrder, CustomerOrderLine, Page } from './types.ts'
