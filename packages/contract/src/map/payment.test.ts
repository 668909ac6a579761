import { oreFromWire } from '@vidda/domain/money-wire'
import { expect, it } from 'vitest'
import type * as Wire from '../wire/index.ts'
import { isOrderReceipt, mapOrderReceipt, mapPaymentSession, paymentBody } from './payment.ts'

it('[R3.25] the lines of a payment are sent with exactly Count and EanNo', () => {
  const body = paymentBody({
    shopId: 12,
    lines: [Object.assign({ ean: '709', count: 2 }, { price: 1, articleId: 7 })],
    shipping: 'delivery',
    promoCode: null,
    seenTotal: oreFromWire(119_700),
    replaces: null,
  })
  expect(body).toEqual({
    shopID: 12,
    lines: [{ Count: 2, EanNo: '709' }],
    shipping: 'delivery',
    promoCode: null,
    seenTotal: 119_700,
    replaces: null,
  })
})

const line = { EanNo: '709', Count: 2, articleId: 7, name: 'Rim', size: 'M', color: 'Granskog', image: '/i', price: 549, pant: 2 }
const contents = {
  token: 't',
  provider: 'klarna',
  state: 'held',
  shopID: 12,
  shipping: 'delivery',
  lines: [line],
  notOrdered: [{ ...line, EanNo: '710' }],
  promoCode: 'VINTER',
  goods: 109_800,
  discount: 10_000,
  freight: 9900,
  total: 109_700,
  vatPercentage: 25,
  totalVat: 21_940,
  netAmount: 87_760,
} as const
const session: Wire.PaymentSession = { ...contents, id: 's', version: 3, expiresAt: '2026-11-25T08:30:00.000Z', snippet: null } as never

it('the price of a line is kroner on the wire and øre inside; sums are øre in both', () => {
  const mapped = mapPaymentSession(session)
  expect(mapped.lines).toEqual([
    { ean: '709', count: 2, articleId: 7, name: 'Rim', size: 'M', color: 'Granskog', image: '/i', price: 54_900, pant: 200 },
  ])
  expect(mapped.notOrdered[0]?.ean).toBe('710')
  expect([mapped.goods, mapped.discount, mapped.freight, mapped.total, mapped.totalVat, mapped.netAmount]).toEqual([
    109_800, 10_000, 9900, 109_700, 21_940, 87_760,
  ])
})

it('a receipt of an order is told from that of a reservation', () => {
  const receipt = { ...contents, kind: 'order', id: 1_000_123, sessionId: 's', captured: 0, refunded: 0 } as never as Wire.OrderReceipt
  expect(isOrderReceipt(receipt)).toBe(true)
  expect(isOrderReceipt({ id: 1, statusID: 1 } as Wire.Reservation)).toBe(false)
  expect(mapOrderReceipt(receipt)).toMatchObject({ kind: 'order', id: 1_000_123, sessionId: 's', shopId: 12, total: 109_700 })
})
