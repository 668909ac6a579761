import { RemovedLine } from '@vidda/ui/removed-line'
import { useEffect } from 'react'
import { useCart } from './CartProvider.tsx'

/** The line that was removed last, until it is put back or the cart is left. */
export function UndoRemoval() {
  const line = useCart(({ cart, removed }) => (removed && !cart.orders.some(({ ean }) => ean === removed.line.ean) ? removed.line : null))
  const undo = useCart((view) => view.undoRemoval)
  const forget = useCart((view) => view.forgetRemoval)
  useEffect(() => forget, [forget])
  return <RemovedLine name={line && `${line.name}, ${line.color}, ${line.size}`} onUndo={undo} />
}
