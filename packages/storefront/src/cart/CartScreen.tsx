import { isReservationOnly } from '@vidda/domain/cart'
import { screens } from '@vidda/domain/route'
import { ButtonLink } from '@vidda/ui/button-link'
import { useRemovalFocus, type LineStock } from '@vidda/ui/cart-line'
import { Notice } from '@vidda/ui/notice'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { cartTexts, checkoutTexts, fill } from '@vidda/texts'
import type { ComponentType, ReactNode } from 'react'
import { EmptyPlace } from '../empty-place/index.ts'
import { LoginHint } from '../login-modal/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { CartLines } from './CartLines.tsx'
import { useCart } from './CartProvider.tsx'
import { CartScreenRoot } from './CartScreen.styles.ts'
import { PendingCart } from './PendingCart.tsx'
import { PriceChanges } from './PriceChanges.tsx'
import { PromoCodeButton } from './PromoCodeButton.tsx'
import { PurchasePromises } from './PurchasePromises.tsx'
import { Totals } from './Totals.tsx'
import { UndoRemoval } from './UndoRemoval.tsx'
import { useCartArticles } from './use-cart-articles.ts'
import { usePromoCodeModal } from './use-promo-code-modal.tsx'
import { useStoredPromoCode } from './use-promo-codes.ts'
import { useTerms, type Terms } from './use-terms.ts'
import { useValidation } from './use-validation.ts'

type PayParts = {
  /** The choices of delivery, shop and payment; null where there is one way. */
  readonly choices: ReactNode
  /** The totals, and the buttons to pay or to reserve. */
  readonly sums: ReactNode
  /** The order in which the shops are paid; null if one shop has everything. */
  readonly turns: ReactNode
  /** Stock of the line with an EAN; undefined where no shop is asked. */
  readonly stockOf: ((ean: string) => LineStock | undefined) | undefined
}

export type WaysProps = {
  /** The button of the promo code, shown among the sums. */
  readonly promoCode: ReactNode
  /** Terms of every purchase: undefined while they load, null after a failed request. */
  readonly terms: Terms | null | undefined
  readonly children: (parts: PayParts) => ReactNode
}

type CartScreenProps = {
  /** How the goods are got and paid for; without it they can be reserved. */
  readonly ways?: ComponentType<WaysProps>
  /** Other goods, at the end. */
  readonly recommended?: ReactNode
}

const onlyReserving = { choices: null, turns: null, stockOf: undefined } as const

/** The checkout's first screen: what is in the cart, and the ways on. */
export function CartScreen({ ways: Ways, recommended }: CartScreenProps) {
  const cart = useCart((view) => view.cart)
  const ready = useCart((view) => view.ready)
  const texts = useTexts(cartTexts)
  const checkout = useTexts(checkoutTexts)
  const root = useRemovalFocus<HTMLDivElement>()
  const promoCode = usePromoCodeModal()
  useStoredPromoCode(ready)
  useValidation()
  const promoCodeButton = <PromoCodeButton open={promoCode.open} pending={promoCode.pending} onToggle={promoCode.toggle} />
  const { changes, brands } = useCartArticles(ready)
  const terms = useTerms()
  const reserving = (
    <>
      <div data-part="totals">
        <Totals beforeFreight={!isReservationOnly(cart)} />
      </div>
      {promoCodeButton}
      <div data-part="bar">
        <ButtonLink to={screens.reserve} size="large" full>
          {checkout.reserve}
        </ButtonLink>
      </div>
      <p>{checkout.reserveHelp}</p>
    </>
  )
  const filled = ({ choices, sums, turns, stockOf }: PayParts) => (
    <>
      <ul data-part="lines" aria-label={texts.lines}>
        <CartLines stockOf={stockOf} brands={brands} />
      </ul>
      {choices && <div data-part="choices">{choices}</div>}
      {turns && <div data-part="turns">{turns}</div>}
      <div data-part="sum">
        {isReservationOnly(cart) && <Notice title={texts.reservationOnly}>{texts.reservationOnlyText}</Notice>}
        {sums}
        <PurchasePromises terms={terms} />
        <LoginHint from={screens.checkout} />
        <PriceChanges changes={changes} />
      </div>
      {recommended && <div data-part="recommended">{recommended}</div>}
    </>
  )

  return (
    <CartScreenRoot ref={root}>
      <div data-part="head">
        <ScreenTrail trail={[{ text: texts.title }]} />
        <div data-part="title">
          <SectionHeading level={1}>{texts.title}</SectionHeading>
          {cart.count > 0 && <p>{cart.count === 1 ? checkout.oneArticle : fill(checkout.articles, { count: cart.count })}</p>}
        </div>
        <UndoRemoval />
      </div>
      {!ready && <PendingCart rows="lines" />}
      {ready && cart.count === 0 && (
        <EmptyPlace
          of="cart"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<ButtonLink to={screens.home}>{texts.startShopping}</ButtonLink>}
          more={recommended}
        />
      )}
      {ready && cart.count > 0 && (
        <>
          {Ways ? (
            <Ways promoCode={promoCodeButton} terms={terms}>
              {filled}
            </Ways>
          ) : (
            filled({ ...onlyReserving, sums: reserving })
          )}
          {promoCode.modal}
        </>
      )}
    </CartScreenRoot>
  )
}
