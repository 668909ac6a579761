import { weekdayDateTime } from '@vidda/domain/date-text'
import { ApiError } from '@vidda/client'
import { fetchReceipt } from '@vidda/client/reservations'
import { imageSources } from '@vidda/contract'
import type { OrderReceipt as Order } from '@vidda/domain/payment-page'
import { reservationStates, type Reservation } from '@vidda/domain/reservation'
import { screens } from '@vidda/domain/route'
import type { Shop } from '@vidda/domain/shop'
import { writtenOrgNumber } from '@vidda/domain/written'
import { hoursLines } from '@vidda/ui/opening-hours'
import { ButtonLink } from '@vidda/ui/button-link'
import { Notice } from '@vidda/ui/notice'
import { OrderNotice } from '@vidda/ui/order-notice'
import { PageError } from '@vidda/ui/page-error'
import { QrCode } from '@vidda/ui/qr-code'
import { ReceiptCard } from '@vidda/ui/receipt-card'
import { SectionHeading } from '@vidda/ui/section-heading'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { commonTexts, errorsTexts, fill, hoursTexts, ownReservationTexts, receiptTexts, reservationTexts } from '@vidda/texts'
import { useApp } from '../app/index.ts'
import { complaintHeading, ComplaintScreen, ComplaintSection, complaintStep, purchaseOf } from '../complaint/index.ts'
import { OrderReceipt } from '../payment/index.ts'
import { stepHeading, useStepFocus } from '../receipt-step/index.ts'
import { sectionHeading, WithdrawalScreen, withdrawalStep } from '../withdrawal/index.ts'
import { collectionFile, saveFile } from './collection-event.ts'
import { isInHand, ownHeading, ownStep, type OwnStep } from './own-step.ts'
import { OwnReservationScreen } from './OwnReservationScreen.tsx'
import { ReceiptNotice, titleOf } from './ReceiptNotice.tsx'
import { ReceiptRoot } from './ReceiptScreen.styles.ts'
import { useReceiptToken } from './use-receipt-token.ts'

type Receipt = { readonly reservation: Reservation; readonly shop: Shop | null }
type OrderFound = { readonly order: Order; readonly shop: Shop | null }
type State = Receipt | OrderFound | 'loading' | 'missing' | 'failed'

/** The receipt of a token, in any browser; nothing of it is ever rendered on the server. */
export function ReceiptScreen() {
  const texts = useTexts(reservationTexts)
  const errors = useTexts(errorsTexts)
  const common = useTexts(commonTexts)
  const { token, mailed } = useReceiptToken()
  const { state, load, replace, refresh } = useReceipt(token)
  const place = useLocation()
  const step = withdrawalStep(place.state)
  const own = ownStep(place.state)
  const complaint = complaintStep(place.state)
  const [current, section] = complaint ? [complaint, complaintHeading] : step ? [step, sectionHeading] : [own, ownHeading]
  useStepFocus(current && { name: current.name, section })

  if (state === 'loading') {
    return (
      <ReceiptRoot data-pending="" role="status" aria-label={common.loading}>
        <Skeleton width="60%" />
        <Skeleton shape="goods" />
      </ReceiptRoot>
    )
  }
  if (state === 'missing') {
    return (
      <PageError title={texts.receiptMissing} text={texts.receiptMissingText} links={[{ text: errors.toFrontPage, to: screens.home }]} />
    )
  }
  if (state === 'failed') return <PageError title={errors.failedTitle} text={errors.failedText} onRetry={load} />

  const purchase = complaint && purchaseOf('order' in state ? state.order : state.reservation)
  if (complaint && purchase) {
    return (
      <ReceiptRoot>
        <ComplaintScreen step={complaint} purchase={purchase} refresh={refresh} />
      </ReceiptRoot>
    )
  }

  if ('order' in state) {
    return (
      <ReceiptRoot>
        {step ? (
          <WithdrawalScreen step={step} order={state.order} shop={state.shop} refresh={refresh} />
        ) : (
          <>
            <OrderReceipt order={state.order} shop={state.shop} onChange={replace} />
            <WayOn />
          </>
        )}
      </ReceiptRoot>
    )
  }

  const { reservation, shop } = state
  if (own && (own.name === 'change' || own.name === 'cancel') && isInHand(reservation)) {
    return (
      <ReceiptRoot>
        <OwnReservationScreen step={own.name} reservation={reservation} shop={shop?.name ?? ''} replace={replace} refresh={refresh} />
      </ReceiptRoot>
    )
  }
  return (
    <ReceiptRoot>
      <ReservationReceipt reservation={reservation} shop={shop} own={own} mailed={mailed} replace={replace} />
    </ReceiptRoot>
  )
}

type ReservationReceiptProps = {
  readonly reservation: Reservation
  readonly shop: Shop | null
  readonly own: OwnStep | null
  readonly mailed: string | null
  readonly replace: (reservation: Reservation) => void
}

/** What is reserved, what has become of it, and what its receiver can do with it. */
function ReservationReceipt({ reservation, shop, own, mailed, replace }: ReservationReceiptProps) {
  const texts = useTexts(reservationTexts)
  const ownTexts = useTexts(ownReservationTexts)
  const receipt = useTexts(receiptTexts)
  const opening = useTexts(hoursTexts)
  const { brand } = useApp()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { statusId } = reservation
  const isCollected = reservation.delivery !== 'delivery'
  const holds = statusId === reservationStates.reserved
  const purchase = purchaseOf(reservation)
  const isCancelled = own?.name === 'cancelled' && statusId === reservationStates.cancelled
  const hours = shop ? hoursLines(shop.openingHours, opening) : []
  const goTo = (name: OwnStep['name']) => void navigate(screens.receipt, { state: { ...state, own: { name } satisfies OwnStep } })
  const names = (lines: Reservation['articles']) =>
    lines.map(({ name, size, color, count }) => ({ name: `${name}, ${color}, ${size}`, count }))

  return (
    <>
      <SectionHeading level={1} headingId={stepHeading}>
        {isCancelled ? ownTexts.cancelledTitle : texts[titleOf(reservation, mailed)]}
      </SectionHeading>
      {own && <OwnNotice own={own} reservation={reservation} />}
      {!isCancelled && <ReceiptNotice key={statusId} reservation={reservation} mailed={mailed} onConfirmed={replace} />}
      {reservation.notReserved.length > 0 && <OrderNotice notOrdered={names(reservation.notReserved)} />}
      <ReceiptCard
        number={reservation.id}
        shop={shop?.name ?? ''}
        address={shop ? `${shop.address}, ${shop.postNo} ${shop.postPlace}` : ''}
        {...(shop ? { mapLink: shop.mapLink } : {})}
        {...(!isCollected && { sentTo: `${reservation.address}, ${reservation.zipcode} ${reservation.city}` })}
        hours={hours}
        holds={holds}
        bought={purchase !== null}
        collectBefore={weekdayDateTime(reservation.collectBefore)}
        lines={reservation.articles.map((line) => ({ ...line, image: imageSources(line.image) }))}
        total={reservation.total}
        code={<QrCode value={String(reservation.id)} label={fill(receipt.qr, { number: reservation.id })} />}
        {...(shop &&
          holds &&
          isCollected && {
            onCalendar: () =>
              saveFile(
                `${fill(ownTexts.calendarFile, { number: reservation.id })}.ics`,
                'text/calendar;charset=utf-8',
                collectionFile({ reservation, shop, hours, brand, texts: ownTexts, now: new Date() }),
              ),
          })}
        {...(isInHand(reservation) && { onEdit: () => goTo('change'), onCancel: () => goTo('cancel'), ownId: ownHeading })}
        seller={{ ...brand.company, orgNumber: writtenOrgNumber(brand.company.orgNo), email: brand.company.supportEmail }}
        supportTo={screens.support}
      />
      {purchase && <ComplaintSection purchase={purchase} />}
      <WayOn />
    </>
  )
}

function WayOn() {
  const texts = useTexts(receiptTexts)
  return (
    <p data-part="on">
      <ButtonLink variant="quiet" to={screens.home}>
        {texts.goOn}
      </ButtonLink>
    </p>
  )
}

/** What came of what the receiver did. */
function OwnNotice({ own: { name }, reservation }: { readonly own: OwnStep; readonly reservation: Reservation }) {
  const texts = useTexts(ownReservationTexts)
  const { statusId, email } = reservation
  if (name === 'cancelled' && statusId === reservationStates.cancelled) {
    return (
      <Notice tone="success" role="status">
        {fill(texts.cancelledText, { email })}
      </Notice>
    )
  }
  if (name === 'saved' && isInHand(reservation)) {
    return (
      <Notice tone="success" role="status">
        {statusId === reservationStates.reserved ? texts.saved : texts.savedUnconfirmed}
      </Notice>
    )
  }
  return name === 'over' ? (
    <Notice tone="warning" role="alert">
      {texts.over}
    </Notice>
  ) : null
}

const withReceipt = (receipt: Reservation | Order, shop: Shop | null): State =>
  'kind' in receipt ? { order: receipt, shop } : { reservation: receipt, shop }

/** `token` is null while it is being moved out of the address, and empty where there is none. */
function useReceipt(token: string | null) {
  const { api, reference, log } = useApp()
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const isFound = typeof state !== 'string'

  useEffect(() => {
    let current = true
    setState(token === '' ? 'missing' : 'loading')
    if (!token) return
    Promise.all([fetchReceipt(api, token), reference.shops()]).then(
      ([receipt, shops]) => current && setState(withReceipt(receipt, shops.find(({ id }) => id === receipt.shopId) ?? null)),
      (error: unknown) => current && setState(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed'),
    )
    return () => {
      current = false
    }
  }, [api, attempt, reference, token])

  const replace = useCallback(
    (receipt: Reservation | Order) => setState((before) => (typeof before === 'string' ? before : withReceipt(receipt, before.shop))),
    [],
  )
  const refresh = useCallback(async () => {
    if (token) replace(await fetchReceipt(api, token))
  }, [api, replace, token])

  // Another tab may have withdrawn from the order, or cancelled the reservation, meanwhile.
  useEffect(() => {
    if (!isFound) return
    const handleReturn = () => void (document.visibilityState === 'visible' && refresh().catch(log))
    document.addEventListener('visibilitychange', handleReturn)
    return () => document.removeEventListener('visibilitychange', handleReturn)
  }, [isFound, log, refresh])

  return { state, load: () => setAttempt((count) => count + 1), replace, refresh }
}
