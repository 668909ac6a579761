import { noDiscount } from './empty.ts'
import { recalculated } from './total.ts'
import type { CartState, Reduction } from './types.ts'

/** Applies a code once; nothing changes while another is active or the cart is empty (spec §4 Total). */
export const applyDiscount = (cart: CartState, reduction: Reduction): CartState => {
  if (cart.discount.activated || cart.count === 0) return cart
  return recalculated({ ...cart, discount: { ...reduction, activated: true, originalTotal: cart.discount.originalTotal } })
}

export const removeDiscount = (cart: CartState): CartState => recalculated({ ...cart, discount: noDiscount })
