import { recalculated } from './total.ts'
import type { CartLine, CartState } from './types.ts'

/** Replaces the errors of the last validation; those of lines that are not in the cart are left out. */
export const setCartErrors = (cart: CartState, cartErrors: CartState['cartErrors']): CartState => recalculated({ ...cart, cartErrors })

/** Has lines, and none of them is reported by the last validation (spec §4 Total). */
export const isCartValid = (cart: CartState): boolean => cart.isCartValid

/** The lines that can be had, as far as the last validation knows. */
export const availableLines = ({ orders, cartErrors }: Pick<CartState, 'orders' | 'cartErrors'>): readonly CartLine[] =>
  orders.filter((line) => !cartErrors.some((error) => error.eanNo === line.ean))

/** One line that cannot be bought online restricts the whole cart to reservation (decisions.md, Stock). */
export const isReservationOnly = (cart: Pick<CartState, 'orders'>): boolean => cart.orders.some((line) => line.onlyCC || !line.canPurchase)

export const chooseShipping = (cart: CartState, id: CartState['selectedShipping']['id']): CartState =>
  recalculated({ ...cart, selectedShipping: { ...cart.selectedShipping, id } })
