import { recalculated } from './total.ts'
import type { CartLine, CartState } from './types.ts'

/** What goods cost, in øre. */
export type Prices = Pick<CartLine, 'price' | 'beforePrice' | 'pant' | 'frightPrice'>

const costs = (line: CartLine, { price, beforePrice, pant, frightPrice }: Prices): boolean =>
  line.price === price && line.beforePrice === beforePrice && line.pant === pant && line.frightPrice === frightPrice

/** The lines at what their articles cost now, by id; the same cart when nothing costs otherwise. An article that is not named keeps its prices. */
export function priced(cart: CartState, prices: ReadonlyMap<number, Prices>): CartState {
  const orders = cart.orders.map((line) => {
    const now = prices.get(line.articleId)
    if (!now || costs(line, now)) return line
    return { ...line, price: now.price, beforePrice: now.beforePrice, pant: now.pant, frightPrice: now.frightPrice }
  })
  return orders.every((line, index) => line === cart.orders[index]) ? cart : recalculated({ ...cart, orders })
}
