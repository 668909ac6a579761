import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Wish } from '../../src/features/payments/parts.ts'
import { eventually, startPaidShop, type PaidShop, type ProviderName, type Sold } from '../kit/paid-shop.ts'
import { engines } from '../kit/server.ts'

const off = 10_000
const buyers = {
  klarna: { email: 'kari@example.no', postalCode: '0155', method: 'card' },
  qliro: { personalNumber: '22034149589' },
} as const

describe.each(engines)('[R10.31] parts of a discounted order on %s', (engine) => {
  let shop: PaidShop

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 }, qliro: { transactionTime: 0 } } } })
    await sql`
      insert into promo_codes (id, chain_id, code, valid_from, valid_to, fixed, amount, for_everyone)
      values (900200, 1, 'DELVIS', '2020-01-01', '2099-01-01', true, ${off}, false)`.execute(shop.server.commerce.db)
  })

  afterAll(() => shop.close())
  afterEach(() => shop.sandbox.control.clearFaults())

  /** An order of some of the same, less the code. */
  async function ordered(provider: ProviderName, nth: number, count = 3) {
    const sold: Sold = await shop.goods(nth, 5)
    const seenTotal = count * sold.price + sold.freight - off
    const { body: session, text } = await shop.open(provider, shop.body(sold, count, { promoCode: 'DELVIS', seenTotal }))
    expect(session.discount, text).toBe(off)
    const id = await shop.orderId(session)
    const { control } = shop.sandbox
    await (provider === 'klarna' ? control.buyKco(id, buyers.klarna) : control.buyQliro(id, buyers.qliro))
    const { body: order } = await shop.complete(session.token)
    const receipt = async () => (await shop.receipt(session.token)).body
    await eventually(async () => (await receipt()).state).toBe('accepted')
    const money = async () => {
      const { captured, refunded } = await receipt()
      const truth = await control.truth()
      const klarna = truth.kco.find(({ order_id }) => order_id === id)?.managed
      const qliro = truth.qliro.find(({ OrderId }) => OrderId === id)
      const theirs = klarna
        ? [klarna.captured_amount, klarna.refunded_amount]
        : [qliro?.Captured ?? Number.NaN, qliro?.Refunded ?? Number.NaN].map((amount) => Math.round(amount * 100))
      return { ours: [captured, refunded], theirs }
    }
    return {
      sold,
      receipt,
      operate: (kind: 'capture' | 'refund', wish: Wish) => shop.operate(order.id ?? 0, kind, wish),
      /** Our books and the provider's have these sums. */
      has: (captured: number, refunded: number) =>
        eventually(async () => {
          await shop.advance(5000)
          return money()
        }).toEqual({ ours: [captured, refunded], theirs: [captured, refunded] }),
    }
  }

  it('Klarna gives back for each of the goods what was paid for it, and never more than was charged', async () => {
    const { sold, operate, has, receipt } = await ordered('klarna', 20)
    const [total, third] = [3 * sold.price + sold.freight - off, Math.floor(off / 3)]
    await operate('capture', null)
    await has(total, 0)
    await operate('refund', { [sold.ean]: 1 })
    await has(total, sold.price - third)
    expect(await shop.stock(sold)).toBe(3)
    await operate('refund', null)
    await has(total, total)
    expect([(await receipt()).state, await shop.stock(sold)]).toEqual(['refunded', 5])
    await expect(operate('refund', null)).rejects.toThrow('cannot be paid back')
  })

  it('a parcel that Klarna charges has its share of the discount, so that nothing is owed when the rest is cancelled', async () => {
    const { sold, operate, has } = await ordered('klarna', 21)
    const paid = sold.price - Math.floor(off / 3)
    await operate('capture', { [sold.ean]: 1 })
    await has(paid, 0)
    await operate('refund', { [sold.ean]: 1 })
    await has(paid, paid)
    expect(await shop.stock(sold)).toBe(3)
  })

  it('Qliro takes the discount with the first parcel, and pays back parcel by parcel', async () => {
    const { sold, operate, has, receipt } = await ordered('qliro', 22)
    const total = 3 * sold.price + sold.freight - off
    await operate('capture', { [sold.ean]: 1 })
    await has(sold.price - off, 0)
    await operate('capture', null)
    await has(total, 0)
    await operate('refund', { [sold.ean]: 2 })
    await has(total, 2 * sold.price - off)
    await operate('refund', null)
    await has(total, total)
    expect([(await receipt()).state, await shop.stock(sold)]).toEqual(['refunded', 5])
  })

  it('F19: a charge that never reached Qliro is made, though an earlier one was of the same amount', async () => {
    const { sold, operate, has } = await ordered('qliro', 23, 4)
    await operate('capture', { [sold.ean]: 1 })
    await has(sold.price - off, 0)
    await operate('capture', { [sold.ean]: 1 })
    await has(2 * sold.price - off, 0)
    await shop.sandbox.control.addFaults({ match: { service: 'qliro', path: 'MarkItemsAsShipped' }, effect: 'reset', times: 1 })
    await operate('capture', { [sold.ean]: 1 })
    await has(3 * sold.price - off, 0)
    expect(await shop.stock(sold)).toBe(1)
  })
})
