import { expect, it } from 'vitest'
import type * as Wire from '../wire/index.ts'
import { mapReservation, reservationBody } from './reservation.ts'

const request = {
  name: 'Kari Nordmann',
  email: 'kari@example.org',
  phone: '40000000',
  delivery: 'collect',
  address: 'Storgata 1',
  zipcode: '8006',
  city: 'Bodø',
  shopId: 9,
  items: [{ ean: '709', count: 2, campaignArticleId: 5 }],
} as const

it('[R3.22] a request carries the person, the shop and the items; a shipping method and own payments only when given', () => {
  expect(reservationBody(request)).toEqual({
    name: 'Kari Nordmann',
    email: 'kari@example.org',
    phone: '40000000',
    delivery: 'collect',
    address: 'Storgata 1',
    zipcode: '8006',
    city: 'Bodø',
    shopID: 9,
    items: [{ EanNo: '709', Count: 2, campaignArticleId: 5 }],
  })
  expect(reservationBody({ ...request, shippingMethodId: 3 })).toHaveProperty('shippingMethodId', 3)
  expect(reservationBody({ ...request, payments: ['one'] })).toHaveProperty('payments', ['one'])
  expect(reservationBody({ ...request, payments: [] })).not.toHaveProperty('payments')
})

const line = { EanNo: '709', Count: 2, articleId: 7, name: 'Rim', size: 'M', color: 'Granskog', image: '/i', price: 499 }
const stored: Wire.Reservation = {
  id: 1,
  token: 't',
  shopID: 9,
  customerID: null,
  statusID: 1,
  name: 'Kari',
  email: 'kari@example.org',
  phone: '40000000',
  delivery: 'collect',
  address: '',
  city: '',
  zipcode: '',
  total: 99800,
  trackingUrl: null,
  articles: [line],
  notReserved: [],
  date: '2026-01-02T03:04:05.000Z',
  collectBefore: '2026-01-05T03:04:05.000Z',
}

it('[R3.21] a reservation has every field, with goods in kroner and the total in øre', () => {
  const { shopID, customerID, statusID, articles, ...same } = stored
  expect(articles).toHaveLength(1)
  expect(mapReservation(stored)).toEqual({
    ...same,
    confirmBefore: null,
    complaints: null,
    shopId: shopID,
    customerId: customerID,
    statusId: statusID,
    articles: [{ ean: '709', count: 2, articleId: 7, name: 'Rim', size: 'M', color: 'Granskog', image: '/i', price: 49900 }],
  })
})

it('[R10.117] complaints come with the receipt of what was collected', () => {
  const told = { id: 4, receivedAt: '2026-01-06T03:04:05.000Z', problem: 'Den er revnet i sømmen.', discovered: '2026-01-05', open: true }
  const made = [{ ...told, EanNo: '709', Count: 1, wish: 'refund' as const }]
  expect(mapReservation({ ...stored, complaints: { bought: '2026-01-03', left: [{ EanNo: '710', Count: 2 }], made } }).complaints).toEqual({
    bought: '2026-01-03',
    left: [{ ean: '710', count: 2 }],
    made: [{ ...told, ean: '709', count: 1, wish: 'refund' }],
  })
})

it('[R10.03] a total is whole øre on the wire: it is taken as it stands, and a part of an øre is refused', () => {
  expect(mapReservation({ ...stored, total: 66_650 }).total).toBe(66_650)
  expect(() => mapReservation({ ...stored, total: 0.5 })).toThrow(RangeError)
})
