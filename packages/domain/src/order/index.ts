export { isSoldAgain, withdrawalDays, withdrawalEnds } from './after-purchase.ts'
export type { GoodsEvent } from './after-purchase.ts'
export { complaintLength, complaintProblems, complaintWishes } from './complaint.ts'
export type { ComplaintDays, ComplaintProblems } from './complaint.ts'
export type {
  Complaint,
  ComplaintRequest,
  ComplaintWish,
  CustomerOrder,
  OrderLine,
  OrderPayment,
  OrderWithdrawal,
  PaymentState,
  PurchaseComplaints,
  ReceivedComplaint,
  Some,
  Withdrawal,
} from './types.ts'
export { withdrawalSum, withEarlier } from './withdrawal.ts'
