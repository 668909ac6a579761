export { ReservationChange } from './ReservationChange.tsx'
export type { ReservationChangeLine, ReservationChangeProps, ReservationChangeValues } from './ReservationChange.tsx'
