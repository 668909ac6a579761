export { ReservationForm } from './ReservationForm.tsx'
export type { ReservationFormProps, ReservationValues } from './ReservationForm.tsx'
