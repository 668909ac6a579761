import { validateLines } from '@vidda/client/cart'
import { setCartErrors } from '@vidda/domain/cart'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart, useCartStore } from './CartProvider.tsx'
import { openPayments } from './open-payments.ts'

/**
 * Validates the cart's lines with the commerce API on mount and whenever a line changes, and stores the errors in the cart. A failed request leaves the
 * stored errors unchanged. What the cart's open payment sessions hold counts as in stock. Returns a function that validates again.
 */
export function useValidation(): () => void {
  const { api, log } = useApp()
  const store = useCartStore()
  const lines = useCart((view) => view.cart.orders.map(({ ean, count }) => `${ean}:${count}`).join())
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (lines === '') return
    let current = true
    const { cart: asked } = store.getState()
    validateLines(api, asked.orders, openPayments(asked)).then((errors) => {
      if (current) store.setState(({ cart }) => ({ cart: setCartErrors(cart, errors) }))
    }, log)
    return () => {
      current = false
    }
  }, [api, attempt, lines, log, store])

  return useCallback(() => setAttempt((count) => count + 1), [])
}
