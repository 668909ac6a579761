import type { Ore } from '../money/index.ts'
import type { OrderLine, OrderWithdrawal, PaymentState, PurchaseComplaints } from '../order/index.ts'

export type { PaymentState } from '../order/index.ts'

export type PaymentProvider = 'klarna' | 'qliro'

/** What a shopper wants to pay for: goods of one shop, by one provider. */
export type PaymentRequest = {
  readonly shopId: number
  readonly lines: readonly { readonly ean: string; readonly count: number }[]
  readonly shipping: 'collect' | 'delivery'
  readonly promoCode: string | null
  /** What the shopper was told that these lines cost, freight and discount included. */
  readonly seenTotal: Ore
  /** Id of the shopper's earlier session for these goods, with either provider, which this one takes the place of. */
  readonly replaces: string | null
}

/** Why a payment came to nothing. */
export type PaymentReason = 'no_stock' | 'mismatch' | 'superseded' | 'undecided' | 'customer' | 'shop'

/** A provider's HTML in pieces that a page rebuilds: `data-s` in the markup is a style attribute; scripts have an address or a text. */
export type PaymentSnippet = {
  readonly markup: string
  readonly styles: readonly string[]
  readonly scripts: readonly { readonly src: string | null; readonly text: string; readonly attrs: Readonly<Record<string, string>> }[]
}

/** A line as it was when it was priced. */
export type PricedLine = OrderLine & {
  /** The deposit on one, already in its price. */
  readonly pant: Ore
}

export type PaymentContents = {
  readonly provider: PaymentProvider
  readonly state: PaymentState
  readonly shopId: number
  readonly shipping: 'collect' | 'delivery'
  readonly lines: readonly PricedLine[]
  /** Lines that could not be served, with the count asked for. */
  readonly notOrdered: readonly PricedLine[]
  readonly promoCode: string | null
  /** What the lines cost without the discount. */
  readonly goods: Ore
  readonly discount: Ore
  readonly freight: Ore
  readonly total: Ore
  readonly vatPercentage: number
  readonly totalVat: Ore
  readonly netAmount: Ore
  /** Opens the receipt in any browser. */
  readonly token: string
}

export type PaymentSession = PaymentContents & {
  /** Unguessable; reads and changes the session. */
  readonly id: string
  /** Of the contents; Qliro's frame says it when it has them. */
  readonly version: number
  /** Until when the goods are put aside; ISO 8601 instant. */
  readonly expiresAt: string
  /** Never to be kept; null after a change, and when nothing is to pay. */
  readonly snippet: PaymentSnippet | null
}

/** The receipt of a payment, also of one that came to nothing. */
export type OrderReceipt = PaymentContents & {
  readonly kind: 'order'
  /** Number of the order; null while there is none. */
  readonly id: number | null
  readonly sessionId: string
  /** As the provider names it. */
  readonly paymentMethod: string | null
  readonly reason: PaymentReason | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly zipcode: string
  readonly city: string
  readonly captured: Ore
  readonly refunded: Ore
  /** ISO 8601 instant. */
  readonly date: string
  /** Null while there is no order. */
  readonly withdrawal: OrderWithdrawal | null
  /** Null while nothing is bought. */
  readonly complaints: PurchaseComplaints | null
  /** The provider's confirmation, once right after the purchase. */
  readonly snippet: PaymentSnippet | null
}

/** A provider that a brand offers. */
export type ProviderOffer = {
  readonly provider: PaymentProvider
  readonly name: string
  /** False while it does not answer. */
  readonly available: boolean
  /** Sources that the policy of its payment page allows. */
  readonly hosts: readonly string[]
}
