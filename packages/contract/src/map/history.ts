import type { Review } from '@vidda/domain/article'
import type { CustomerOrder, Page } from '@vidda/domain/history'
import { oreFromKroner, oreFromWire } from '@vidda/domain/money-wire'
import type { Reservation } from '@vidda/domain/reservation'
import type * as Wire from '../wire/index.ts'
import { mapReview } from './article.ts'
import { mapReservation } from './reservation.ts'

const mapOrder = (wire: Wire.CustomerOrder): CustomerOrder => ({
  id: wire.id,
  vatPercentage: wire.vat_percentage,
  totalVat: oreFromWire(wire.total_vat),
  netAmount: oreFromWire(wire.net_amount),
  total: oreFromWire(wire.total),
  lines: wire.order_lines.map((line) => ({
    ean: line.EanNo,
    articleId: line.articleId,
    name: line.name,
    size: line.size,
    color: line.color,
    image: line.image,
    price: oreFromKroner(line.price),
    count: line.Count,
  })),
  date: wire.date,
})

type WirePage<Entry> = { readonly data: readonly Entry[]; readonly meta: Wire.PageMeta }

const mapPage = <From, To>({ data, meta }: WirePage<From>, map: (wire: From) => To): Page<To> => ({
  entries: data.map(map),
  page: meta.current_page,
  lastPage: meta.last_page,
  total: meta.total,
})

export const mapOrderPage = (wire: Wire.OrderPage): Page<CustomerOrder> => mapPage(wire, mapOrder)
export const mapReservationPage = (wire: Wire.ReservationPage): Page<Reservation> => mapPage(wire, mapReservation)
export const mapReviewPage = (wire: Wire.ReviewPage): Page<Review> => mapPage(wire, mapReview)
