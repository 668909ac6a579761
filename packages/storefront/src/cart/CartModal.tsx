import { isReservationOnly } from '@vidda/domain/cart'
import { screens } from '@vidda/domain/route'
import { CartModal as Modal } from '@vidda/ui/cart-modal'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { LoginHint, isLoginOpen } from '../login-modal/index.ts'
import { CartLines } from './CartLines.tsx'
import { useCart } from './CartProvider.tsx'
import { PromoCodeButton } from './PromoCodeButton.tsx'
import { Totals } from './Totals.tsx'
import { UndoRemoval } from './UndoRemoval.tsx'
import { usePromoCodeModal } from './use-promo-code-modal.tsx'
import { useTakenFlag } from './use-taken-flag.ts'
import { withOpenCart } from './with-open-cart.ts'

/** What was just put into the cart, with the way to the checkout. The promo code and the log-in take its place while they are open. */
export function CartModal() {
  const open = useCart((view) => view.modalOpen)
  const setOpen = useCart((view) => view.setModalOpen)
  const cart = useCart((view) => view.cart)
  const { key, pathname, search, hash, state } = useLocation()
  const page = pathname + search
  const isLogin = isLoginOpen(state)
  const openedAt = useRef({ key, page, isLogin })
  const promoCode = usePromoCodeModal()
  useTakenFlag()

  useEffect(() => {
    const before = openedAt.current
    openedAt.current = { key, page, isLogin }
    // A link in the cart leads away from it. The address that follows a colour may come after the press that opened the cart.
    const isSamePage = before.page === page && (hash !== '' || isLogin || before.isLogin)
    if (before.key !== key && !isSamePage) setOpen(false)
  }, [hash, isLogin, key, page, setOpen])

  return (
    <>
      <Modal
        open={open && !promoCode.open && !isLogin}
        onOpenChange={setOpen}
        count={cart.count}
        checkoutTo={screens.checkout}
        reservationOnly={isReservationOnly(cart)}
        removed={<UndoRemoval />}
        summary={<Totals />}
        aside={
          <>
            <LoginHint from={withOpenCart({ pathname, search, hash })} />
            <PromoCodeButton open={promoCode.open} pending={promoCode.pending} onToggle={promoCode.toggle} />
          </>
        }
      >
        <CartLines />
      </Modal>
      {promoCode.modal}
    </>
  )
}
