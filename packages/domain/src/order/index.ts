export { isSoldAgain, withdrawalDays, withdrawalEnds } from './after-purchase.ts'
export type { GoodsEvent } from './after-purchase.ts'
export type { CustomerOrder, OrderLine, OrderWithdrawal, Some, Withdrawal } from './types.ts'
export { withdrawalSum, withEarlier } from './withdrawal.ts'
