export { ReceiptScreen } from './ReceiptScreen.tsx'
export { ReserveScreen } from './ReserveScreen.tsx'
