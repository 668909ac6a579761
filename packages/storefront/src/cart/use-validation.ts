import { validateLines } from '@vidda/client/cart'
import { setCartErrors, type CartState } from '@vidda/domain/cart'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart, useCartStore } from './CartProvider.tsx'

const noPayments = (): readonly string[] => []

/**
 * Asks which lines of the cart can be had, at first and whenever the lines change, and notes the others as the cart's errors. Stock
 * held by the payments of `paymentsOf` (ids) counts as available. Answers a way to ask again. Without an answer the cart stays as it is; the
 * commerce API has the last word.
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
