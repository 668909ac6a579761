import type { CartState } from '@vidda/domain/cart'

type QliroOrders = CartState['qliroOrders']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isQliroOrder = (value: unknown): value is QliroOrders[number] =>
  isObject(value) && Number.isInteger(value['shopId']) && typeof value['orderId'] === 'string'

/** The sessions with Qliro: storage keeps none of the cart's own (spec §3), and `orderInfo` has them instead. */
export function qliroOrdersOf({ qliroOrders, orderInfo }: Pick<CartState, 'qliroOrders' | 'orderInfo'>): QliroOrders {
  if (qliroOrders.length > 0 || !isObject(orderInfo)) return qliroOrders
  const { qliroOrders: kept } = orderInfo
  return Array.isArray(kept) ? kept.filter(isQliroOrder) : []
}

/** Ids of the cart's open payment sessions, which hold stock for it. */
export const openPayments = (cart: Pick<CartState, 'klarnaOrders' | 'qliroOrders' | 'orderInfo'>): readonly string[] =>
  [...cart.klarnaOrders, ...qliroOrdersOf(cart)].map(({ orderId }) => orderId)
