import { isReservationOnly } from '@vidda/domain/cart'
import { screens } from '@vidda/domain/route'
import { CartModal as Modal } from '@vidda/ui/cart-modal'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { LoginHint, isLoginOpen } from '../login-modal/index.ts'
import { CartLines } from './CartLines.tsx'
import { useCart } from './CartProvider.tsx'
import { openCartFlag } from './open-cart-flag.ts'
import { PromoCodeButton } from './PromoCodeButton.tsx'
import { Totals } from './Totals.tsx'
import { UndoRemoval } from './UndoRemoval.tsx'
import { usePromoCodeModal } from './use-promo-code-modal.tsx'
import { useTakenFlag } from './use-taken-flag.ts'
import { withOpenCart } from './with-open-cart.ts'

/** An address without what asks for the cart, which goes once the cart is open; and whether it asked. */
function withoutFlag(pathname: string, search: string): { readonly page: string; readonly isAsked: boolean } {
  const parameters = new URLSearchParams(search)
  const isAsked = parameters.has(openCartFlag)
  parameters.delete(openCartFlag)
  return { page: `${pathname}?${String(parameters)}`, isAsked }
}

/** What was just put into the cart, with the way to the checkout. The promo code and the log-in take its place while they are open. */
export function CartModal() {
  const open = useCart((view) => view.modalOpen)
  const setOpen = useCart((view) => view.setModalOpen)
  const cart = useCart((view) => view.cart)
  const { key, pathname, search, hash, state } = useLocation()
  const { page, isAsked } = withoutFlag(pathname, search)
  const isLogin = isLoginOpen(state)
  const openedAt = useRef({ key, page, isLogin, isAsked })
  const promoCode = usePromoCodeModal()
  useTakenFlag()

  useEffect(() => {
    const before = openedAt.current
    openedAt.current = { key, page, isLogin, isAsked }
    // A link in the cart leads away from it. The address that follows a colour may come after the press that opened the cart.
    const isSamePage = before.page === page && (hash !== '' || isLogin || before.isLogin || before.isAsked)
    if (before.key !== key && !isSamePage) setOpen(false)
  }, [hash, isAsked, isLogin, key, page, setOpen])

  return (
    <>
      <Modal
        open={open && !promoCode.open && !isLogin}
        onOpenChange={setOpen}
        count={cart.count}
        checkoutTo={screens.checkout}
        reservationOnly={isReservationOnly(cart)}
        removed={<UndoRemoval />}
        summary={<Totals beforeFreight={!isReservationOnly(cart)} />}
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
