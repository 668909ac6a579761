export type { CustomerOrder, OrderLine } from './types.ts'
