import { RemovedLine } from '@vidda/ui/removed-line'
import { useEffect } from 'react'
import { useCart, useCartStore } from './CartProvider.tsx'
import { forgetRemoval, undoRemoval } from './removal.ts'

/** The line that was removed last, until it is put back or the cart is left. */
export function UndoRemoval() {
  const line = useCart(({ cart, removed }) => (removed && !cart.orders.some(({ ean }) => ean === removed.line.ean) ? removed.line : null))
  const store = useCartStore()
  useEffect(() => () => forgetRemoval(store), [store])
  return <RemovedLine name={line && `${line.name}, ${line.color}, ${line.size}`} onUndo={() => undoRemoval(store)} />
}
