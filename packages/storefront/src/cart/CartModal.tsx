import { isReservationOnly } from '@vidda/domain/cart'
import { screens } from '@vidda/domain/route'
import { CartModal as Modal } from '@vidda/ui/cart-modal'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CartLines } from './CartLines.tsx'
import { useCart } from './CartProvider.tsx'
import { Totals } from './Totals.tsx'

/** What was just put into the cart, with the way to the checkout. */
export function CartModal() {
  const open = useCart((view) => view.modalOpen)
  const setOpen = useCart((view) => view.setModalOpen)
  const cart = useCart((view) => view.cart)
  const { key } = useLocation()
  const openedAt = useRef(key)

  useEffect(() => {
    // A link in the cart leads away from it.
    if (openedAt.current !== key) setOpen(false)
    openedAt.current = key
  }, [key, setOpen])

  return (
    <Modal
      open={open}
      onOpenChange={setOpen}
      count={cart.count}
      checkoutTo={screens.checkout}
      reservationOnly={isReservationOnly(cart)}
      summary={<Totals />}
    >
      <CartLines />
    </Modal>
  )
}
