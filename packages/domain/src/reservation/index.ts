export { isEmail, reservationProblems } from './form.ts'
export type { FieldProblem, FormProblems, ReservationForm } from './form.ts'
export type { Reservation, ReservationLine, ReservationRequest } from './types.ts'
