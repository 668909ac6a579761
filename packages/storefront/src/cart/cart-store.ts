import {
  addVariant,
  clearCart,
  decrement,
  emptyCart,
  persistedCart,
  removeLine,
  restoreCart,
  type CartState,
  type NewLine,
} from '@vidda/domain/cart'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { keep, type TabEvents } from '../app/index.ts'

/** Key of the cart in local storage (spec §4). */
export const cartKey = 'vd-cart'
/** Key of the promo code that is in use (spec §3 Persisted keys). */
const promoCodeKey = 'vd-promocode'

export type CartStore = StoreApi<CartView>

export type CartView = {
  readonly cart: CartState
  /** False on the server and until the stored cart has been read. */
  readonly ready: boolean
  /** The code that gave the discount; null without one. */
  readonly promoCode: string | null
  readonly modalOpen: boolean
  /** Answers whether the cart took it: the purchase limit or the first shop's stock may stand in the way. */
  readonly add: (line: NewLine) => boolean
  readonly decrement: (ean: string) => void
  readonly remove: (ean: string) => void
  readonly clear: () => void
  readonly setModalOpen: (open: boolean) => void
}

export function createCartStore(): CartStore {
  return createStore<CartView>()((set, get) => ({
    cart: emptyCart,
    ready: false,
    promoCode: null,
    modalOpen: false,
    add(line) {
      const before = get().cart
      const cart = addVariant(before, line)
      set({ cart })
      return cart.count > before.count
    },
    decrement: (ean) => set({ cart: decrement(get().cart, ean) }),
    remove: (ean) => set({ cart: removeLine(get().cart, ean) }),
    clear: () => set({ cart: clearCart(get().cart) }),
    setModalOpen: (modalOpen) => set({ modalOpen }),
  }))
}

/** Keeps the cart and the promo code in local storage and in step with other tabs; the answer stops it. */
export function keepCart(store: CartStore, storage?: () => Storage, events?: TabEvents): () => void {
  const restored = { key: cartKey, select: keptOf, restore: (stored: unknown) => ({ cart: restoreCart(stored), ready: true }) }
  const stops = [keep(store, restored, storage, events), keep(store, keptPromoCode, storage, events)]
  return () => {
    for (const stop of stops) stop()
  }
}

const keptPromoCode = {
  key: promoCodeKey,
  select: ({ promoCode }: CartView) => promoCode,
  restore: (stored: unknown) => ({ promoCode: typeof stored === 'string' ? stored : null }),
}

const kept = new WeakMap<CartState, unknown>()

/** The same value for the same cart: what is stored of it is made anew each time. */
function keptOf({ cart }: CartView): unknown {
  if (!kept.has(cart)) kept.set(cart, persistedCart(cart))
  return kept.get(cart)
}
