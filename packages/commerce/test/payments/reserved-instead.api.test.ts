import type { PaymentSession, Reservation } from '@vidda/contract/wire'
import { reservationStates } from '@vidda/domain/reservation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLimits, wideLimits } from '../kit/limits.ts'
import { eventually, placed, type PaidShop, type Sold, startPaidShop } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'

const buyer = { email: 'kari@example.no', postalCode: '0155', method: 'card' } as const

describe.each(engines)('reserving what a payment holds on %s', (engine) => {
  let shop: PaidShop
  let people = 0

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 } } } })
  })

  afterAll(() => shop.close())

  const reserve = (client: PaidShop['client'], { ean, shopId }: Sold, count: number, payments?: readonly string[]) => {
    people += 1
    const person = { name: 'Kari Nordmann', email: `kari${people}@example.no`, phone: String(40_000_000 + people) }
    return client.reserve({ ...person, shopID: shopId, items: [{ EanNo: ean, Count: count }], ...(payments && { payments }) })
  }
  const stateOf = async ({ id, provider }: PaymentSession) =>
    (await shop.client.get<PaymentSession>(`/checkout/${provider}/orders/${id}`)).body.state
  const book = async (sold: Sold) => [await shop.stock(sold), await shop.held(sold)]
  const opened = async (nth: number, stock: number, count: number) => {
    const sold = await shop.goods(nth, stock)
    const { body: session } = await shop.open('klarna', shop.body(sold, count))
    expect(await book(sold)).toEqual([stock - count, count])
    return { sold, session }
  }

  it('[R10.192] the last unit goes from the payment to the reservation, and the provider’s order is given up', async () => {
    const { sold, session } = await opened(0, 1, 1)
    expect(await reserve(shop.client, sold, 1)).toMatchObject({ status: 409, body: { code: 'nothing_reserved' } })
    expect(await reserve(shop.client, sold, 1, [session.id])).toMatchObject({ status: 201, body: { statusID: reservationStates.reserved } })
    expect([await stateOf(session), ...(await book(sold))]).toEqual(['expired', 0, 0])
    const id = await shop.orderId(session)
    expect(await shop.sandbox.control.buyKco(id, buyer)).not.toMatchObject({ kind: 'completed' })
    expect((await shop.receipt(session.token)).body).toMatchObject({ id: null, reason: 'superseded' })
  })

  it('[R10.192] what waits for its receiver ends the payment, and holds nothing itself', async () => {
    await setLimits(shop.server.commerce.db, { ...wideLimits, confirmAboveUnits: 2 })
    const { sold, session } = await opened(1, 3, 2)
    const { status, body } = await reserve(shop.client, sold, 3, [session.id])
    await setLimits(shop.server.commerce.db, wideLimits)
    expect([status, body.statusID]).toEqual([201, reservationStates.awaiting])
    expect([await stateOf(session), ...(await book(sold))]).toEqual(['expired', 3, 0])
  })

  it('[R10.192] where nothing can be reserved the payment stays open', async () => {
    const { sold, session } = await opened(2, 2, 1)
    expect(await reserve(shop.client, sold, 3, [session.id])).toMatchObject({ status: 409, body: { code: 'nothing_reserved' } })
    expect([await stateOf(session), ...(await book(sold))]).toEqual(['held', 1, 1])
    expect(await shop.sandbox.control.buyKco(await shop.orderId(session), buyer)).toMatchObject({ kind: 'completed' })
    expect((await shop.complete(session.token)).body.state).toEqual(placed)
  })

  it('[R10.192] one that is paid stays, and its goods are no one else’s', async () => {
    const { sold, session } = await opened(3, 1, 1)
    await shop.sandbox.control.buyKco(await shop.orderId(session), buyer)
    await shop.complete(session.token)
    expect(await reserve(shop.client, sold, 1, [session.id])).toMatchObject({ status: 409, body: { code: 'nothing_reserved' } })
    expect((await shop.receipt(session.token)).body.state).toEqual(placed)
    expect(await book(sold)).toEqual([0, 0])
  })

  it('[R10.192] ids that are made up, of another brand or named twice end nobody’s payment but one’s own', async () => {
    const { sold, session } = await opened(4, 1, 1)
    const forged = `${session.id.slice(0, -4)}AAAA`
    expect((await reserve(shop.client, sold, 1, [forged, 'x'])).status).toBe(409)
    const elsewhere = await shop.server.second.get<readonly { readonly id: number }[]>('/shops')
    await reserve(shop.server.second, { ...sold, shopId: elsewhere.body[0]?.id ?? 0 }, 1, [session.id])
    expect([await stateOf(session), ...(await book(sold))]).toEqual(['held', 0, 1])
    expect((await reserve(shop.client, sold, 1, [session.id, forged, session.id])).status).toBe(201)
  })

  it('[R10.192] paid and reserved in the same moment, the last unit goes once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { sold, session } = await opened(5 + round, 1, 1)
      const id = await shop.orderId(session)
      const paying = shop.sandbox.control.buyKco(id, buyer).then(() => shop.complete(session.token))
      const [reserved] = await Promise.all([reserve(shop.client, sold, 1, [session.id]), paying])
      // A payment that lost is void at the provider as soon as that has been told.
      await eventually(async () => (await shop.receipt(session.token)).body.state).not.toBe('held')
      const { body: receipt } = await shop.receipt<{ readonly id: number | null }>(session.token)
      expect([reserved.status === 201, receipt.id !== null].filter(Boolean)).toHaveLength(1)
      expect(await book(sold)).toEqual([0, 0])
    }
  })

  it('[R10.192] two tabs that name two payments the other way round are both answered', async () => {
    const [one, other] = [await opened(14, 2, 1), await opened(15, 2, 1)]
    const ids = [one.session.id, other.session.id]
    const answers = await Promise.all([reserve(shop.client, one.sold, 2, ids), reserve(shop.client, other.sold, 2, ids.toReversed())])
    expect(answers.map(({ status }: { readonly status: number }) => status)).toEqual([201, 201])
    const made: readonly Reservation[] = answers.map(({ body }) => body)
    expect(made.flatMap(({ articles }) => articles.map(({ Count }) => Count))).toEqual([2, 2])
  })
})
