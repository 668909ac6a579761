import type { Feature } from '../../kernel/feature.ts'
import { forgetOldReservations } from './forgetting.ts'
import { reservationLetters } from './mails.ts'
import type { ReceiptTokens } from './receipt-tokens.ts'
import { reservationRoutes } from './routes.ts'
import { endReservations } from './states.ts'
import type { GiveUpPayments } from './writer.ts'

export { limitsOf } from './chain-limits.ts'
export { type ComplaintColumn, complaintsOf, complaintsView, type PurchaseToComplain, reservationToComplain } from './complaints.ts'
export { bookkeptSince, forgetFailedMailsOf, neverCollected } from './forgetting.ts'
export { goodsOf, type Goods } from './goods.ts'
export { forgetKeysOf, inBuyersTurn } from './idempotency.ts'
export { forgetMailsOfCustomer, forgetMailsOfGoneRows, type MailsOfRows } from './purchase-mails.ts'
export { reservation, reservationsOf, storedReservation, wireLine, type StoredReservation } from './reader.ts'
export { receiptHash, ReceiptTokens } from './receipt-tokens.ts'
export { openStates, settleReservation } from './states.ts'
export type { GiveUpPayments } from './writer.ts'

/** Reservations to be collected in a shop, from the wish to the end. */
export const reservationFeature = (receipts: ReceiptTokens, giveUpPayments: GiveUpPayments): Feature => ({
  routes: (app, services) => reservationRoutes(app, services, receipts, giveUpPayments),
  letters: reservationLetters(receipts),
  tick: endReservations,
  hourly: forgetOldReservations,
})
