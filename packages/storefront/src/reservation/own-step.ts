import { isOpen, reservationState, type Reservation, type ReservationChange } from '@vidda/domain/reservation'
import type { ReservationChangeValues } from '@vidda/ui/reservation-change'

/** Where an entry of the history is in what a receiver does with a reservation: two steps, and what came of them on the receipt. */
export type OwnStep = { readonly name: 'change' | 'cancel' | 'saved' | 'cancelled' | 'over' }

/** The step that an entry's state holds; null on the receipt as it was opened. */
export const ownStep = (state: unknown): OwnStep | null => (state as { readonly own?: OwnStep } | null)?.own ?? null

/** Id of the heading on the receipt that the steps begin under. */
export const ownHeading = 'reservasjonen'

/** Whether its receiver can still do something with it. */
export const isInHand = ({ statusId }: Reservation): boolean => isOpen(reservationState(statusId) ?? 'cancelled')

/** What becomes another by what was chosen and written. */
export function changeOf({ articles, name, phone }: Reservation, values: ReservationChangeValues): ReservationChange {
  const items = articles.flatMap(({ ean, count }) => {
    const kept = Math.min(values.counts[ean] ?? count, count)
    return kept < count ? [{ ean, count: kept }] : []
  })
  return {
    ...(values.name.trim() !== name && { name: values.name.trim() }),
    ...(values.phone !== phone && { phone: values.phone }),
    ...(items.length > 0 && { items }),
  }
}
