import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/index.ts'
import { createCartStore, persistCart, type CartStore, type CartView } from './cart-store.ts'

const CartContext = createContext<CartStore | null>(null)

/** One cart per page: made per render on the server, read from local storage once hydrated and start-up is over (spec §4). */
export function CartProvider({ children }: { children: ReactNode }) {
  const { started } = useApp()
  const [store] = useState(createCartStore)
  useEffect(() => {
    let stop: (() => void) | null = () => undefined
    void started.then(() => {
      if (stop) stop = persistCart(store)
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [started, store])
  return <CartContext value={store}>{children}</CartContext>
}

export function useCart<T>(select: (view: CartView) => T): T {
  return useStore(useCartStore(), select)
}

/** For what only lazily fetched parts do with the cart. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (!store) throw new Error('useCart needs a <CartProvider> above it')
  return store
}
