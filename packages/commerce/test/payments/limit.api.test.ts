import { randomUUID } from 'node:crypto'
import { headerNames, type ErrorBody } from '@vidda/contract'
import type { PaymentSession } from '@vidda/contract/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLimits, wideLimits } from '../kit/limits.ts'
import { eventually, startPaidShop, type PaidShop, type Sold } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'
import { payer } from './payer.ts'

const minute = 60_000

describe.each(engines)('goods that are put aside for payments, on %s', (engine) => {
  let shop: PaidShop
  let sold: Sold
  const { buy } = payer(() => shop)

  beforeAll(async () => {
    shop = await startPaidShop(engine)
    sold = await shop.goods(0, 1000)
  })

  beforeEach(() => setLimits(shop.server.commerce.db, { ...wideLimits, unitsPerAddress: 3 }))
  afterAll(() => shop.close())

  const openFrom = <Body = PaymentSession>(address: string, count: number, changes = {}) =>
    shop.client.send<Body>('POST', '/checkout/klarna/orders', {
      body: shop.body(sold, count, changes),
      headers: { ...shop.client.guards, [headerNames.idempotencyKey]: randomUUID(), 'x-forwarded-for': address },
    })
  const changeFrom = <Body = PaymentSession>(address: string, { id }: PaymentSession, count: number) =>
    shop.client.send<Body>('PUT', `/checkout/klarna/orders/${id}`, {
      body: shop.body(sold, count),
      headers: { ...shop.client.guards, 'x-forwarded-for': address },
    })
  const refused = (left: number) => ({
    status: 429,
    body: { code: 'payment_rate', limit: { name: 'unitsPerAddress', most: 3, left } },
  })

  it('are no more than may be reserved from one network address, however many payments are opened at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, host) => openFrom<PaymentSession & ErrorBody>(`2001:db8:7:7::${host + 1}`, 1)),
    )
    const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    expect([counted(201), counted(429)]).toEqual([3, 9])
    expect(await openFrom('2001:db8:7:7::99', 1)).toMatchObject(refused(0))
    expect((await openFrom('2001:db8:7:8::1', 1)).status).toBe(201)
  })

  it('are free for the next who asks once they are given up, replaced, paid for or no longer held', async () => {
    const from = '203.0.113.20'
    const first = await openFrom(from, 2)
    expect(first.status).toBe(201)
    const excess = await openFrom<ErrorBody>(from, 2)
    expect(excess).toMatchObject(refused(1))
    expect(Number(excess.headers.get('retry-after'))).toBeGreaterThan(29 * 60)
    expect(await changeFrom(from, first.body, 4)).toMatchObject(refused(3))
    const changed = await changeFrom(from, first.body, 3)
    expect(changed.status).toBe(200)

    const second = await openFrom(from, 3, { replaces: first.body.id })
    expect(second.status).toBe(201)
    await buy(await shop.orderId(second.body), 'betaler@example.no')
    await shop.complete(second.body.token)
    const third = await openFrom(from, 3)
    expect(third.status).toBe(201)

    await shop.advance(31 * minute)
    await eventually(async () => (await openFrom(from, 3)).status).toBe(201)
  })

  it('that are refused leave nothing behind: the stock is what it was', async () => {
    const before = await shop.stock(sold)
    expect((await openFrom('203.0.113.21', 4)).status).toBe(429)
    expect(await shop.stock(sold)).toBe(before)
  })
})
