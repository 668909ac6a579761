import { imageSources } from '@vidda/contract'
import type { CustomerOrder } from '@vidda/domain/order'
import { reservationState, type Reservation } from '@vidda/domain/reservation'
import { receiptPath } from '@vidda/domain/route'
import { fill, myPageTexts, type WordsOf } from '@vidda/texts'
import { HistoryEntry } from '@vidda/ui/history-list'
import { useTexts } from '@vidda/ui/texts-provider'
import type { ReactNode } from 'react'
import type { useShopName } from './use-shop-name.ts'
import { lookOf } from '../receipt-step/index.ts'
import { orderStatus, reservationStatus } from './status-of.ts'
import { timeWords } from './time-words.ts'

type Line = { readonly name: string; readonly size: string; readonly color: string; readonly image: string; readonly count: number }

const goodsOf = (lines: readonly Line[]) => ({
  count: lines.reduce((sum, { count }) => sum + count, 0),
  images: lines.map(({ image }) => imageSources(image)),
  names: lines.map((line) => [line.count > 1 ? `${line.count} × ${line.name}` : line.name, lookOf(line)].filter(Boolean).join(', ')),
})

type ShopName = ReturnType<typeof useShopName>
type Titled = { readonly shopName: ShopName; readonly level?: 2 | 3 }

const placed = (place: string | undefined) => (place === undefined ? {} : { place })

export type OrderEntryProps = Titled & { readonly order: CustomerOrder; readonly action?: ReactNode }

export function OrderEntry({ order, shopName, level = 2, action }: OrderEntryProps) {
  const { id, date, total, payment, orderLines } = order
  return (
    <HistoryEntry
      kind="order"
      number={id}
      date={date}
      status={orderStatus(order)}
      {...goodsOf(orderLines)}
      total={total}
      {...placed(payment?.shipping === 'collect' ? shopName(payment.shopId) : undefined)}
      {...(payment && { to: receiptPath(payment.token) })}
      action={action}
      level={level}
    />
  )
}

/** The deadline to collect or confirm a reservation; null when it has passed or no longer applies. */
function noteOf({ statusId, collectBefore, confirmBefore, delivery }: Reservation, texts: WordsOf<typeof myPageTexts>): string | null {
  const now = new Date()
  const state = reservationState(statusId)
  if (state === 'reserved' && delivery === 'collect') return fill(texts.collectBefore, { time: timeWords(collectBefore, now, texts) })
  if (state === 'awaiting' && confirmBefore !== null) return fill(texts.confirmBefore, { time: timeWords(confirmBefore, now, texts) })
  return null
}

export type ReservationEntryProps = Titled & { readonly reservation: Reservation }

export function ReservationEntry({ reservation, shopName, level = 2 }: ReservationEntryProps) {
  const texts = useTexts(myPageTexts)
  const { id, date, total, token, statusId, shopId, trackingUrl, articles, notReserved } = reservation
  const note = noteOf(reservation, texts)
  return (
    <HistoryEntry
      kind="reservation"
      number={id}
      date={date}
      status={reservationStatus(statusId)}
      {...(note !== null && { note })}
      {...goodsOf(articles.length > 0 ? articles : notReserved)}
      total={total}
      {...placed(shopName(shopId))}
      to={receiptPath(token)}
      trackingUrl={trackingUrl}
      level={level}
    />
  )
}
