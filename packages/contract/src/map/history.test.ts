import { expect, it } from 'vitest'
import type * as Wire from '../wire/index.ts'
import { mapOrderPage, mapReservationPage, mapReviewPage } from './history.ts'
import { reviewBody } from './review.ts'

const meta = { current_page: 2, last_page: 3, per_page: 20, total: 41 }
const line = { EanNo: '709', Count: 2, articleId: 7, name: 'Rim', size: 'M', color: 'Granskog', image: '/i', price: 499 }

it('a page of orders has VAT and sums in øre as they come, and goods in øre too', () => {
  const order: Wire.CustomerOrder = {
    id: 3,
    vatPercentage: 25,
    totalVat: 19_960,
    netAmount: 79_840,
    total: 99_800,
    orderLines: [line],
    date: '2026-01-02T03:04:05.000Z',
  }
  expect(mapOrderPage({ data: [order], meta })).toEqual({
    page: 2,
    lastPage: 3,
    total: 41,
    entries: [
      {
        id: 3,
        vatPercentage: 25,
        totalVat: 19_960,
        netAmount: 79_840,
        total: 99_800,
        orderLines: [{ ean: '709', count: 2, articleId: 7, name: 'Rim', size: 'M', color: 'Granskog', image: '/i', price: 49_900 }],
        date: '2026-01-02T03:04:05.000Z',
        payment: null,
      },
    ],
  })
  const payment = { state: 'captured', token: 't', shopID: 4, shipping: 'collect' } as const
  expect(mapOrderPage({ data: [{ ...order, payment }], meta }).entries[0]?.payment).toEqual({
    state: 'captured',
    token: 't',
    shopId: 4,
    shipping: 'collect',
  })
})

it('pages of reservations and reviews hold what their entries are elsewhere', () => {
  const reservation: Wire.Reservation = {
    id: 1,
    token: 't',
    shopID: 9,
    customerID: 7,
    statusID: 1,
    name: 'Kari',
    email: 'kari@example.org',
    phone: '40000000',
    delivery: 'collect',
    address: '',
    city: '',
    zipcode: '',
    total: 99_800,
    trackingUrl: null,
    articles: [line],
    notReserved: [],
    date: '2026-01-02T03:04:05.000Z',
    collectBefore: '2026-01-05T03:04:05.000Z',
  }
  expect(mapReservationPage({ data: [reservation], meta }).entries).toEqual([expect.objectContaining({ id: 1, shopId: 9, customerId: 7 })])
  const review: Wire.Review = {
    id: 5,
    content: 'God',
    reply: null,
    customer: 'Kari',
    rating: 5,
    approved: false,
    created_at: '2026-01-02T03:04:05.000Z',
    reviewable_id: 7,
    reviewable_type: 'article',
    true_to_size: null,
    size_color: null,
    anonymous: true,
  }
  const { reviewable_id: articleId, ...same } = review
  expect(mapReviewPage({ data: [review], meta }).entries).toEqual([{ ...same, articleId, customer: null }])
})

it('a review is sent with its article; a name only when one is given', () => {
  const draft = { articleId: 7, rating: 4, content: 'God', trueToSize: -1, sizeColor: 'M / Granskog', anonymous: false }
  const body = {
    reviewable_id: 7,
    reviewable_type: 'article',
    rating: 4,
    content: 'God',
    true_to_size: -1,
    size_color: 'M / Granskog',
    anonymous: false,
  }
  expect(reviewBody(draft)).toEqual(body)
  expect(reviewBody({ ...draft, customer: 'Turkari' })).toEqual({ ...body, customer: 'Turkari' })
})
