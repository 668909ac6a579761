import { ApiError } from '@vidda/client'
import { fetchReceipt } from '@vidda/client/reservations'
import { imageSources } from '@vidda/contract'
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
import { useEffect, useState } from 'react'
import { commonTexts, errorsTexts, fill, hoursTexts, receiptTexts, reservationTexts } from '@vidda/texts'
import { useApp } from '../app/index.ts'
import { ReceiptNotice, titleOf } from './ReceiptNotice.tsx'
import { ReceiptRoot } from './ReceiptScreen.styles.ts'
import { useReceiptToken } from './use-receipt-token.ts'

type Receipt = { readonly reservation: Reservation; readonly shop: Shop | null }
type State = Receipt | 'loading' | 'missing' | 'failed'

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
  const [state, load, replace] = useReceipt(token)

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

/** `token` is null while it is being moved out of the address, and empty where there is none. */
function useReceipt(token: string | null): readonly [State, () => void, (reservation: Reservation) => void] {
  const { api, reference } = useApp()
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    setState(token === '' ? 'missing' : 'loading')
    if (!token) return
    Promise.all([fetchReceipt(api, token), reference.shops()]).then(
      ([reservation, shops]) => current && setState({ reservation, shop: shops.find(({ id }) => id === reservation.shopId) ?? null }),
      (error: unknown) => current && setState(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed'),
    )
    return () => {
      current = false
    }
  }, [api, attempt, reference, token])

  const replace = (reservation: Reservation) => setState((before) => (typeof before === 'string' ? before : { ...before, reservation }))
  return [state, () => setAttempt((count) => count + 1), replace]
}
