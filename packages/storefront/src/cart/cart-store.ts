import { addVariant, emptyCart, persistedCart, restoreCart, type CartLine, type CartState, type NewLine } from '@vidda/domain/cart'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { cartKey, persist, type TabEvents } from '../app/index.ts'

/** Key of the promo code that is in use (spec §3 Persisted keys). */
const promoCodeKey = 'vd-promocode'

export type CartStore = StoreApi<CartView>

/** A line that the shopper has removed, with what it takes to put it back. Gone with the page. */
type Removal = {
  readonly line: CartLine
  readonly index: number
  readonly discount: CartState['discount']
  readonly promoCode: string | null
}

export type CartView = {
  readonly cart: CartState
  /** False on the server and until the stored cart has been read. */
  readonly ready: boolean
  /** The code that gave the discount; null without one. */
  readonly promoCode: string | null
  readonly modalOpen: boolean
  /** What can be undone: the line that was removed last, until the cart is left. */
  readonly removed: Removal | null
  /** Answers whether the cart took it: the purchase limit or the first shop's stock may stand in the way. */
  readonly add: (line: NewLine) => boolean
  readonly setModalOpen: (open: boolean) => void
  /** Anything else that is done with the cart, by a function of `domain`. */
  readonly change: (change: (cart: CartState) => CartState) => void
}

export function createCartStore(): CartStore {
  return createStore<CartView>()((set, get) => ({
    cart: emptyCart,
    ready: false,
    promoCode: null,
    modalOpen: false,
    removed: null,
    add(line) {
      const before = get().cart
      const cart = addVariant(before, line)
      set({ cart })
      return cart.count > before.count
    },
    setModalOpen: (modalOpen) => set({ modalOpen }),
    change: (change) => set({ cart: change(get().cart) }),
  }))
}

/** Keeps the cart and the promo code in local storage and in step with other tabs; the answer stops it. */
export function persistCart(store: CartStore, storage?: () => Storage, events?: TabEvents): () => void {
  const cartInStorage = { key: cartKey, select: storedOf, restore: (stored: unknown) => ({ cart: restoreCart(stored), ready: true }) }
  const stops = [persist(store, cartInStorage, storage, events), persist(store, promoCodeInStorage, storage, events)]
  return () => {
    for (const stop of stops) stop()
  }
}

const promoCodeInStorage = {
  key: promoCodeKey,
  select: ({ promoCode }: CartView) => promoCode,
  restore: (stored: unknown) => ({ promoCode: typeof stored === 'string' ? stored : null }),
}

const persisted = new WeakMap<CartState, unknown>()

/** The same value for the same cart: what is stored of it is made anew each time. */
function storedOf({ cart }: CartView): unknown {
  if (!persisted.has(cart)) persisted.set(cart, persistedCart(cart))
  return persisted.get(cart)
}
