export { ReservationCancel } from './ReservationCancel.tsx'
export type { ReservationCancelProps } from './ReservationCancel.tsx'
