import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderPage, PaymentSession, Validation } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { eventually, type PaidShop, placed, startPaidShop } from '../kit/paid-shop.ts'
import { registered } from '../kit/people.ts'
import { engines } from '../kit/server.ts'

describe.each(engines)('paying by Klarna on %s', (engine) => {
  let shop: PaidShop

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 } } } })
  })

  afterAll(() => shop.close())

  it('[R10.29] a session is created, changed and read; its goods are put aside', async () => {
    const sold = await shop.goods(0, 5)
    const made = await shop.open('klarna', shop.body(sold, 1))
    expect(made.status, made.text).toBe(201)
    expect(made.body).toMatchObject({ provider: 'klarna', state: 'held', total: sold.price + sold.freight, freight: sold.freight })
    expect(made.body.snippet?.scripts.length).toBeGreaterThan(0)
    expect(made.body.snippet?.markup).toContain('id="klarna-checkout-container"')
    expect([await shop.stock(sold), await shop.held(sold)]).toEqual([4, 1])

    const changed = await shop.change(made.body, shop.body(sold, 3))
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toMatchObject({ total: 3 * sold.price + sold.freight, version: 2, snippet: null })
    expect([await shop.stock(sold), await shop.held(sold)]).toEqual([2, 3])

    const read = await shop.client.get<typeof made.body>(`/checkout/klarna/orders/${made.body.id}`)
    expect(read.body).toMatchObject({ ...changed.body, snippet: { markup: expect.any(String) as string } })
    const { kco } = await shop.sandbox.control.truth()
    expect(kco.map(({ order_amount }) => order_amount)).toEqual([changed.body.total])
  })

  it('[R10.31] what was bought is one order, by the confirmation page and the push alike', async () => {
    const sold = await shop.goods(1, 2)
    const { body: session } = await shop.open('klarna', shop.body(sold, 2))
    const before = await shop.orders()
    const id = await shop.orderId(session)
    expect(await shop.sandbox.control.buyKco(id, { email: 'kari@example.no', postalCode: '0155', method: 'card' })).toMatchObject({
      kind: 'completed',
      url: expect.stringContaining(session.token) as string,
    })
    const done = await shop.complete(session.token)
    expect(done.body, done.text).toMatchObject({ kind: 'order', state: placed, name: 'Kari Nordmann', total: session.total })
    expect(done.body.id).toBeGreaterThan(1_000_000)
    expect(done.body.snippet?.markup).toBeTruthy()
    expect([await shop.stock(sold), await shop.held(sold), await shop.orders()]).toEqual([0, 0, before + 1])

    await shop.advance(3 * 60_000)
    await eventually(async () => (await shop.receipt(session.token)).body.state).toBe('accepted')
    const { kco, callbacks } = await shop.sandbox.control.truth()
    const order = kco.find(({ order_id }) => order_id === id)
    expect(order?.managed).toMatchObject({ merchant_reference1: String(done.body.id) })
    expect(callbacks.filter(({ kind, orderId }) => kind === 'kco.push' && orderId === id).every(({ status }) => status === 200)).toBe(true)
    expect(await shop.orders()).toBe(before + 1)
  })

  it('[R10.140] the buyer’s own list has the order with its state and the way to its receipt, and nobody else’s has', async () => {
    const [person, other] = [await registered(shop.client), await registered(shop.client)]
    const sold = await shop.goods(6, 2)
    const { body: session } = await person.browser.send<PaymentSession>('POST', '/checkout/klarna/orders', shop.body(sold, 1), {
      'idempotency-key': 'own-list',
    })
    const buyer = { email: 'kari@example.no', postalCode: '0155', method: 'card' } as const
    await shop.sandbox.control.buyKco(await shop.orderId(session), buyer)
    const { body: order } = await shop.complete(session.token)
    const listed = async ({ browser }: typeof person) =>
      (await browser.get<OrderPage>('/customers/current/orders')).body.data.map(({ id, payment }) => ({ id, payment }))
    expect(await listed(person)).toEqual([
      { id: order.id, payment: { state: placed, token: session.token, shopID: session.shopID, shipping: session.shipping } },
    ])
    expect(await listed(other)).toEqual([])
  })

  it('[R10.32] a purchase whose goods are gone is stopped, with their name', async () => {
    const sold = await shop.goods(2, 1)
    const { body: session } = await shop.open('klarna', shop.body(sold, 1))
    const id = await shop.orderId(session)
    await shop.advance(31 * 60_000)
    await eventually(() => shop.held(sold)).toBe(0)
    const { body: other } = await shop.open('klarna', shop.body(sold, 1))
    expect(other.state).toBe('held')
    const bought = await shop.sandbox.control.buyKco(id, { email: 'kari@example.no', postalCode: '0155', method: 'card' })
    expect(bought).toMatchObject({
      kind: 'refused',
      errorType: 'approval_failed',
      text: expect.stringContaining(session.lines[0]?.name ?? '-') as string,
    })
    const again = await shop.sandbox.control.buyKco(await shop.orderId(other), {
      email: 'ola@example.no',
      postalCode: '0155',
      method: 'card',
    })
    expect(again).toMatchObject({ kind: 'completed' })
  })

  it('[R10.189] what an open payment has put aside is there for whoever pays, and for nobody else', async () => {
    const sold = await shop.goods(6, 1)
    await sql`delete from stock where variant_id = ${sold.variantId} and shop_id <> ${sold.shopId}`.execute(shop.server.commerce.db)
    const { body: session } = await shop.open('klarna', shop.body(sold, 1))
    const check = async (payments: readonly string[], client = shop.client) =>
      (await client.ask<Validation>('/checkout/validate', { lines: [{ EanNo: sold.ean, Count: 1 }], payments })).body.lines
    const own = { problem: null, stock: [{ id: sold.shopId, qty: 1 }] }
    const gone = { problem: 'sold_out', stock: [] }
    expect(await check([session.id])).toMatchObject([own])
    expect(await check(['none-of-ours', session.id, session.id])).toMatchObject([own])
    for (const others of [[], [session.token], [session.id.toUpperCase()]]) expect(await check(others)).toMatchObject([gone])
    expect(await check([session.id], shop.server.second)).toMatchObject([{ problem: 'unknown', stock: [] }])
    await shop.advance(31 * 60_000)
    await eventually(() => shop.held(sold)).toBe(0)
    expect(await check([session.id]), 'put back').toMatchObject([own])
  })

  it('[R10.29] a session and its receipt are nobody’s in another chain, and of another provider there is none', async () => {
    const sold = await shop.goods(3, 5)
    const { body: session } = await shop.open('klarna', shop.body(sold, 1))
    const { second } = shop.server
    const { guards } = second
    const body = shop.body(sold, 1)
    const answers = [
      await second.get(`/checkout/klarna/orders/${session.id}`),
      await second.send('PUT', `/checkout/klarna/orders/${session.id}`, { body, headers: guards }),
      await second.send('POST', '/checkout/complete', { body: { token: session.token }, headers: guards }),
      await second.get(`/receipts/${session.token}`),
      await shop.client.get(`/checkout/qliro/orders/${session.id}`),
      await shop.client.get(`/checkout/klarna/orders/${session.id.slice(0, -1)}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await second.send('POST', '/checkout/klarna/orders', { body, headers: { ...guards, 'idempotency-key': 'one' } })).status).toBe(
      503,
    )
  })

  it('[R10.29] the same key and cart are one session, at once and later; the same key with another cart is a 409', async () => {
    const sold = await shop.goods(4, 9)
    const body = shop.body(sold, 1)
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.open('klarna', body, 'kept')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    expect(await shop.held(sold)).toBe(1)
    expect(await shop.open('klarna', shop.body(sold, 2), 'kept')).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    const { client } = shop
    expect((await client.send('POST', '/checkout/klarna/orders', { body, headers: client.guards })).status).toBe(400)
  })

  it('what cannot be had is told, and the rest goes through; another price than was shown is refused', async () => {
    const [there, gone] = [await shop.goods(5, 5), await shop.goods(6, 0)]
    const lines = [there, gone].map(({ ean }) => ({ EanNo: ean, Count: 1 }))
    const freight = Math.max(there.freight, gone.freight)
    const seenTotal = there.price + gone.price + freight
    const body = { ...shop.body(there, 1), lines, seenTotal }
    expect(await shop.open('klarna', { ...body, seenTotal: seenTotal - 1 })).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(await shop.held(there)).toBe(0)
    const { body: session } = await shop.open('klarna', body)
    expect(session.lines.map(({ EanNo }) => EanNo)).toEqual(
      gone.shopId === there.shopId ? [there.ean] : session.lines.map(({ EanNo }) => EanNo),
    )
    expect(session.notOrdered.map(({ EanNo }) => EanNo)).toEqual([gone.ean])
    expect(session.total).toBe(there.price + there.freight)
  })

  it('[R10.33] asked for the ways to send, it answers the one that was chosen, in øre', async () => {
    const sold = await shop.goods(7, 5)
    const { body: session } = await shop.open('klarna', shop.body(sold, 1))
    const answer = await fetch(await shop.callbackUrl(session, 'shipping'), { method: 'POST' })
    expect(await answer.json()).toMatchObject({ shipping_options: [{ id: 'delivery', price: sold.freight, tax_rate: 2500 }] })
  })
})
