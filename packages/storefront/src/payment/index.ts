export { OrderReceipt } from './OrderReceipt.tsx'
export { PayChoices } from './PayChoices.tsx'
export { forgetSession, wishOf } from './wish.ts'
