import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StockFed } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { settleReservation } from '../../src/features/reservations/index.ts'
import { stock } from '../../src/features/stock/index.ts'
import { eventually, startPaidShop, type PaidShop, type Sold } from '../kit/paid-shop.ts'
import { newShopper } from '../kit/people.ts'
import { engines, stockToken } from '../kit/server.ts'
import { payer } from '../payments/payer.ts'

describe.each(engines)('what the stock system counts and shoppers have already on %s', (engine) => {
  let shop: PaidShop
  const { opened, bought, acknowledged } = payer(() => shop)

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 } } } })
  })

  afterAll(() => shop.close())

  const db = () => shop.server.commerce.db

  /** Sends the stock feed of the shop's own system: how many units it counts on the shelf. */
  async function counted({ ean, shopId }: Sold, count: number): Promise<void> {
    const lines = [{ EanNo: ean, shopID: shopId, Qty: count }]
    const headers = { authorization: `Bearer ${stockToken}` }
    const { status, body, text } = await shop.client.send<StockFed>('POST', '/stock/feed', { body: { lines }, headers })
    expect([status, body.refused], text).toEqual([200, []])
  }

  /** What an export says lies there. */
  async function exported({ ean, shopId }: Sold): Promise<unknown> {
    const { rows } = await sql<{ ean: string; shopId: number; qty: number }>`${stock.all(1)}`.execute(db())
    return rows.find((row) => row.ean === ean && row.shopId === shopId)?.qty
  }

  it('what is held for a payment is not sold once more', async () => {
    const { sold, session } = await opened(2, 5)
    await counted(sold, 5)
    expect([await shop.stock(sold), await exported(sold)]).toEqual([3, 5])
    await counted(sold, 1)
    expect(await shop.stock(sold)).toBe(0)
    await counted(sold, 6)
    expect(await shop.stock(sold)).toBe(4)
    await shop.advance(31 * 60_000)
    await eventually(() => shop.stock(sold)).toBe(6)
    expect((await shop.receipt(session.token)).body.state).toBe('expired')
  })

  it('what is ordered lies in the shop until it is sent, and is not sold once more', async () => {
    const { sold, session, id } = await bought(2, 5)
    await shop.complete(session.token)
    await acknowledged(session, id)
    await counted(sold, 5)
    expect([await shop.stock(sold), await exported(sold)]).toEqual([3, 5])
    const number = (await shop.receipt(session.token)).body.id ?? 0
    await shop.operate(number, 'capture', { [sold.ean]: 1 })
    await eventually(async () => (await shop.receipt(session.token)).body.state).toBe('captured')
    await counted(sold, 4)
    expect(await shop.stock(sold)).toBe(3)
    await shop.operate(number, 'capture', null)
    await counted(sold, 3)
    expect([await shop.stock(sold), await exported(sold)]).toEqual([3, 3])
  })

  it('what is cancelled is for sale again, once', async () => {
    const { sold, session, id } = await bought(1, 3)
    await shop.complete(session.token)
    await acknowledged(session, id)
    await counted(sold, 3)
    await shop.operate((await shop.receipt(session.token)).body.id ?? 0, 'cancel', null)
    await eventually(() => shop.stock(sold)).toBe(3)
    await counted(sold, 3)
    expect(await shop.stock(sold)).toBe(3)
  })

  it('what is reserved lies in the shop until it is collected, and is not sold once more', async () => {
    const sold = await shop.goods(39, 4)
    const { body } = await shop.client.reserve({ ...newShopper(), shopID: sold.shopId, items: [{ EanNo: sold.ean, Count: 2 }] })
    await counted(sold, 4)
    expect(await shop.stock(sold)).toBe(2)
    await settleReservation(db(), { chainId: 1, id: body.id, event: 'collect', by: 'Ola', tell: false, now: new Date() })
    await counted(sold, 2)
    expect([await shop.stock(sold), await exported(sold)]).toEqual([2, 2])
  })
})
