import { availableLines } from '@vidda/domain/cart'
import { reservationProblems, type FormProblems, type Reservation } from '@vidda/domain/reservation'
import { screens } from '@vidda/domain/route'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { Notice } from '@vidda/ui/notice'
import { ReservationForm, type ReservationValues } from '@vidda/ui/reservation-form'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { cartTexts, fill, reservationTexts, type WordsOf } from '@vidda/texts'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CartScreenRoot, LineErrors, PendingCart, PriceChanges, Totals, useCart, useValidation } from '../cart/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { ChooseShop } from './ChooseShop.tsx'
import type { ReceiptState } from './use-receipt-token.ts'
import { useReservation, type Limit, type Outcome } from './use-reservation.ts'

const nobody: ReservationValues = { name: '', email: '', phone: '' }

/** Klikk & Hent: which shop, and who collects. */
export function ReserveScreen() {
  const cart = useCart((view) => view.cart)
  const ready = useCart((view) => view.ready)
  const clear = useCart((view) => view.clear)
  const remove = useCart((view) => view.remove)
  const texts = useTexts(reservationTexts)
  const cartWords = useTexts(cartTexts)
  const navigate = useNavigate()
  const validate = useValidation()
  const { busy, reserve } = useReservation()
  const { state } = useLocation() as { state: { shopId?: number | null } | null }
  const [shopId, setShopId] = useState<number | null>(state?.shopId ?? null)
  const [values, setValues] = useState(nobody)
  const [asked, setAsked] = useState(false)
  const [shopAsked, setShopAsked] = useState(false)
  const shops = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<Exclude<Outcome, { kind: 'reserved' }> | { readonly kind: 'noneLeft' } | null>(null)
  const [refused, setRefused] = useState<FormProblems>({})
  const problems = { ...refused, ...reservationProblems(values) }

  /** What the commerce API refused stands until that field is written anew. */
  function handleChange(next: ReservationValues) {
    const unchanged = ([field]: [string, unknown]) => next[field as keyof ReservationValues] === values[field as keyof ReservationValues]
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(unchanged)))
    setValues(next)
  }

  async function handleSubmit() {
    setShopAsked(true)
    // One thing at a time, from the top: the form's own summary would take the focus down again.
    if (shopId === null) return shops.current?.focus()
    setAsked(true)
    if (Object.keys(reservationProblems(values)).length > 0) return
    setFailure(null)
    const lines = availableLines(cart)
    if (lines.length === 0) return setFailure({ kind: 'noneLeft' })
    const outcome = await reserve(values, shopId, lines)
    if (outcome.kind === 'soldOut' || outcome.kind === 'changed') validate()
    if (outcome.kind === 'refused') setRefused(Object.fromEntries(outcome.fields.map((field) => [field, 'invalid' as const])))
    if (outcome.kind !== 'reserved') return setFailure(outcome)
    await navigate(screens.receipt, { replace: true, state: { token: outcome.reservation.token } satisfies ReceiptState })
    takeOut(outcome.reservation)
  }

  /** What was not reserved stays in the cart, for another shop may have it. */
  function takeOut({ articles }: Reservation) {
    if (articles.length === cart.orders.length) clear()
    else for (const { ean } of articles) remove(ean)
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
        <ChooseShop value={shopId} onChange={setShopId} />
      </div>
      <div data-part="sum">
        <LineErrors />
        <Totals collected />
        <ReservationForm
          values={values}
          onChange={handleChange}
          errors={asked ? wordsOf(problems, texts) : {}}
          busy={busy}
          onSubmit={() => void handleSubmit()}
        >
          {failure && (
            <Notice tone="error" role="alert">
              {failure.kind === 'limited' ? limitInWords(failure.limit, texts) : texts[failure.kind]}
            </Notice>
          )}
        </ReservationForm>
        <PriceChanges />
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

function wordsOf(problems: FormProblems, texts: WordsOf<typeof reservationTexts>): Partial<Record<keyof ReservationValues, string>> {
  return {
    ...(problems.name ? { name: problems.name === 'required' ? texts.nameMissing : texts.nameRefused } : {}),
    ...(problems.email ? { email: texts.emailInvalid } : {}),
    ...(problems.phone ? { phone: texts.phoneInvalid } : {}),
  }
}
