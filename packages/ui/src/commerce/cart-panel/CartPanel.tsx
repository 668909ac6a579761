import { useImperativeHandle, type ReactNode } from 'react'
import { cartTexts } from '@vidda/texts'
import { ButtonLink } from '../../primitives/button-link/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { useRemovalFocus } from '../cart-line/index.ts'
import { EmptyState } from '../../patterns/empty-state/index.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { CartPanelRoot } from './CartPanel.styles.ts'

export type CartPanelProps = RootProps<'div'> & {
  /** How many goods are in the cart; 0 shows the empty state instead of all else. */
  readonly count: number
  /** `CartLine`s. */
  readonly children: ReactNode
  /** A `RemovedLine`, above the lines and where there are none. */
  readonly removed?: ReactNode
  /** A `CartSummary`. */
  readonly summary: ReactNode
  /** Default `/checkout`. */
  readonly checkoutTo?: string | undefined
  /** Some line is click and collect only: said above the lines. */
  readonly reservationOnly?: boolean | undefined
  /** Closes the cart and leaves the shopper where they were. */
  readonly onContinue: () => void
  /** The way to the checkout was taken. */
  readonly onCheckout?: () => void
  /** Below the actions: a way to a promo code or to what is kept about the shopper. */
  readonly aside?: ReactNode
}

/** What the cart modal holds; the modal around it has the title `Min Handlekurv` (`texts.cart.title`). */
export function CartPanel({
  count,
  children,
  removed,
  summary,
  checkoutTo = '/checkout',
  reservationOnly = false,
  onContinue,
  onCheckout,
  aside,
  ref,
  ...rest
}: CartPanelProps) {
  const texts = useTexts(cartTexts)
  const root = useRemovalFocus<HTMLDivElement>()
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [root])
  if (count === 0) {
    return (
      <CartPanelRoot {...rest} ref={root}>
        {removed}
        <EmptyState icon="cart" title={texts.emptyTitle} action={<Button onClick={onContinue}>{texts.startShopping}</Button>}>
          <p>{texts.emptyText}</p>
        </EmptyState>
      </CartPanelRoot>
    )
  }
  return (
    <CartPanelRoot {...rest} ref={root}>
      {removed}
      {reservationOnly && (
        <Notice title={texts.reservationOnly}>
          <p>{texts.reservationOnlyText}</p>
        </Notice>
      )}
      <ul role="list" aria-label={texts.lines}>
        {children}
      </ul>
      <div data-part="foot">
        {summary}
        <div data-part="actions">
          <ButtonLink to={checkoutTo} full onClick={() => onCheckout?.()}>
            {texts.toCheckout}
          </ButtonLink>
          <Button variant="plain" full onClick={onContinue}>
            {texts.continue}
          </Button>
        </div>
      </div>
      {aside && <div data-part="aside">{aside}</div>}
    </CartPanelRoot>
  )
}
