import { ApiError } from '@vidda/client'
import { fetchReceipt } from '@vidda/client/reservations'
import { imageSources } from '@vidda/contract'
import type { OrderReceipt as Order } from '@vidda/domain/payment-page'
import { reservationStates, type Reservation } from '@vidda/domain/reservation'
import { screens } from '@vidda/domain/route'
import type { Shop } from '@vidda/domain/shop'
import { writtenOrgNumber } from '@vidda/domain/written'
import { hoursLines } from '@vidda/ui/opening-hours'
import { OrderNotice } from '@vidda/ui/order-notice'
import { PageError } from '@vidda/ui/page-error'
import { QrCode } from '@vidda/ui/qr-code'
import { ReceiptCard } from '@vidda/ui/receipt-card'
import { SectionHeading } from '@vidda/ui/section-heading'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { commonTexts, errorsTexts, fill, hoursTexts, receiptTexts, reservationTexts } from '@vidda/texts'
import { useApp } from '../app/index.ts'
import { OrderReceipt } from '../payment/index.ts'
import { useStepFocus, WithdrawalScreen, withdrawalStep } from '../withdrawal/index.ts'
import { ReceiptNotice, titleOf } from './ReceiptNotice.tsx'
import { ReceiptRoot } from './ReceiptScreen.styles.ts'
import { useReceiptToken } from './use-receipt-token.ts'

type Receipt = { readonly reservation: Reservation; readonly shop: Shop | null }
type OrderFound = { readonly order: Order; readonly shop: Shop | null }
type State = Receipt | OrderFound | 'loading' | 'missing' | 'failed'

const deadline = new Intl.DateTimeFormat('nb-NO', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Oslo',
})

/** The receipt of a token, in any browser; nothing of it is ever rendered on the server. */
export function ReceiptScreen() {
  const texts = useTexts(reservationTexts)
  const errors = useTexts(errorsTexts)
  const hours = useTexts(hoursTexts)
  const receipt = useTexts(receiptTexts)
  const common = useTexts(commonTexts)
  const { brand } = useApp()
  const { token, mailed } = useReceiptToken()
  const { state, load, replace, refresh } = useReceipt(token)
  const step = withdrawalStep(useLocation().state)
  useStepFocus(step)

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

  if ('order' in state) {
    return (
      <ReceiptRoot>
        {step ? (
          <WithdrawalScreen step={step} order={state.order} shop={state.shop} refresh={refresh} />
        ) : (
          <OrderReceipt order={state.order} shop={state.shop} onChange={replace} />
        )}
      </ReceiptRoot>
    )
  }

  const { reservation, shop } = state
  const names = (lines: Reservation['articles']) =>
    lines.map(({ name, size, color, count }) => ({ name: `${name}, ${color}, ${size}`, count }))
  return (
    <ReceiptRoot>
      <SectionHeading level={1}>{texts[titleOf(reservation, mailed)]}</SectionHeading>
      <ReceiptNotice key={reservation.statusId} reservation={reservation} mailed={mailed} onConfirmed={replace} />
      {reservation.notReserved.length > 0 && <OrderNotice notOrdered={names(reservation.notReserved)} />}
      <ReceiptCard
        number={reservation.id}
        shop={shop?.name ?? ''}
        address={shop ? `${shop.address}, ${shop.postNo} ${shop.postPlace}` : ''}
        {...(shop ? { mapLink: shop.mapLink } : {})}
        {...(reservation.delivery === 'delivery' && { sentTo: `${reservation.address}, ${reservation.zipcode} ${reservation.city}` })}
        hours={shop ? hoursLines(shop.openingHours, hours) : []}
        holds={reservation.statusId === reservationStates.reserved || reservation.statusId === reservationStates.collected}
        collectBefore={deadline.format(new Date(reservation.collectBefore))}
        lines={reservation.articles.map((line) => ({ ...line, image: imageSources(line.image) }))}
        total={reservation.total}
        code={<QrCode value={String(reservation.id)} label={fill(receipt.qr, { number: reservation.id })} />}
        seller={{ ...brand.company, orgNumber: writtenOrgNumber(brand.company.orgNo), email: brand.company.supportEmail }}
        supportTo={screens.support}
      />
    </ReceiptRoot>
  )
}

const withReceipt = (receipt: Reservation | Order, shop: Shop | null): State =>
  'kind' in receipt ? { order: receipt, shop } : { reservation: receipt, shop }

/** `token` is null while it is being moved out of the address, and empty where there is none. */
function useReceipt(token: string | null) {
  const { api, reference, log } = useApp()
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const isOrder = typeof state !== 'string' && 'order' in state

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

  // Another tab may have withdrawn from the order meanwhile.
  useEffect(() => {
    if (!isOrder) return
    const handleReturn = () => void (document.visibilityState === 'visible' && refresh().catch(log))
    document.addEventListener('visibilitychange', handleReturn)
    return () => document.removeEventListener('visibilitychange', handleReturn)
  }, [isOrder, log, refresh])

  return { state, load: () => setAttempt((count) => count + 1), replace, refresh }
}
