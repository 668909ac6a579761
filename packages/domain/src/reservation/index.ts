export type { ReservationRequest, ReservationLine, Reservation } from './types.ts'
