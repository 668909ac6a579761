import { cartTexts, privacyTexts } from '@vidda/texts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { CartPanel, type CartPanelProps } from '../cart-panel/index.ts'
import { Modal, type ModalProps } from '../../primitives/modal/index.ts'
import { PrivacyText } from '../../patterns/privacy-modal/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

/** What else it takes goes to the panel. */
export type CartModalProps = RootProps<'div'> &
  Pick<ModalProps, 'open' | 'onOpenChange' | 'onClosed'> &
  Pick<CartPanelProps, 'count' | 'children' | 'removed' | 'summary' | 'checkoutTo' | 'reservationOnly' | 'aside'> & {
    /** The whole privacy policy; default `/personvernerklaering`. */
    readonly policyTo?: string
  }

/**
 * `Min Handlekurv` (spec §2). `Personvern` takes its place within the same dialog, so that only one is ever open, and leads back.
 * Import it lazily: it brings Base UI.
 */
export function CartModal(props: CartModalProps) {
  const { policyTo, count, children, removed, summary, checkoutTo, reservationOnly, aside, ...modal } = props
  const { open, onOpenChange } = modal
  const texts = useTexts(cartTexts)
  const privacy = useTexts(privacyTexts)
  const [shown, setShown] = useState<'cart' | 'privacy'>('cart')
  const toPrivacy = useRef<HTMLButtonElement>(null)
  const returned = useRef(false)
  const close = () => onOpenChange(false)

  useEffect(() => {
    // Whoever opens the cart anew wants the cart.
    if (open) return
    returned.current = false
    setShown('cart')
  }, [open])

  useEffect(() => {
    if (shown === 'cart' && returned.current) toPrivacy.current?.focus()
    returned.current = shown === 'privacy'
  }, [shown])

  return (
    <Modal {...modal} title={shown === 'cart' ? texts.title : privacy.title}>
      {shown === 'privacy' ? (
        <PrivacyText {...(policyTo !== undefined && { policyTo })} onPolicy={close} onBack={() => setShown('cart')} />
      ) : (
        <CartPanel
          {...{ count, removed, summary, checkoutTo, reservationOnly }}
          onContinue={close}
          onCheckout={close}
          aside={
            <>
              {aside}
              <Button ref={toPrivacy} variant="plain" onClick={() => setShown('privacy')}>
                {privacy.open}
              </Button>
            </>
          }
        >
          {children}
        </CartPanel>
      )}
    </Modal>
  )
}
