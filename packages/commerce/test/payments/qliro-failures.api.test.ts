import { join } from 'node:path'
import type { ErrorBody } from '@vidda/contract'
import type { PaymentSession } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isTo, mailsIn } from '../kit/mailbox.ts'
import { eventually, startPaidShop, type PaidShop, type Sold } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'

const minute = 60_000
const buyer = { email: 'kari@example.no', postalCode: '0155', personalNumber: '22034149589', method: 'invoice' } as const

/** Failure cases that the design lists (docs/adr/0023), where Qliro behaves otherwise than Klarna. */
describe.each(engines)('payments by Qliro when things go wrong on %s', (engine) => {
  let shop: PaidShop
  let nth = 0

  beforeAll(async () => {
    shop = await startPaidShop(engine)
  })

  afterAll(() => shop.close())
  afterEach(() => shop.sandbox.control.clearFaults())

  const truth = async (id: string) => (await shop.sandbox.control.truth()).qliro.find(({ OrderId }) => OrderId === id)
  const state = async ({ token }: PaymentSession) => (await shop.receipt(token)).body.state
  const book = async (sold: Sold) => [await shop.stock(sold), await shop.held(sold)]
  async function opened(stock = 5) {
    nth += 1
    const sold = await shop.goods(nth, stock)
    const { body: session, status, text } = await shop.open('qliro', shop.body(sold, 1))
    expect(status, text).toBe(201)
    return { sold, session, id: await shop.orderId(session) }
  }
  async function bought() {
    const one = await opened()
    expect(await shop.sandbox.control.buyQliro(one.id, buyer)).toMatchObject({ kind: 'completed' })
    return one
  }
  /** A push as Qliro sends it, of whatever time. */
  async function push(session: PaymentSession, Status: string, Timestamp: string): Promise<readonly unknown[]> {
    const body = JSON.stringify({ OrderId: 1, Status, Timestamp, NotificationType: 'CustomerCheckoutStatus' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(await shop.callbackUrl(session, 'push'), { method: 'POST', headers, body })
    return [answer.status, await answer.json()]
  }
  const received = [200, { CallbackResponse: 'received' }]

  it('[R10.31] F1, F2, F16: pushes that are doubled, at once and in no order make one order, and a late one changes nothing', async () => {
    const { session, sold } = await bought()
    const before = await shop.orders()
    const told = ['OnHold', 'Completed', 'Completed', 'InProcess', 'OnHold'].flatMap((status, at) => [
      push(session, status, `2026-11-20T10:15:3${at}Z`),
      push(session, status, `2026-11-20T10:15:3${at}Z`),
    ])
    for (const answer of await Promise.all(told)) expect(answer).toEqual(received)
    expect(await state(session)).toBe('accepted')
    expect(await push(session, 'OnHold', '2026-11-20T10:15:59Z')).toEqual(received)
    expect((await shop.complete(session.token)).body.state).toBe('accepted')
    expect([await shop.orders(), ...(await book(sold))]).toEqual([before + 1, 4, 0])
  })

  it('[R10.31] F4, F5: without a browser and without a push the order is there within five minutes', async () => {
    await shop.sandbox.control.addFaults({ match: { callback: 'qliro.status' }, effect: 'drop' })
    const { session, sold } = await bought()
    expect(await state(session)).toBe('held')
    await shop.advance(2 * minute)
    await eventually(() => state(session)).toBe('accepted')
    expect(await book(sold)).toEqual([4, 0])
  })

  it('[R10.32] F10: silence means yes at Qliro: goods that are gone meanwhile are cancelled, and the buyer hears of it', async () => {
    const { session, sold, id } = await opened(1)
    await shop.advance(31 * minute)
    await eventually(() => shop.held(sold)).toBe(0)
    await sql`update stock set qty = 0 where variant_id = ${sold.variantId} and shop_id = ${sold.shopId}`.execute(shop.server.commerce.db)
    await shop.sandbox.control.addFaults({ match: { callback: 'qliro.validation' }, effect: 'drop' })
    expect(await shop.sandbox.control.buyQliro(id, { ...buyer, email: 'stille@example.no' })).toMatchObject({ kind: 'completed' })
    expect((await shop.complete(session.token)).body).toMatchObject({ state: 'cancelled', reason: 'no_stock', id: null })
    await eventually(async () => (await truth(id))?.Cancelled).toBe(true)
    const mails = async () => (await mailsIn(join(shop.server.options.dataDir, 'outbox'))).filter((mail) => isTo(mail, 'stille@example.no'))
    await eventually(async () => (await mails()).length).toBe(1)
    expect(await book(sold)).toEqual([0, 0])
  })

  it('[R10.30] F11: an order whose answer is lost is found by its reference, and taken over', async () => {
    nth += 1
    const sold = await shop.goods(nth, 1)
    const before = (await shop.sandbox.control.truth()).qliro.length
    await shop.sandbox.control.addFaults({ match: { service: 'qliro', method: 'POST', path: '/Orders' }, effect: 'lost', times: 1 })
    const { status, body: session } = await shop.open('qliro', shop.body(sold, 1))
    expect([status, session.state, ...(await book(sold))]).toEqual([201, 'held', 0, 1])
    expect((await shop.sandbox.control.truth()).qliro).toHaveLength(before + 1)
    expect(await shop.sandbox.control.buyQliro(await shop.orderId(session), buyer)).toMatchObject({ kind: 'completed' })
    expect((await shop.complete(session.token)).body.state).toBe('accepted')
  })

  it('[R10.30] F12: an order that cannot be changed any more is paid: its receipt says so', async () => {
    const { session, sold } = await bought()
    const changed = await shop.change<ErrorBody>(session, shop.body(sold, 2))
    expect(changed).toMatchObject({ status: 409, body: { code: 'payment_finished' } })
    expect([await state(session), ...(await book(sold))]).toEqual(['accepted', 4, 0])
  })

  it('[R10.30] F13: a frame whose session is over is opened anew, with the same goods, and paid', async () => {
    const { session, sold, id } = await opened()
    const frame = async () => (await shop.client.get<PaymentSession>(`/checkout/qliro/orders/${session.id}`)).body.snippet
    const before = await frame()
    await shop.sandbox.control.force(id, 'expire')
    const after = await frame()
    expect(after?.scripts.length).toBe(before?.scripts.length)
    expect(after).not.toEqual(before)
    expect(await book(sold)).toEqual([4, 1])
    expect(await shop.sandbox.control.buyQliro(id, buyer)).toMatchObject({ kind: 'completed' })
    expect((await shop.complete(session.token)).body.state).toBe('accepted')
  })

  it('[R10.33] F20: a charge of what Qliro holds back waits for it, and takes no goods from the order', async () => {
    const { session, sold, id } = await bought()
    const { body } = await shop.complete(session.token)
    await shop.sandbox.control.force(id, 'hold')
    await shop.operate(body.id ?? 0, 'capture', null)
    const waiting = async () => {
      const { rows } = await sql<{ attempts: number; done: boolean; failed: boolean }>`
        select attempts, done_at is not null as done, failed_at is not null as failed from payment_outbox where kind = 'capture' order by id desc limit 1`.execute(
        shop.server.commerce.db,
      )
      return rows[0]
    }
    await eventually(async () => (await waiting())?.attempts ?? 0).toBeGreaterThan(0)
    expect(await waiting()).toMatchObject({ done: false, failed: false })
    expect([await state(session), ...(await book(sold))]).toEqual(['accepted', 4, 0])
    await shop.sandbox.control.force(id, 'release')
    await shop.advance(minute)
    await eventually(async () => {
      await shop.advance(minute)
      return state(session)
    }).toBe('captured')
    expect(await book(sold)).toEqual([4, 0])
  })

  it('[R10.31] F28: an order whose place another has taken cannot be paid; paid all the same, it is cancelled and not sold', async () => {
    const { session, sold, id } = await opened(1)
    const next = await shop.open('qliro', shop.body(sold, 1, { replaces: session.id }))
    expect(next.status, next.text).toBe(201)
    expect(await shop.sandbox.control.buyQliro(id, buyer)).not.toMatchObject({ kind: 'completed' })
    // Silence means yes at Qliro.
    await shop.sandbox.control.addFaults({ match: { callback: 'qliro.validation' }, effect: 'drop' })
    expect(await shop.sandbox.control.buyQliro(id, buyer)).toMatchObject({ kind: 'completed' })
    await eventually(async () => (await truth(id))?.Cancelled).toBe(true)
    await shop.sandbox.control.clearFaults()
    expect(await shop.sandbox.control.buyQliro(await shop.orderId(next.body), buyer)).toMatchObject({ kind: 'completed' })
    expect((await shop.complete(next.body.token)).body.state).toBe('accepted')
    expect((await shop.receipt(session.token)).body).toMatchObject({ id: null, reason: 'superseded' })
    expect(await book(sold)).toEqual([0, 0])
  })
})
