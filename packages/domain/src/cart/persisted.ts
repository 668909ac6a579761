import { zeroOre } from '../money/index.ts'
import { exactOre } from '../money/ore.ts'
import { emptyCart, noDiscount } from './empty.ts'
import { asRecord, listOf, readAmount, readLine } from './stored-line.ts'
import { recalculated } from './total.ts'
import type { CartLine, CartState, Discount, PersistedCart } from './types.ts'

export const persistedCart = ({ total, shipping, discount, klarnaOrders, orderInfo, orders, client, count }: CartState): PersistedCart => ({
  total,
  shipping,
  discount,
  klarnaOrders,
  orderInfo,
  orders,
  client,
  count,
})

const readDiscount = (stored: unknown): Discount => {
  const { activated, fixed, amount } = asRecord(stored)
  if (activated !== true) return noDiscount
  if (fixed === false && typeof amount === 'number' && amount >= 0 && amount <= 1)
    return { activated, fixed, amount, originalTotal: zeroOre }
  const ore = readAmount(amount)
  return fixed === true && ore !== null ? { activated, fixed, amount: ore, originalTotal: zeroOre } : noDiscount
}

const readClient = (stored: unknown): CartState['client'] =>
  Object.fromEntries(Object.entries(asRecord(stored)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const readShipping = (stored: unknown): CartState['shipping'] =>
  listOf(stored, (entry) => {
    const { id, name, price } = asRecord(entry)
    const ore = readAmount(price)
    return typeof id === 'number' && typeof name === 'string' && ore !== null ? { id, name, price: exactOre(ore) } : null
  })

const readKlarnaOrders = (stored: unknown): CartState['klarnaOrders'] =>
  listOf(stored, (entry) => {
    const { orderId } = asRecord(entry)
    return typeof orderId === 'string' ? { orderId } : null
  })

const onePerEan = (lines: readonly CartLine[]): readonly CartLine[] => [...new Map(lines.map((line) => [line.ean, line])).values()]

/** A cart from what the browser's storage held: broken parts are dropped, sums are worked out anew, and it never throws. */
export const restoreCart = (stored: unknown): CartState => {
  const { orders, client, shipping, discount, klarnaOrders, orderInfo } = asRecord(stored)
  return recalculated({
    ...emptyCart,
    orders: onePerEan(listOf(orders, readLine)),
    client: readClient(client),
    shipping: readShipping(shipping),
    discount: readDiscount(discount),
    klarnaOrders: readKlarnaOrders(klarnaOrders),
    orderInfo: orderInfo ?? null,
  })
}
