import {
  amountToPay,
  chooseShipping,
  removeKlarnaOrder,
  removeLine,
  removeQliroOrder,
  setQliroOrder,
  type CartState,
} from '@vidda/domain/cart'
import type { PaymentProvider, PaymentRequest } from '@vidda/domain/payment-page'
import { qliroOrdersOf } from '../cart/index.ts'

/** From which shop the cart is wanted, and how: what the cart's `orderInfo` holds. */
export type Wish = { readonly shopId: number; readonly shipping: 'collect' | 'delivery' }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Null where nothing was chosen, or what was stored is not understood. */
export function wishOf({ orderInfo }: Pick<CartState, 'orderInfo'>): Wish | null {
  if (!isObject(orderInfo)) return null
  const { shopId, shipping } = orderInfo
  if (!Number.isInteger(shopId) || (shipping !== 'collect' && shipping !== 'delivery')) return null
  return { shopId: shopId as number, shipping }
}

/** Noted beside what `orderInfo` holds already; without a shop while none is known to have the goods. */
export const withWish = (cart: CartState, wish: { readonly [Name in keyof Wish]: Wish[Name] | null }): CartState => ({
  ...cart,
  orderInfo: { ...(isObject(cart.orderInfo) && cart.orderInfo), ...wish },
})

type QliroOrders = CartState['qliroOrders']

/** Of the cart's sessions with Qliro storage keeps none (spec §3), and goods that one of them holds are there for no other: `orderInfo` keeps their ids. */
const keepQliroOrders = (cart: CartState): CartState => ({
  ...cart,
  orderInfo: { ...(isObject(cart.orderInfo) && cart.orderInfo), qliroOrders: cart.qliroOrders },
})

const withKeptQliroOrders = (cart: CartState): CartState => qliroOrdersOf(cart).reduce(setQliroOrder, cart)

export const noteQliroOrder = (cart: CartState, order: QliroOrders[number]): CartState =>
  keepQliroOrders(setQliroOrder(withKeptQliroOrders(cart), order))

/** The cart without a session that is over, whose ever it is. */
export const forgetSession = (cart: CartState, sessionId: string): CartState =>
  keepQliroOrders(removeQliroOrder(removeKlarnaOrder(withKeptQliroOrders(cart), sessionId), sessionId))

/** The cart without what the last validation reported: what can be paid for. */
export const payable = (cart: CartState): CartState => cart.cartErrors.reduce((rest, { eanNo }) => removeLine(rest, eanNo), cart)

/** Id of the open session with a provider that the cart knows of. */
export function sessionIdOf(cart: CartState, provider: PaymentProvider, shopId: number): string | null {
  if (provider === 'klarna') return cart.klarnaOrders.at(-1)?.orderId ?? null
  return qliroOrdersOf(cart).find((order) => order.shopId === shopId)?.orderId ?? null
}

export function paymentRequest(
  cart: CartState,
  { shopId, shipping }: Wish,
  promoCode: string | null,
  replaces: string | null,
): PaymentRequest {
  const goods = chooseShipping(payable(cart), shipping)
  return {
    shopId,
    shipping,
    lines: goods.orders.map(({ ean, count }) => ({ ean, count })),
    promoCode: goods.discount.activated ? promoCode : null,
    seenTotal: amountToPay(goods),
    replaces,
  }
}
