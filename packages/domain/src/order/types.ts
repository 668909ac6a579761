import type { Ore } from '../money/index.ts'

export type OrderLine = {
  readonly ean: string
  readonly count: number
  readonly articleId: number
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: string
  readonly price: Ore
}

/** How far a payment has come; what is not `held` any more has a receipt. */
export type PaymentState =
  | 'held'
  | 'authorized'
  | 'on_hold'
  | 'accepted'
  | 'captured'
  | 'closed'
  | 'refunded'
  | 'cancelled'
  | 'refused'
  | 'expired'
  | 'review_required'

/** How an order was paid for. */
export type OrderPayment = {
  readonly state: PaymentState
  /** Opens the receipt in any browser; unguessable. */
  readonly token: string
  readonly shopId: number
  readonly shipping: 'collect' | 'delivery'
}

/** spec §3 Customer order. */
export type CustomerOrder = {
  readonly id: number
  readonly vatPercentage: number
  readonly totalVat: Ore
  readonly netAmount: Ore
  readonly total: Ore
  readonly orderLines: readonly OrderLine[]
  /** ISO 8601 instant. */
  readonly date: string
  /** Null where it is not known. */
  readonly payment: OrderPayment | null
}

/** So many of one thing. */
export type Some = { readonly ean: string; readonly count: number }

/** Withdrawal from an order. */
export type OrderWithdrawal = {
  /** Whether something of it can still be withdrawn from. */
  readonly open: boolean
  /** Of the right, from the day after the goods were received. */
  readonly days: number
  /** Until when; null while nothing has been sent or handed over. ISO 8601 instant. */
  readonly until: string | null
  /** What can still be withdrawn from. */
  readonly left: readonly Some[]
  /** The first first. */
  readonly made: readonly { readonly id: number; readonly receivedAt: string; readonly lines: readonly Some[] }[]
}

/** The acknowledgement of a withdrawal. */
export type Withdrawal = {
  readonly id: number
  /** ISO 8601 instant. */
  readonly receivedAt: string
  /** Where it is sent as well. */
  readonly email: string
}

export type ComplaintWish = 'repair' | 'replacement' | 'reduction' | 'refund'

/** What a buyer says is wrong with goods. */
export type ComplaintRequest = {
  readonly ean: string
  readonly count: number
  readonly problem: string
  /** When it was discovered: a date in Norway, such as `2026-11-20`. */
  readonly discovered: string
  readonly wish: ComplaintWish
}

/** A complaint that has been received. */
export type Complaint = ComplaintRequest & {
  readonly id: number
  /** ISO 8601 instant. */
  readonly receivedAt: string
  /** Whether the shop is still at it. */
  readonly open: boolean
}

/** The complaints of an order or a reservation. */
export type PurchaseComplaints = {
  /** The date of the purchase in Norway. */
  readonly bought: string
  /** Lines that a new complaint can be made about: bought, not given back, and without an open complaint. */
  readonly left: readonly Some[]
  /** The first first. */
  readonly made: readonly Complaint[]
}

/** The acknowledgement of a complaint. */
export type ReceivedComplaint = {
  readonly id: number
  /** ISO 8601 instant. */
  readonly receivedAt: string
  /** Where it is sent as well. */
  readonly email: string
}
