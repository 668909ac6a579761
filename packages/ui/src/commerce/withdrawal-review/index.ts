export { WithdrawalReview } from './WithdrawalReview.tsx'
export type { WithdrawalReviewProps } from './WithdrawalReview.tsx'
