import type { CustomerOrder, PaymentState } from '@vidda/domain/order'
import { reservationState, type ReservationState } from '@vidda/domain/reservation'
import type { HistoryStatus } from '@vidda/ui/history-list'

const ofReservation = {
  reserved: 'reserved',
  collected: 'collected',
  expired: 'expired',
  cancelled: 'cancelled',
  awaiting: 'awaiting',
  unconfirmed: 'unconfirmed',
  soldOut: 'soldOut',
} as const satisfies Readonly<Record<ReservationState, HistoryStatus>>

/** Goods are charged when they are sent or handed over. */
const handedOver = { collect: 'collected', delivery: 'sent' } as const

const ofPayment = {
  held: 'paymentPending',
  on_hold: 'paymentPending',
  authorized: 'received',
  accepted: 'received',
  captured: handedOver,
  closed: handedOver,
  refunded: 'refunded',
  cancelled: 'cancelled',
  refused: 'notCompleted',
  expired: 'notCompleted',
  review_required: 'notCompleted',
} as const satisfies Readonly<Record<PaymentState, HistoryStatus | typeof handedOver>>

/** Null for a status that is not known here. */
export function reservationStatus(statusId: number): HistoryStatus | null {
  const state = reservationState(statusId)
  return state && ofReservation[state]
}

/** Null where nothing is known of the payment. */
export function orderStatus({ payment }: CustomerOrder): HistoryStatus | null {
  if (!payment) return null
  const status = ofPayment[payment.state]
  return typeof status === 'string' ? status : status[payment.shipping]
}
