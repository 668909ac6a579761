import { canAddOneMore, firstShop } from '../article/index.ts'
import { noDiscount } from './empty.ts'
import { recalculated } from './total.ts'
import type { CartLine, CartState, NewLine } from './types.ts'

const withLine = (cart: CartState, ean: string, change: (line: CartLine) => readonly CartLine[]): CartState =>
  recalculated({ ...cart, orders: cart.orders.flatMap((line) => (line.ean === ean ? change(line) : [line])) })

/**
 * One more of a variant, with the newest facts about it; the same cart when the purchase limit or the first shop's stock forbids it
 * (spec §4 Cart). A line is one EAN.
 */
export const addVariant = (cart: CartState, line: NewLine): CartState => {
  const count = cart.orders.find(({ ean }) => ean === line.ean)?.count ?? 0
  if (!canAddOneMore(line, count)) return cart
  if (count === 0) return recalculated({ ...cart, orders: [...cart.orders, { ...line, count: 1 }] })
  return withLine(cart, line.ean, () => [{ ...line, count: count + 1 }])
}

/**
 * As many of a variant as are wanted, however many there were: pressed twice it is the same. As many as limit and first shop's stock allow where that is
 * fewer; the line goes at 0. The newest facts about the goods are taken over.
 */
export const setCount = (cart: CartState, line: NewLine, wanted: number): CartState => {
  const count = Math.max(0, Math.min(Math.floor(wanted), line.webPurchaseLimit, firstShop(line.variant)?.qty ?? 0))
  if (count === 0) return removeLine(cart, line.ean)
  if (cart.orders.some(({ ean }) => ean === line.ean)) return withLine(cart, line.ean, () => [{ ...line, count }])
  return recalculated({ ...cart, orders: [...cart.orders, { ...line, count }] })
}

/** Undoes a removal: the line as it was, at the place where it stood. The same cart when the variant has come back already. */
export const putLineBack = (cart: CartState, line: CartLine, index: number): CartState => {
  if (cart.orders.some(({ ean }) => ean === line.ean)) return cart
  return recalculated({ ...cart, orders: cart.orders.toSpliced(index, 0, line) })
}

/** One less; the last one takes the line with it. */
export const decrement = (cart: CartState, ean: string): CartState =>
  withLine(cart, ean, (line) => (line.count > 1 ? [{ ...line, count: line.count - 1 }] : []))

export const removeLine = (cart: CartState, ean: string): CartState => withLine(cart, ean, () => [])

/** Empties lines, totals, payment data, discount and order info; the shopper's details and provider orders stay (spec §4 Cart). */
export const clearCart = (cart: CartState): CartState =>
  recalculated({ ...cart, orders: [], txData: null, discount: noDiscount, orderInfo: null })
