import { oreFromKroner, oreFromWire } from '@vidda/domain/money-wire'
import type { Reservation, ReservationChange, ReservationLine, ReservationRequest } from '@vidda/domain/reservation'
import { mapComplaints } from './complaint.ts'
import type * as Wire from '../wire/index.ts'

/** The body of `POST /reservations` (spec §3 Reservation request). */
export const reservationBody = (request: ReservationRequest): Wire.ReservationBody => ({
  name: request.name,
  email: request.email,
  phone: request.phone,
  delivery: request.delivery,
  address: request.address,
  zipcode: request.zipcode,
  city: request.city,
  shopID: request.shopId,
  items: request.items.map((item) => ({ EanNo: item.ean, Count: item.count, campaignArticleId: item.campaignArticleId })),
  ...(request.shippingMethodId !== undefined && { shippingMethodId: request.shippingMethodId }),
  ...(request.payments && request.payments.length > 0 && { payments: request.payments }),
})

/** The body of `POST /reservations/change`: what is left out stays as it is. */
export const changeBody = (token: string, { name, phone, items }: ReservationChange): Wire.ReservationChangeBody => ({
  token,
  ...(name !== undefined && { name }),
  ...(phone !== undefined && { phone }),
  ...(items && items.length > 0 && { items: items.map(({ ean, count }) => ({ EanNo: ean, Count: count })) }),
})

const mapLine = (wire: Wire.ReservationLine): ReservationLine => ({
  ean: wire.EanNo,
  articleId: wire.articleId,
  name: wire.name,
  size: wire.size,
  color: wire.color,
  image: wire.image,
  price: oreFromKroner(wire.price),
  count: wire.Count,
})

export const mapReservation = (wire: Wire.Reservation): Reservation => ({
  id: wire.id,
  token: wire.token,
  shopId: wire.shopID,
  customerId: wire.customerID,
  statusId: wire.statusID,
  name: wire.name,
  email: wire.email,
  phone: wire.phone,
  delivery: wire.delivery,
  address: wire.address,
  city: wire.city,
  zipcode: wire.zipcode,
  total: oreFromWire(wire.total),
  trackingUrl: wire.trackingUrl,
  articles: wire.articles.map(mapLine),
  notReserved: wire.notReserved.map(mapLine),
  date: wire.date,
  collectBefore: wire.collectBefore,
  confirmBefore: wire.confirmBefore ?? null,
  complaints: mapComplaints(wire.complaints),
})
