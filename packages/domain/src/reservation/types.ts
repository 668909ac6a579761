import type { Ore } from '../money/index.ts'
import type { PurchaseComplaints } from '../order/index.ts'

/** spec §3 Reservation: what the shopper sends. */
export type ReservationRequest = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly delivery: 'collect' | 'delivery'
  readonly address: string
  readonly zipcode: string
  readonly city: string
  readonly shopId: number
  readonly items: readonly { readonly ean: string; readonly count: number; readonly campaignArticleId: number | null }[]
  readonly shippingMethodId?: number
  /** Ids of the cart's open payment sessions: the reservation takes their place. */
  readonly payments?: readonly string[]
}

/** What its receiver changes of a reservation; what is left out stays as it is. */
export type ReservationChange = {
  readonly name?: string
  readonly phone?: string
  /** How many of a line are kept, 0 for none of it. */
  readonly items?: readonly { readonly ean: string; readonly count: number }[]
}

export type ReservationLine = {
  readonly ean: string
  readonly articleId: number
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: string
  readonly price: Ore
  readonly count: number
}

export type Reservation = {
  readonly id: number
  /** Opens the receipt in any browser; unguessable. */
  readonly token: string
  readonly shopId: number
  readonly customerId: number | null
  readonly statusId: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly delivery: string
  readonly address: string
  readonly city: string
  readonly zipcode: string
  readonly total: Ore
  readonly trackingUrl: string | null
  readonly articles: readonly ReservationLine[]
  /** Lines that could not be reserved, with the count asked for. */
  readonly notReserved: readonly ReservationLine[]
  /** ISO 8601 instants. */
  readonly date: string
  readonly collectBefore: string
  /** Until when its receiver may confirm it; null where nothing waits for that. */
  readonly confirmBefore: string | null
  /** Null where it was not collected, and so nothing is bought. */
  readonly complaints: PurchaseComplaints | null
}
