import { paths, type ErrorBody } from '@vidda/contract'
import { changeBody, isOrderReceipt, mapOrderReceipt, mapReservation, reservationBody } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { OrderReceipt } from '@vidda/domain/payment-page'
import type { Reservation, ReservationChange, ReservationRequest } from '@vidda/domain/reservation'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** Stock is taken once per `idempotencyKey`: keep it for every try of the same reservation. */
export async function createReservation(api: Api, request: ReservationRequest, idempotencyKey: string): Promise<Reservation> {
  return mapReservation((await api.change('post', paths.reservations, reservationBody(request), { idempotencyKey })) as Wire.Reservation)
}

/** Confirms the reservation of a mailed token; answers it as it is then, an {@link ApiError} of 404 for any other token. */
export async function confirmReservation(api: Api, token: string): Promise<Reservation> {
  return mapReservation((await api.change('post', paths.confirmReservation, { token })) as Wire.Reservation)
}

/**
 * Cancels the reservation of a receipt; answers it as it is then, the same however often. An {@link ApiError} of 409 (`reservation_over`) where it was
 * collected or its time is over, of 404 for any other token.
 */
export async function cancelReservation(api: Api, token: string): Promise<Reservation> {
  return mapReservation((await api.change('post', paths.cancelReservation, { token })) as Wire.Reservation)
}

/**
 * Changes the name, phone or counts of a reservation by its receipt token, and returns the changed reservation. Throws an {@link ApiError}: 409 when it has
 * ended (`reservation_over`) or the phone is over its limit ({@link limitOf}), 422 for more units than are reserved, 429 after too many changes.
 */
export async function changeReservation(api: Api, token: string, change: ReservationChange): Promise<Reservation> {
  return mapReservation((await api.change('post', paths.changeReservation, changeBody(token, change))) as Wire.Reservation)
}

/** The limit that refused a reservation; null when it failed for another reason. */
export function limitOf(error: unknown): NonNullable<ErrorBody['limit']> | null {
  return error instanceof ApiError ? ((error.body as Partial<ErrorBody> | null)?.limit ?? null) : null
}

/** The reservation or the order of an unguessable receipt token; an {@link ApiError} of 404 for any other. Only the order's has a `kind`. */
export async function fetchReceipt(api: Api, token: string): Promise<Reservation | OrderReceipt> {
  const receipt = (await api.read(paths.receipt(token))) as Wire.Reservation | Wire.OrderReceipt
  return isOrderReceipt(receipt) ? mapOrderReceipt(receipt) : mapReservation(receipt)
}
