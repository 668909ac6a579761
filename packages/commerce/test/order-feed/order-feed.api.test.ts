import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@vidda/contract'
import { sql } from 'kysely'
import { settleReservation } from '../../src/features/reservations/index.ts'
import type { Db } from '../../src/kernel/database/open.ts'
import { eventually, startPaidShop, type PaidShop } from '../kit/paid-shop.ts'
import { newShopper } from '../kit/people.ts'
import { engines, orderToken, stockToken } from '../kit/server.ts'
import { payer } from '../payments/payer.ts'
import { exportPurchases, type Since } from '../../src/features/order-feed/index.ts'
import { askFeed, FeedReader } from './reader.ts'

const ofSecond = 'the-token-of-another-chain'

describe.each(engines)('the feed of orders on %s', (engine) => {
  let shop: PaidShop
  let nth = 20
  const { opened, buy, acknowledged } = payer(() => shop)

  beforeAll(async () => {
    shop = await startPaidShop(engine, {
      sandbox: { switches: { kco: { orderManagementDelay: 0 } } },
      orderTokens: { first: orderToken, second: ofSecond },
    })
    await sql`
      insert into promo_codes (id, chain_id, code, valid_from, valid_to, fixed, amount, for_everyone)
      values (900300, 1, 'STROM', '2020-01-01', '2099-01-01', true, 10001, false)`.execute(db())
  })

  afterAll(() => shop.close())

  const db = () => shop.server.commerce.db

  async function reserved(count = 2) {
    const sold = await shop.goods((nth += 1), 9)
    const shopper = newShopper({ name: 'Kari Nordmann' })
    const { body } = await shop.client.reserve({ ...shopper, shopID: sold.shopId, items: [{ EanNo: sold.ean, Count: count }] })
    return { sold, shopper, id: body.id }
  }

  /** A reader who has read what was there before. */
  async function reader(): Promise<FeedReader> {
    const made = new FeedReader(shop.client)
    await made.read()
    return made
  }

  const settle = (id: number) => settleReservation(db(), { chainId: 1, id, event: 'collect', by: 'Ola', tell: false, now: new Date() })

  it('[R10.92] tells of a reservation with its lines and its buyer, once, and again when it was collected', async () => {
    const system = await reader()
    const { sold, shopper, id } = await reserved()
    const [purchase, ...others] = await system.read()
    expect(others).toEqual([])
    const { name, email, phone } = shopper
    expect(purchase).toMatchObject({
      kind: 'reservation',
      id,
      state: 'reserved',
      payment: null,
      operations: [],
      withdrawals: [],
      endedAt: null,
      shop: { id: sold.shopId },
      buyer: {
        name,
        email,
        phone,
      },
      shipping: 'collect',
      total: 2 * sold.price,
      lines: [
        {
          ean: sold.ean,
          articleId: sold.articleId,
          count: 2,
          price: sold.price,
          discount: 0,
          open: 2,
          captured: 0,
          withdrawn: 0,
        },
      ],
    })
    expect(purchase?.shop.name).not.toBe('')
    expect(purchase?.lines[0]?.vat).toBe(purchase?.totalVat)
    expect(await system.read()).toEqual([])
    await settle(id)
    expect(await system.read()).toMatchObject([
      { kind: 'reservation', id, state: 'collected', lines: [{ open: 0 }], endedAt: expect.any(String) },
    ])
    expect(await system.read()).toEqual([])
  })

  it('[R10.92] [R10.93] tells of an order as it was paid, and of each charge, refund and withdrawal', async () => {
    const system = await reader()
    const sold = await shop.goods((nth += 1), 9)
    const seenTotal = 3 * sold.price + sold.freight - 10_001
    const { body: session, text } = await shop.open('klarna', shop.body(sold, 3, { promoCode: 'STROM', seenTotal }))
    const providerOrderId = await shop.orderId(session)
    expect(await system.read(), text).toEqual([])
    await buy(providerOrderId, 'feed@example.no')
    await shop.complete(session.token)
    await acknowledged(session, providerOrderId)
    const [order, ...others] = await system.read()
    expect(others).toEqual([])
    const id = order?.id ?? 0
    expect(order).toMatchObject({
      kind: 'order',
      state: 'accepted',
      reason: null,
      currency: 'NOK',
      promoCode: 'STROM',
      shipping: 'delivery',
      collectBefore: null,
      goods: 3 * sold.price,
      discount: 10001,
      freight: sold.freight,
      total: seenTotal,
      shop: { id: sold.shopId },
      buyer: {
        email: 'feed@example.no',
        zipcode: '0155',
      },
      payment: {
        provider: 'klarna',
        providerOrderId,
        captured: 0,
        refunded: 0,
      },
      lines: [
        {
          ean: sold.ean,
          count: 3,
          price: sold.price,
          discount: 10001,
          open: 3,
          captured: 0,
        },
      ],
    })
    expect((order?.lines[0]?.vat ?? 0) + (order?.freightVat ?? 0)).toBe(order?.totalVat)

    await shop.operate(id, 'capture', { [sold.ean]: 2 })
    const told = async () => (await system.read()).at(-1)
    await eventually(told).toMatchObject({ id, state: 'captured', lines: [{ captured: 2, open: 1 }] })
    await shop.operate(id, 'refund', { [sold.ean]: 1 })
    await eventually(told).toMatchObject({
      lines: [{ captured: 2, refunded: 1, open: 1 }],
      operations: [
        { kind: 'capture', state: 'done', by: 'Ola', lines: [{ ean: sold.ean, count: 2 }] },
        { kind: 'refund', state: 'done', by: 'Ola', lines: [{ ean: sold.ean, count: 1 }] },
      ],
    })
    const lines = [{ EanNo: sold.ean, Count: 2 }]
    await shop.client.send('POST', '/withdrawals', { body: { token: session.token, lines }, headers: shop.client.guards })
    expect(await told()).toMatchObject({ id, lines: [{ withdrawn: 2 }], withdrawals: [{ lines: [{ ean: sold.ean, count: 2 }] }] })
    await shop.operate(id, 'cancel', null)
    await eventually(told).toMatchObject({ id, state: 'closed', lines: [{ captured: 2, cancelled: 1, open: 0 }] })
  })

  it('[R10.92] passes over no purchase that is committed after one with a larger number was read', async ({ skip }) => {
    if (engine === 'PGlite') return skip('the embedded database does one transaction at a time')
    const system = await reader()
    const { id: model } = await reserved()
    await system.read()
    const copy = async (transaction: Db) => {
      const { rows } = await sql<{ id: number }>`
        insert into reservations (chain_id, tenant_id, token_hash, token_nonce, shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total, created_at, collect_before)
        select chain_id, tenant_id, gen_random_uuid(), gen_random_uuid(), shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total, created_at, collect_before
        from reservations where id = ${model} returning id`.execute(transaction)
      return rows[0]?.id ?? 0
    }
    const [slow, quick] = await db()
      .transaction()
      .execute(async (transaction) => {
        const early = await copy(transaction)
        const late = await copy(db())
        expect(early).toBeLessThan(late)
        expect((await system.read()).map(({ id }) => id)).toEqual([late])
        return [early, late]
      })
    expect((await system.read()).map(({ id }) => id)).toEqual([slow])
    expect(quick).toBeGreaterThan(slow)
  })

  it('[R10.92] is read in pages of any size, from any cursor', async () => {
    const system = await reader()
    const made: number[] = []
    for (let count = 0; count < 5; count += 1) made.push((await reserved()).id)
    const all = await system.read(2)
    expect(all.map(({ id }) => id)).toEqual(made)
    const third = await askFeed(shop.client, `?limit=2&since=${all[1]?.cursor}`)
    expect(third.body).toMatchObject({ purchases: [{ id: made[2] }, { id: made[3] }], next: all[3]?.cursor, more: true })
    const last = await askFeed(shop.client, `?since=${all[4]?.cursor}`)
    expect(last.body).toEqual({ purchases: [], next: all[4]?.cursor, more: false })
  })

  it.each([
    ['no cursor', 'abc'],
    ['a cursor of a database that went on', Buffer.from('1:99999999').toString('base64url')],
  ])('[R10.92] refuses %s', async (_, since) => {
    expect(await askFeed<ErrorBody>(shop.client, `?since=${since}`)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { since: [expect.stringMatching(/^Since must be/)] } },
    })
  })

  it('[R10.94] is for who carries its token: it sets no cookie, and nobody may keep it', async () => {
    const answer = await askFeed(shop.client)
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([200, 'no-store', null])
    for (const token of ['', 'a-token-of-somebody-else', stockToken]) {
      const refused = await askFeed<ErrorBody>(shop.client, '', token)
      expect(refused).toMatchObject({ status: 401, body: { code: 'order_token_refused' } })
      expect(refused.headers.get('set-cookie')).toBeNull()
    }
    expect((await askFeed(shop.server.second)).status).toBe(401)
  })

  it('[R10.94] tells each chain of its own alone', async () => {
    const { id } = await reserved()
    const own = await askFeed(shop.client, '?limit=500')
    expect(own.body.purchases.map((purchase) => purchase.id)).toContain(id)
    expect((await askFeed(shop.server.second, '?limit=500', ofSecond)).body).toMatchObject({ purchases: [], more: false })
  })

  it('tells of an order without a buyer once the buyer is forgotten', async () => {
    const system = await reader()
    const { id } = await reserved()
    await system.read()
    await sql`update reservations set name = '', email = '', phone = '' where id = ${id}`.execute(db())
    expect(await system.read()).toMatchObject([{ id, buyer: { name: '', email: '', phone: '' } }])
  })

  async function exported(format: 'ndjson' | 'csv', since: Since) {
    let text = ''
    const write = async (part: string) => void (text += part)
    const told = await exportPurchases(db(), { chainId: 1, since, format, write, onProgress: () => undefined })
    return { ...told, lines: text.trimEnd().split('\n') }
  }

  it('[R10.95] is written to files since a time or a cursor, of NDJSON a line for each purchase', async () => {
    const { next: before } = await exported('ndjson', undefined)
    const one = await reserved()
    const [purchase] = (await askFeed(shop.client, `?since=${before}`)).body.purchases
    const time = new Date(purchase?.changedAt ?? '')
    for (const since of [{ cursor: before }, { time }]) {
      const { purchases, lines, next } = await exported('ndjson', since)
      expect([purchases, lines.map((line) => JSON.parse(line) as unknown)]).toEqual([1, [purchase]])
      expect((await exported('ndjson', { cursor: next })).purchases).toBe(0)
    }
    const after = new Date(time.getTime() + 1)
    expect((await exported('ndjson', { time: after })).purchases).toBe(0)
    await settle(one.id)
    expect((await exported('ndjson', { time: after })).lines[0]).toContain('"state":"collected"')
    await expect(exported('csv', { cursor: 'abc' })).rejects.toThrow('Since must be the cursor of an answer.')
  })

  it('[R10.95] is written to CSV with a row for each line, in which nothing that a buyer typed begins a formula', async () => {
    const { next: before } = await exported('csv', undefined)
    const [first, other] = [await shop.goods((nth += 1), 9), await shop.goods((nth += 1), 9)]
    const items = [first, other].map(({ ean }, at) => ({ EanNo: ean, Count: at + 1 }))
    await sql`
      insert into stock (variant_id, shop_id, qty) values (${other.variantId}, ${first.shopId}, 9)
      on conflict (variant_id, shop_id) do update set qty = 9`.execute(db())
    const shopper = newShopper({ name: '=HYPERLINK("http://x.example")', address: 'Storgata 1, "Oslo"' })
    const { status, text } = await shop.client.reserve({ ...shopper, shopID: first.shopId, items })
    expect(status, text).toBe(201)
    const { lines } = await exported('csv', { cursor: before })
    const [header, ...rows] = lines
    expect(header).toMatch(/^kind,id,state,/)
    expect(rows.map((row) => row.split(',')[0])).toEqual(['reservation', 'reservation'])
    for (const [at, row] of rows.entries()) {
      expect(row).toContain(`,"'=HYPERLINK(""http://x.example"")",`)
      expect(row).toContain(`,"Storgata 1, ""Oslo""",`)
      expect(row).toContain(`,${at + 1},${items[at]?.EanNo},`)
    }
  })

  it('does not tell of what is held and not paid for', async () => {
    const system = await reader()
    await opened()
    expect(await system.read()).toEqual([])
  })
})
