import { maxOre, minus, plus, share, sumOre, times, zeroOre } from '../money/index.ts'
import type { Ore } from '../money/index.ts'
import { defaultDeliveryPrice } from '../shipping/index.ts'
import { noDiscount } from './empty.ts'
import type { CartLine, CartState, Discount } from './types.ts'

const sumOf = (lines: readonly CartLine[], amount: (line: CartLine) => Ore): Ore =>
  sumOre(lines.map((line) => times(amount(line), line.count)))

/** The sum after the discount, never below the deposits: pant is money held for the shopper, and no code may eat it (spec §4 Total). */
const totalOf = (lines: readonly CartLine[], discount: Discount): Ore => {
  const sum = discount.originalTotal
  if (!discount.activated) return sum
  const reduction = maxOre(discount.fixed ? discount.amount : share(sum, discount.amount), zeroOre)
  return maxOre(
    minus(sum, reduction),
    sumOf(lines, (line) => line.pant),
  )
}

/** The highest freight among the lines, not their sum; 0 when empty (spec §4 Total). */
export const shippingCost = (cart: Pick<CartState, 'orders'>): Ore =>
  cart.orders.reduce((highest, line) => maxOre(highest, line.frightPrice), zeroOre)

/** Total plus freight; collecting in the shop is free (spec §4, reading of R4.20). */
export const amountToPay = (cart: Pick<CartState, 'orders' | 'total' | 'selectedShipping'>): Ore =>
  cart.selectedShipping.id === 'delivery' ? plus(cart.total, shippingCost(cart)) : cart.total

/** What the discount takes off now, the pant rule included. */
export const discountedBy = (cart: Pick<CartState, 'discount' | 'total'>): Ore =>
  cart.discount.activated ? minus(cart.discount.originalTotal, cart.total) : zeroOre

const shippingPrice = (cart: CartState, id: CartState['selectedShipping']['id']): Ore => {
  if (id === 'collect') return zeroOre
  return cart.orders.length === 0 ? defaultDeliveryPrice : shippingCost(cart)
}

/** The one place where what follows from the lines is worked out: every function that changes them ends here. */
export const recalculated = (changed: CartState): CartState => {
  const { orders, selectedShipping } = changed
  const originalTotal = sumOf(orders, (line) => line.price)
  const count = orders.reduce((sum, line) => sum + line.count, 0)
  const discount = count === 0 ? noDiscount : { ...changed.discount, originalTotal }
  const cartErrors = changed.cartErrors.filter((error) => orders.some((line) => line.ean === error.eanNo))
  return {
    ...changed,
    count,
    discount,
    cartErrors,
    total: totalOf(orders, discount),
    isCartValid: orders.length > 0 && cartErrors.length === 0,
    selectedShipping: { id: selectedShipping.id, price: shippingPrice(changed, selectedShipping.id) },
  }
}
