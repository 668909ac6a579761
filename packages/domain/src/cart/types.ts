import type { Variant } from '../article/index.ts'
import type { Ore } from '../money/index.ts'
import type { ShippingMethod } from '../shipping/index.ts'

/** spec §3 Cart line. One line is one EAN. */
export type CartLine = {
  readonly count: number
  readonly id: number
  readonly ean: string
  readonly name: string
  readonly gender: number
  readonly size: string
  readonly color: string
  readonly price: Ore
  /** Lowest price of the 30 days before the reduction; null when not reduced. */
  readonly beforePrice: Ore | null
  readonly pant: Ore
  readonly frightPrice: Ore
  readonly image: string
  readonly canPurchase: boolean
  readonly variant: Variant
  readonly articleId: number
  readonly slug: string
  readonly webPurchaseLimit: number
  readonly onlyCC: boolean
}

/** Why a line cannot be had as it stands; `tooFew` when no single shop has as many. */
export type LineProblem = 'gone' | 'soldOut' | 'tooFew' | 'overLimit'

/** A line that the last validation reported. `most` is the most that one customer may have of it. */
export type CartError = { readonly eanNo: string; readonly problem: LineProblem; readonly most: number }

/** `amount` is øre when `fixed`, else a fraction from 0 to 1. `originalTotal` is the sum of the lines. */
export type Discount =
  | { readonly activated: boolean; readonly fixed: true; readonly amount: Ore; readonly originalTotal: Ore }
  | { readonly activated: boolean; readonly fixed: false; readonly amount: number; readonly originalTotal: Ore }

export type CartState = {
  readonly orders: readonly CartLine[]
  readonly client: Readonly<Record<string, string>>
  readonly count: number
  readonly total: Ore
  readonly shipping: readonly ShippingMethod[]
  readonly txData: unknown
  readonly discount: Discount
  readonly klarnaOrders: readonly { readonly orderId: string }[]
  readonly qliroOrders: readonly { readonly shopId: number; readonly orderId: string }[]
  readonly orderInfo: unknown
  readonly selectedShipping: { readonly id: 'delivery' | 'collect'; readonly price: Ore }
  readonly isCartValid: boolean
  readonly cartErrors: readonly CartError[]
}

/** A line before it has a count. */
export type NewLine = Omit<CartLine, 'count'>

/** What a promo code takes off: øre when `fixed`, else a fraction from 0 to 1 (spec §3 Promo code). */
export type Reduction = { readonly fixed: true; readonly amount: Ore } | { readonly fixed: false; readonly amount: number }

/** What survives a reload: payment data and Qliro orders do not (spec §3 Persisted keys). */
export type PersistedCart = Pick<
  CartState,
  'total' | 'shipping' | 'discount' | 'klarnaOrders' | 'orderInfo' | 'orders' | 'client' | 'count'
>
