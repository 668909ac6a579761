import type { Review } from '@vidda/domain/article'
import type { Page } from '@vidda/domain/history'
import type { CustomerOrder } from '@vidda/domain/order'
import type { Reservation } from '@vidda/domain/reservation'
import type * as Wire from '../wire/index.ts'
import { mapReview } from './article.ts'
import { mapCustomerOrder } from './order.ts'
import { mapReservation } from './reservation.ts'

type WirePage<Entry> = { readonly data: readonly Entry[]; readonly meta: Wire.PageMeta }

const mapPage = <From, To>({ data, meta }: WirePage<From>, map: (wire: From) => To): Page<To> => ({
  entries: data.map(map),
  page: meta.current_page,
  lastPage: meta.last_page,
  total: meta.total,
})

export const mapOrderPage = (wire: Wire.OrderPage): Page<CustomerOrder> => mapPage(wire, mapCustomerOrder)
export const mapReservationPage = (wire: Wire.ReservationPage): Page<Reservation> => mapPage(wire, mapReservation)
export const mapReviewPage = (wire: Wire.ReviewPage): Page<Review> => mapPage(wire, mapReview)
