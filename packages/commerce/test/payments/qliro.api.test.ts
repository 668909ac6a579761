import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, startPaidShop, type PaidShop } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'

const approved = { email: 'kari@example.no', postalCode: '0155', personalNumber: '22034149589', method: 'invoice' } as const
const onHold = { ...approved, personalNumber: '23034114714' } as const

describe.each(engines)('paying by Qliro on %s', (engine) => {
  let shop: PaidShop

  beforeAll(async () => {
    shop = await startPaidShop(engine)
  })

  afterAll(() => shop.close())

  const truth = async (id: string) => (await shop.sandbox.control.truth()).qliro.find(({ OrderId }) => OrderId === id)

  it('[R10.30] a session is created, changed and read, one for each shop', async () => {
    const sold = await shop.goods(10, 5)
    const made = await shop.open('qliro', shop.body(sold, 1))
    expect(made.status, made.text).toBe(201)
    expect(made.body).toMatchObject({ provider: 'qliro', state: 'held', shopID: sold.shopId, version: 1 })
    expect(made.body.snippet?.markup).toContain('qliro-root')
    const changed = await shop.change(made.body, shop.body(sold, 2))
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toMatchObject({ version: 2, total: 2 * sold.price + sold.freight })
    const read = await shop.client.get<typeof made.body>(`/checkout/qliro/orders/${made.body.id}`)
    expect(read.body).toMatchObject({ ...changed.body, snippet: { markup: expect.stringContaining('qliro-root') as string } })
    expect((await truth(await shop.orderId(made.body)))?.TotalPrice).toBe(changed.body.total / 100)
  })

  it('[R10.31] what was bought is one order, by the push, the page and again', async () => {
    const sold = await shop.goods(11, 3)
    const { body: session } = await shop.open('qliro', shop.body(sold, 2))
    const before = await shop.orders()
    const id = await shop.orderId(session)
    const bought = await shop.sandbox.control.buyQliro(id, approved)
    expect(bought, JSON.stringify(bought)).toMatchObject({ kind: 'completed' })
    const done = await shop.complete(session.token)
    expect(done.body, done.text).toMatchObject({ state: 'accepted', total: session.total })
    await shop.advance(60_000)
    expect((await shop.complete(session.token)).body.id).toBe(done.body.id)
    expect([await shop.stock(sold), await shop.held(sold), await shop.orders()]).toEqual([1, 0, before + 1])
  })

  it('F14: a purchase that is decided later holds its goods until then, and becomes an order', async () => {
    const sold = await shop.goods(12, 1)
    const { body: session } = await shop.open('qliro', shop.body(sold, 1))
    const id = await shop.orderId(session)
    await shop.sandbox.control.buyQliro(id, onHold)
    const waiting = await shop.complete(session.token)
    expect(waiting.body).toMatchObject({ state: 'on_hold', id: null })
    await shop.advance(40 * 60_000)
    expect([await shop.stock(sold), await shop.held(sold)]).toEqual([0, 1])
    await shop.sandbox.control.force(id, 'release')
    await eventually(async () => (await shop.receipt(session.token)).body.state).toBe('accepted')
    expect(await shop.held(sold)).toBe(0)
  })

  it('F15: one that is refused at last gives its goods back', async () => {
    const sold = await shop.goods(13, 1)
    const { body: session } = await shop.open('qliro', shop.body(sold, 1))
    const id = await shop.orderId(session)
    await shop.sandbox.control.buyQliro(id, onHold)
    expect((await shop.complete(session.token)).body.state).toBe('on_hold')
    await shop.sandbox.control.force(id, 'refuse')
    await eventually(async () => (await shop.receipt(session.token)).body.state).toBe('refused')
    expect([await shop.stock(sold), await shop.held(sold)]).toEqual([1, 0])
  })

  it('[R10.32] goods that are gone when the button is pressed stop the purchase', async () => {
    const sold = await shop.goods(14, 1)
    const { body: session } = await shop.open('qliro', shop.body(sold, 1))
    const id = await shop.orderId(session)
    await shop.advance(31 * 60_000)
    await eventually(() => shop.held(sold)).toBe(0)
    expect((await shop.open('klarna', shop.body(sold, 1))).status).toBe(201)
    const stopped = await shop.sandbox.control.buyQliro(id, approved)
    expect(stopped).not.toMatchObject({ kind: 'completed' })
    expect(JSON.stringify(stopped)).toContain('OutOfStock')
  })

  it('charges and pays back an order, whole and in part, with who and when', async () => {
    const sold = await shop.goods(15, 5)
    const { body: session } = await shop.open('qliro', shop.body(sold, 3))
    const id = await shop.orderId(session)
    await shop.sandbox.control.buyQliro(id, approved)
    const { body: order } = await shop.complete(session.token)
    await shop.operate(order.id ?? 0, 'capture', { [sold.ean]: 1 })
    await eventually(async () => (await shop.receipt(session.token)).body.captured).toBe(sold.price)
    await shop.operate(order.id ?? 0, 'refund', { [sold.ean]: 1 })
    await eventually(async () => (await shop.receipt(session.token)).body.refunded).toBe(sold.price)
    expect(await shop.stock(sold)).toBe(3)
  })
})
