import type { ErrorBody } from '@vidda/contract'
import type { OrderReceipt } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, type PaidShop, placed, startPaidShop } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'
import { payer } from './payer.ts'

const minute = 60_000
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** The failure cases that the design lists (docs/adr/0023), each at the shop, at the provider and in the stock. */
describe.each(engines)('payments by Klarna when things go wrong on %s', (engine) => {
  let shop: PaidShop

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 } } } })
  })

  afterAll(() => shop.close())
  afterEach(() => shop.sandbox.control.clearFaults())

  const db = () => shop.server.commerce.db
  const { opened, bought, buy, truth, state, ordersOf, push, mailsTo, acknowledged, asked } = payer(() => shop)

  it('[R10.31] F1: fifty pushes at once are one order and one acknowledgement', async () => {
    const { session, sold, id } = await bought()
    await shop.sandbox.control.clearCalls()
    const answers = await times(50, () => push(session))
    expect(new Set(answers)).toEqual(new Set([200]))
    await acknowledged(session, id)
    expect(await asked('/acknowledge')).toBe(1)
    expect([await ordersOf(session), await shop.stock(sold), await shop.held(sold)]).toEqual([1, 4, 0])
  })

  it('[R10.31] F2: a push before the confirmation page makes the order, and the page shows it', async () => {
    const { session } = await bought()
    expect(await push(session)).toBe(200)
    const order = await shop.receipt(session.token)
    expect(order.body.id).not.toBeNull()
    expect((await shop.complete(session.token)).body.id).toBe(order.body.id)
    expect(await ordersOf(session)).toBe(1)
  })

  it('F3: the confirmation page before the push makes the order, and the push changes nothing', async () => {
    const { session, sold } = await bought()
    const { body } = await shop.complete(session.token)
    expect(await push(session)).toBe(200)
    expect((await shop.receipt(session.token)).body.id).toBe(body.id)
    expect([await ordersOf(session), await shop.stock(sold)]).toEqual([1, 4])
  })

  it('F4, F5: without a browser and without a push the order is there within five minutes, and mailed', async () => {
    await shop.sandbox.control.addFaults({ match: { callback: 'kco.push' }, effect: 'drop' })
    const { session, id } = await opened()
    expect(await buy(id, 'uten-nettleser@example.no')).toMatchObject({ kind: 'completed' })
    await shop.advance(2 * minute)
    await acknowledged(session, id)
    await eventually(() => mailsTo('uten-nettleser@example.no')).toBe(1)
  })

  it('F6: the confirmation works in another browser, by its token alone', async () => {
    const { session } = await bought()
    const other = await shop.server.visit(tenants[0])
    const { body } = await other.send<OrderReceipt>('POST', '/checkout/complete', { body: { token: session.token }, headers: other.guards })
    expect(body.id).not.toBeNull()
    expect((await other.get<OrderReceipt>(`/receipts/${session.token}`)).body.id).toBe(body.id)
  })

  it('F7: another amount than was agreed is put to review and cancelled at the provider; nothing is sold', async () => {
    const { session, sold, id } = await bought()
    await shop.sandbox.control.addFaults({
      match: { service: 'kco', method: 'GET', path: `/checkout/v3/orders/${id}` },
      effect: 'tamperAmount',
      times: 1,
    })
    const { body } = await shop.complete(session.token)
    expect(body).toMatchObject({ state: expect.stringMatching(/review_required|cancelled/) as string, reason: 'mismatch', id: null })
    await eventually(async () => [await state(session), (await truth(id))?.managed?.status]).toEqual(['cancelled', 'CANCELLED'])
    expect([await shop.stock(sold), await shop.held(sold)]).toEqual([5, 0])
  })

  it('F8: a cart that was changed in another tab is not paid for at the old price', async () => {
    const { session, sold, id } = await opened()
    await shop.sandbox.control.addFaults({
      match: { service: 'kco', method: 'POST', path: `/checkout/v3/orders/${id}` },
      effect: 'lost',
      times: 2,
    })
    // The provider has the new contents, and the shop has not heard of it.
    const changed = await shop.change<ErrorBody>(session, shop.body(sold, 2))
    expect(changed).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    await shop.sandbox.control.addFaults({ match: { callback: 'kco.validation' }, effect: 'tamperAmount', times: 1 })
    expect(await buy(id)).toMatchObject({ kind: 'refused', errorType: 'approval_failed' })
    expect((await truth(id))?.managed).toBeNull()
    // What was agreed on either way can be paid for.
    expect(await buy(id)).toMatchObject({ kind: 'completed' })
    const { body } = await shop.complete(session.token)
    expect(body).toMatchObject({ state: placed, total: 2 * sold.price + sold.freight })
    expect([await shop.stock(sold), await shop.held(sold)]).toEqual([3, 0])
  })

  it('[R10.32] F9: goods that are gone when the button is pressed stop the purchase', async () => {
    const { session, sold, id } = await opened(1, 1)
    await shop.advance(31 * minute)
    await eventually(() => shop.held(sold)).toBe(0)
    await sql`update stock set qty = 0 where variant_id = ${sold.variantId} and shop_id = ${sold.shopId}`.execute(db())
    expect(await buy(id)).toMatchObject({ kind: 'refused', text: expect.stringContaining(session.lines[0]?.name ?? '-') as string })
    expect((await truth(id))?.managed).toBeNull()
  })

  it('F10: a validation that is lost, and goods that are gone meanwhile: cancelled, and the buyer hears of it', async () => {
    const { session, sold, id } = await opened(1, 1)
    await shop.advance(31 * minute)
    await eventually(() => shop.held(sold)).toBe(0)
    await sql`update stock set qty = 0 where variant_id = ${sold.variantId} and shop_id = ${sold.shopId}`.execute(db())
    await buy(id, 'for-sen@example.no').catch(() => null)
    await shop.sandbox.control.force(id, 'complete')
    const { body } = await shop.complete(session.token)
    expect(body).toMatchObject({ state: 'cancelled', reason: 'no_stock', id: null })
    await eventually(async () => (await truth(id))?.managed?.status).toBe('CANCELLED')
    await eventually(() => mailsTo('for-sen@example.no')).toBe(1)
    expect(await shop.stock(sold)).toBe(0)
  })
})
