import { zeroOre } from '../money/index.ts'
import { defaultDeliveryPrice } from '../shipping/index.ts'
import type { CartState, Discount } from './types.ts'

export const noDiscount: Discount = { activated: false, fixed: true, amount: zeroOre, originalTotal: zeroOre }

/** A new visitor's cart: delivery at the default price, nothing in it (spec §4). */
export const emptyCart: CartState = {
  orders: [],
  client: {},
  count: 0,
  total: zeroOre,
  shipping: [],
  txData: null,
  discount: noDiscount,
  klarnaOrders: [],
  qliroOrders: [],
  orderInfo: null,
  selectedShipping: { id: 'delivery', price: defaultDeliveryPrice },
  isCartValid: false,
  cartErrors: [],
}
