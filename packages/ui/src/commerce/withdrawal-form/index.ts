export { WithdrawalForm } from './WithdrawalForm.tsx'
export type { WithdrawalFormProps, WithdrawalLine, WithdrawalValues } from './WithdrawalForm.tsx'
