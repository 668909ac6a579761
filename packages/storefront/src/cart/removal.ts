import { applyDiscount, clearCart, putLineBack, removeLine } from '@vidda/domain/cart'
import type { CartStore } from './cart-store.ts'

// Apart from the store, which every page loads: only where the lines show can one be removed.

/** Takes a line out; until the cart is left it can be put back. */
export function removeFromCart(store: CartStore, ean: string): void {
  const { cart, promoCode } = store.getState()
  const index = cart.orders.findIndex((line) => line.ean === ean)
  const line = cart.orders[index]
  if (line) store.setState({ cart: removeLine(cart, ean), removed: { line, index, discount: cart.discount, promoCode } })
}

/** Puts the line that was removed last back where it stood. */
export function undoRemoval(store: CartStore): void {
  const { cart, removed, promoCode } = store.getState()
  if (!removed) return
  const back = putLineBack(cart, removed.line, removed.index)
  // An empty cart has no discount; a code that was taken out meanwhile stays out.
  const isSameCode = removed.discount.activated && removed.promoCode === promoCode
  store.setState({ cart: isSameCode ? applyDiscount(back, removed.discount) : back, removed: null })
}

export const forgetRemoval = (store: CartStore): void => store.setState({ removed: null })

/** Empties the cart, for good. */
export const emptyTheCart = (store: CartStore): void => store.setState(({ cart }) => ({ cart: clearCart(cart), removed: null }))
