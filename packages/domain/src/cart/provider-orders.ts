import type { CartState } from './types.ts'

/** Known by its order id, and held once (spec §4 Payment orders). */
export const addKlarnaOrder = (cart: CartState, orderId: string): CartState =>
  cart.klarnaOrders.some((order) => order.orderId === orderId) ? cart : { ...cart, klarnaOrders: [...cart.klarnaOrders, { orderId }] }

export const removeKlarnaOrder = (cart: CartState, orderId: string): CartState => ({
  ...cart,
  klarnaOrders: cart.klarnaOrders.filter((order) => order.orderId !== orderId),
})

/** One order per shop: a new one takes the place of the old (spec §4 Payment orders). */
export const setQliroOrder = (cart: CartState, order: CartState['qliroOrders'][number]): CartState => ({
  ...cart,
  qliroOrders: [...cart.qliroOrders.filter(({ shopId }) => shopId !== order.shopId), order],
})

export const removeQliroOrder = (cart: CartState, orderId: string): CartState => ({
  ...cart,
  qliroOrders: cart.qliroOrders.filter((order) => order.orderId !== orderId),
})

export const removeQliroOrders = (cart: CartState): CartState => ({ ...cart, qliroOrders: [] })
