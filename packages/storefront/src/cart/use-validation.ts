import { validateLines } from '@vidda/client/cart'
import { setCartErrors, type CartState } from '@vidda/domain/cart'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart, useCartStore } from './CartProvider.tsx'

const noPayments = (): readonly string[] => []

/**
 * Validates the cart's lines with the commerce API on mount and whenever a line changes, and stores the errors in the cart. A failed request leaves the
 * stored errors unchanged. `paymentsOf` returns the ids of the cart's open payment sessions, whose reserved units count as in stock. Returns a function
 * that validates again.
 */
export function useValidation(paymentsOf: (cart: CartState) => readonly string[] = noPayments): () => void {
  const { api, log } = useApp()
  const store = useCartStore()
  const lines = useCart((view) => view.cart.orders.map(({ ean, count }) => `${ean}:${count}`).join())
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (lines === '') return
    let current = true
    const { cart: asked } = store.getState()
    validateLines(api, asked.orders, paymentsOf(asked)).then((errors) => {
      if (current) store.setState(({ cart }) => ({ cart: setCartErrors(cart, errors) }))
    }, log)
    return () => {
      current = false
    }
  }, [api, attempt, lines, log, paymentsOf, store])

  return useCallback(() => setAttempt((count) => count + 1), [])
}
