export { OrderReceipt } from './OrderReceipt.tsx'
export { PayChoices } from './PayChoices.tsx'
export { wishOf } from './wish.ts'
