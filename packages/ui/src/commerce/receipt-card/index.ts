export { ReceiptCard } from './ReceiptCard.tsx'
export type { ReceiptCardProps, ReceiptLine } from './ReceiptCard.tsx'
export type { ReceiptSeller } from './ReceiptTerms.tsx'
