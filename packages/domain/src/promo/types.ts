import type { Reduction } from '../cart/index.ts'

/** spec §3 Promo code; the dates are Norwegian ones, the last one included. */
export type PromoCode = Reduction & {
  readonly id: number
  /** The code as it is typed in. */
  readonly name: string
  readonly validFrom: string
  readonly validTo: string
  readonly type: 'percent' | 'fixed'
}
