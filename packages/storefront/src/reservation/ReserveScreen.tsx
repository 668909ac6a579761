import { availableLines, isReservationOnly, removeLine, shippingCost } from '@vidda/domain/cart'
import { formatMoney } from '@vidda/domain/money'
import type { Reservation } from '@vidda/domain/reservation'
import { screens } from '@vidda/domain/route'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { Notice } from '@vidda/ui/notice'
import { ReservationForm } from '@vidda/ui/reservation-form'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { cartTexts, fill, reservationTexts, type WordsOf } from '@vidda/texts'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import {
  CartScreenRoot,
  emptyTheCart,
  LineErrors,
  openPayments,
  PendingCart,
  PriceChanges,
  Totals,
  useCart,
  useCartArticles,
  useCartStore,
  useValidation,
} from '../cart/index.ts'
import { LoginHint } from '../login-modal/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { forgetSession, wishOf } from '../payment/index.ts'
import { useMyShop } from '../my-shop/index.ts'
import { ChooseShop } from './ChooseShop.tsx'
import { useCustomerForm } from './use-customer-form.ts'
import type { ReceiptState } from './use-receipt-token.ts'
import { useReservation, type Limit, type Outcome } from './use-reservation.ts'

/** Klikk & Hent: which shop, and who collects; where nothing can be paid here, the shop sends the goods too. */
export function ReserveScreen() {
  const { brand } = useApp()
  const cart = useCart((view) => view.cart)
  const ready = useCart((view) => view.ready)
  const store = useCartStore()
  const texts = useTexts(reservationTexts)
  const cartWords = useTexts(cartTexts)
  const navigate = useNavigate()
  const validate = useValidation()
  const { changes } = useCartArticles(ready)
  const { pending, reserve } = useReservation()
  const { state } = useLocation() as { state: { shopId?: number | null } | null }
  const change = useCart((view) => view.change)
  const myShop = useMyShop()
  const [pickedShop, setPickedShop] = useState<number | null | undefined>()
  const shopId = pickedShop === undefined ? (state?.shopId ?? wishOf(cart)?.shopId ?? myShop?.id ?? null) : pickedShop
  const canBeSent = brand.providers.length === 0 && !isReservationOnly(cart)
  const form = useCustomerForm(canBeSent)
  const [asked, setAsked] = useState(false)
  const [shopAsked, setShopAsked] = useState(false)
  const shops = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<Exclude<Outcome, { kind: 'reserved' }> | { readonly kind: 'noneLeft' } | null>(null)
  const [checking, setChecking] = useState(false)

  async function handleSubmit() {
    const lines = availableLines(cart)
    if (lines.length === 0) return setFailure({ kind: 'noneLeft' })
    setShopAsked(true)
    // One thing at a time, from the top: the form's own summary would take the focus down again.
    if (shopId === null) return shops.current?.focus()
    setAsked(true)
    if (!form.isFilled) return
    setFailure(null)
    setChecking(true)
    const isFound = await form.checkAddress()
    setChecking(false)
    if (!isFound) return
    const payments = openPayments(cart)
    const outcome = await reserve(form.values, shopId, lines, payments)
    if (outcome.kind === 'soldOut' || outcome.kind === 'changed') validate()
    if (outcome.kind === 'refused') form.refuse(outcome.fields)
    if (outcome.kind !== 'reserved') return setFailure(outcome)
    change((before) => ({ ...before, client: { ...before.client, ...form.values } }))
    await navigate(screens.receipt, { replace: true, state: { token: outcome.reservation.token } satisfies ReceiptState })
    takeOut(outcome.reservation)
    change((before) => payments.reduce(forgetSession, before))
  }

  /** What was not reserved stays in the cart, for another shop may have it. */
  function takeOut({ articles }: Reservation) {
    if (articles.length === cart.orders.length) emptyTheCart(store)
    else change((before) => articles.reduce((rest, { ean }) => removeLine(rest, ean), before))
  }

  const heading = (
    <div data-part="head">
      <ScreenTrail
        trail={[{ text: cartWords.title, to: screens.checkout }, { text: texts.title }]}
        previous={{ to: screens.checkout, title: cartWords.title }}
      />
      <SectionHeading level={1} text={texts.intro}>
        {texts.title}
      </SectionHeading>
    </div>
  )
  if (!ready) {
    return (
      <CartScreenRoot>
        {heading}
        <PendingCart rows="shops" />
      </CartScreenRoot>
    )
  }
  if (cart.count === 0) {
    return (
      <CartScreenRoot>
        {heading}
        <EmptyState icon="cart" title={cartWords.emptyTitle} action={<ButtonLink to={screens.home}>{cartWords.startShopping}</ButtonLink>}>
          {cartWords.emptyText}
        </EmptyState>
      </CartScreenRoot>
    )
  }
  return (
    <CartScreenRoot>
      {heading}
      <div data-part="shops" ref={shops} tabIndex={-1} role="group" aria-label={texts.chooseShop}>
        {shopAsked && shopId === null && (
          <Notice tone="error" role="alert">
            {texts.shopMissing}
          </Notice>
        )}
        <ChooseShop value={shopId} onChange={setPickedShop} />
      </div>
      <div data-part="sum">
        <LineErrors />
        <Totals collected />
        <LoginHint from={screens.reserve} />
        <ReservationForm
          values={form.values}
          onValuesChange={form.write}
          errors={asked ? form.errors : {}}
          loading={pending || checking}
          onSubmit={handleSubmit}
          addresses={form.addresses}
          {...(canBeSent && { freight: formatMoney(shippingCost(cart)) })}
        >
          {failure && (
            <Notice tone="error" role="alert">
              {failure.kind === 'limited' ? limitInWords(failure.limit, texts) : texts[failure.kind]}
            </Notice>
          )}
        </ReservationForm>
        <PriceChanges changes={changes} />
      </div>
    </CartScreenRoot>
  )
}

const limitTexts = {
  openReservations: 'limitOpenReservations',
  unitsPerAddress: 'limitUnitsPerAddress',
  mailsPerReceiver: 'limitMailsPerReceiver',
} as const

/** Which limit, how much of it is left, and what to do. */
function limitInWords({ name, most, left }: Limit, texts: WordsOf<typeof reservationTexts>): string {
  if (name !== 'openUnits') return fill(texts[limitTexts[name]], { most })
  if (left === most) return fill(texts.limitOpenUnitsCart, { most })
  return left === 0 ? fill(texts.limitOpenUnitsFull, { most }) : fill(texts.limitOpenUnits, { most, left })
}
