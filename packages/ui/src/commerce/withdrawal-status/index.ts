export { WithdrawalStatus } from './WithdrawalStatus.tsx'
export type { MadeWithdrawal, WithdrawalStatusProps } from './WithdrawalStatus.tsx'
