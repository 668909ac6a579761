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

/** Key of the cart in local storage (spec §4). */
export const cartKey = 'vd-cart'

export type CartStore = StoreApi<CartView>

export type CartView = {
  readonly cart: CartState
  /** False on the server and until the stored cart has been read. */
  readonly ready: boolean
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

/**
 * Keeps the cart in local storage and in step with other tabs. Call once in a browser, after hydration; the answer
 * stops it. A full or forbidden storage leaves the cart in memory: `storage` is a function, for even touching a forbidden one throws.
 */
export function keepCart(
  store: CartStore,
  storage: () => Storage,
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const read = () => store.setState({ cart: restoreCart(stored(storage)), ready: true })
  read()
  const stopWriting = store.subscribe(({ cart }, { cart: before }) => {
    if (cart !== before) write(storage, cart)
  })
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) read()
  }
  events.addEventListener('storage', onStorage)
  return () => {
    stopWriting()
    events.removeEventListener('storage', onStorage)
  }
}

function stored(storage: () => Storage): unknown {
  try {
    return JSON.parse(storage().getItem(cartKey) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: () => Storage, cart: CartState): void {
  try {
    const text = JSON.stringify(persistedCart(cart))
    if (storage().getItem(cartKey) !== text) storage().setItem(cartKey, text)
  } catch {
    // The cart goes on in memory.
  }
}
