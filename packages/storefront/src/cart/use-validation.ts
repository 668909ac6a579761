import { validateLines } from '@vidda/client/cart'
import { setCartErrors, type CartState } from '@vidda/domain/cart'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart, useCartStore } from './CartProvider.tsx'

const noPayments = (): readonly string[] => []

/**
 * Validates the cart with the commerce API on mount and whenever its lines change, and stores the errors it returns. `paymentsOf` gives the ids of open
 * payment sessions, whose reserved stock counts as available. Returns a function that validates again. If the request fails, the cart keeps its errors.
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
