import type { ErrorBody } from '@vidda/contract'
import type { PaymentSession } from '@vidda/contract/wire'
import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartHash, type Contents, paymentLines } from '../../src/features/payments/contents.ts'
import { klarnaLines } from '../../src/features/payments/kco/lines.ts'
import type { PaymentLine } from '../../src/features/payments/provider.ts'
import { QliroService } from '../../src/features/payments/qliro/adapter.ts'
import { bigCount } from '../kit/big-count.ts'
import { eventually, type PaidShop, type Sold, startPaidShop } from '../kit/paid-shop.ts'
import { enginesProved } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'

const minute = 60_000
const rounds = bigCount(1000)
const seed = Number(process.env['VIDDA_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** What an order holds at the provider, as somebody on the way changes it. */
type Order = { readonly lines: readonly PaymentLine[]; readonly currency: string; readonly cartHash: string; readonly reference: string }

type Stored = {
  readonly contents: Contents
  readonly cartHash: string
  readonly reference: string
  readonly version: number
  readonly orderId: string
}

const kinds = ['amount', 'currency', 'line', 'quantity', 'shop'] as const
const change = fc.record({
  kind: fc.constantFrom(...kinds),
  provider: fc.constantFrom('klarna' as const, 'qliro' as const),
  /** At the provider, whose buyer is asked about or not, or in the request that opens or changes the payment. */
  way: fc.constantFrom('asked' as const, 'not asked' as const, 'request' as const),
  by: fc.integer({ min: 1, max: 20_000 }),
  up: fc.boolean(),
  /** Whether the total is left as it was, where it can be. */
  keepsTotal: fc.boolean(),
  goods: fc.nat(39),
})
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

const currencies = ['SEK', 'EUR', 'DKK'] as const

function changedOrder(
  order: Order,
  { kind, by, up, keepsTotal }: Change,
  other: { readonly ean: string; readonly cartHash: string },
): Order {
  const [goods, ...rest] = order.lines
  if (!goods) throw new Error('No lines')
  const withGoods = (changed: Partial<PaymentLine>): Order => ({ ...order, lines: [{ ...goods, ...changed }, ...rest] })
  switch (kind) {
    case 'amount':
      return withGoods({ price: up || goods.price <= by ? goods.price + by : goods.price - by })
    case 'currency':
      return { ...order, currency: currencies[by % currencies.length] ?? 'USD' }
    case 'line':
      if (up) return withGoods({ reference: other.ean })
      if (keepsTotal) return { ...order, lines: [...order.lines, { ...goods, reference: other.ean, price: 0 }] }
      return rest.length > 0 ? { ...order, lines: [goods] } : { ...order, lines: [goods, { ...goods, reference: other.ean }] }
    case 'quantity':
      // There are two of each: one at twice the price, or some more at a lower one, may come to the same.
      if (keepsTotal)
        return goods.price % 2 === 0 && up
          ? withGoods({ count: 4, price: goods.price / 2 })
          : withGoods({ count: 1, price: 2 * goods.price })
      return withGoods({ count: up ? 2 + (by % 50) + 1 : 1 })
    case 'shop':
      return { ...order, cartHash: other.cartHash }
  }
}

describe.each(enginesProved)('purchases that are changed on the way on %s', { timeout: 90 * minute }, (engine) => {
  let shop: PaidShop

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 }, qliro: { transactionTime: 0 } } } })
  })

  afterAll(() => shop.close())

  const db = () => shop.server.commerce.db
  const control = () => shop.sandbox.control

  async function stored({ id }: PaymentSession): Promise<Stored> {
    const { rows } = await sql<Stored>`
      select contents, cart_hash as "cartHash", reference, version, provider_order_id as "orderId" from payment_sessions where nonce = ${id.slice(0, 24)}`.execute(
      db(),
    )
    const [found] = rows
    if (!found) throw new Error('No session')
    return found
  }

  /** Writes the order anew with the shop's own account, so that the provider's sums are right. */
  async function writeKlarna(id: string, { lines, currency, cartHash: hash, reference }: Order): Promise<number> {
    const { baseUrl, username, password } = shop.sandbox.kco
    const order_lines = klarnaLines(lines)
    const sum = (of: (line: (typeof order_lines)[number]) => number) => order_lines.reduce((total, line) => total + of(line), 0)
    const body = {
      order_lines,
      order_amount: sum(({ total_amount }) => total_amount),
      order_tax_amount: sum(({ total_tax_amount }) => total_tax_amount),
      purchase_currency: currency,
      merchant_reference1: reference,
      merchant_data: JSON.stringify({ cartHash: hash, v: 1 }),
    }
    const headers = { authorization: `Basic ${btoa(`${username}:${password}`)}`, 'content-type': 'application/json' }
    return (await fetch(`${baseUrl}/checkout/v3/orders/${id}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }

  /** The same at Qliro, where a currency cannot be changed: its callbacks and answers say another. */
  async function writeQliro(id: string, { lines, currency, cartHash: hash, reference }: Order, version: number): Promise<void> {
    if (currency !== 'NOK') {
      await control().addFaults(
        { match: { callback: 'qliro.validation' }, effect: 'wrongCurrency' },
        { match: { service: 'qliro', method: 'GET', path: `/merchantapi/Orders/${id}` }, effect: 'wrongCurrency' },
      )
      return
    }
    const { baseUrl: url, apiKey, secret } = shop.sandbox.qliro
    const account = { url, apiKey, secret, timeout: 10_000 }
    const none = { terms: '', privacy: '', checkout: '', confirmation: '', push: '', validation: '', management: '' }
    const { colors } = tenants[0]
    const said = { reference, lines, cartHash: hash, version, colors, urls: none }
    await new QliroService(account).update(id, { ...said, shipping: 'delivery', customer: null, total: 0, vat: 0, shopId: 0 })
  }

  const buy = (provider: Change['provider'], id: string) => {
    const buyer = { email: 'kari@example.no', postalCode: '0155' }
    return provider === 'klarna'
      ? control().buyKco(id, { ...buyer, method: 'card' })
      : control().buyQliro(id, { ...buyer, personalNumber: '22034149589', method: 'invoice' })
  }

  /** Something else is asked for than the shopper was shown. */
  async function changedRequest(session: PaymentSession, sold: Sold, other: Sold, { kind, by, up }: Change): Promise<void> {
    const honest = shop.body(sold, 2)
    const seenTotal = honest.seenTotal + (up ? by : -by)
    const bodies = {
      amount: { ...honest, seenTotal },
      // What another currency would be written as.
      currency: { ...honest, seenTotal: Math.ceil(honest.seenTotal / 10) },
      line: { ...honest, lines: [{ EanNo: other.ean, Count: 2 }], seenTotal: 2 * other.price + other.freight - by },
      quantity: { ...honest, lines: [{ EanNo: sold.ean, Count: up ? 3 : 1 }] },
      shop: { ...honest, shopID: sold.shopId + 1 },
    }
    const body = bodies[kind]
    expect((await shop.change<ErrorBody>(session, body)).status).toBe(kind === 'shop' ? 422 : 409)
    if (kind !== 'shop') expect((await shop.open<ErrorBody>(session.provider, body)).status).toBe(409)
  }

  /** Changes the order at the provider behind the shop's back. Answers whether it was paid for all the same. */
  async function changedAtProvider(session: PaymentSession, other: Sold, changing: Change): Promise<boolean> {
    const { contents, cartHash: hash, reference, version, orderId } = await stored(session)
    const agreed: Order = { lines: paymentLines(contents), currency: 'NOK', cartHash: hash, reference }
    const elsewhere = { ean: other.ean, cartHash: cartHash(session.shopID + 1, contents) }
    const order = changedOrder(agreed, changing, elsewhere)
    expect(order).not.toEqual(agreed)
    if (changing.provider === 'klarna') expect(await writeKlarna(orderId, order)).toBe(200)
    else await writeQliro(orderId, order, version)
    if (changing.way === 'not asked') await control().force(orderId, 'complete')
    else if ((await buy(changing.provider, orderId)).kind !== 'completed') return false
    expect((await shop.complete(session.token)).body).toMatchObject({
      state: expect.stringMatching(/^(?:review_required|cancelled)$/) as string,
      reason: 'mismatch',
      id: null,
    })
    return true
  }

  it(`[R10.31] F7: of ${rounds} changes all are refused or put to review, and nothing is sold or charged (seed ${seed})`, async () => {
    let paid = 0
    const run = async (changing: Change): Promise<void> => {
      const sold = await shop.goods(changing.goods, 5)
      const other = await shop.goods((changing.goods + 1) % 40, 5)
      const heldBefore = await shop.held(sold)
      const { body: session, status, text } = await shop.open(changing.provider, shop.body(sold, 2))
      expect(status, text).toBe(201)
      if (changing.way === 'request') await changedRequest(session, sold, other, changing)
      const isPaid = changing.way !== 'request' && (await changedAtProvider(session, other, changing))
      await control().clearFaults()
      if (isPaid) paid += 1
      // What is refused may still be paid for as it was agreed on; what is in review has given its goods back.
      expect([await shop.stock(sold), await shop.held(sold)]).toEqual(isPaid ? [5, heldBefore] : [3, heldBefore + 2])
    }
    await fc.assert(fc.asyncProperty(change, run), { numRuns: rounds, seed, endOnFailure: true })

    expect(await shop.orders()).toBe(0)
    const cancelled = () => sql`select 1 from payment_sessions where state = 'cancelled' and reason = 'mismatch'`.execute(db())
    await eventually(async () => (await cancelled()).rows.length).toBe(paid)
    const { kco, qliro } = await control().truth()
    expect(kco.filter(({ managed }) => managed && (managed.status !== 'CANCELLED' || managed.captured_amount > 0))).toEqual([])
    const isAgreed = ({ CustomerCheckoutStatus, Cancelled, Captured }: (typeof qliro)[number]) =>
      Captured === 0 && (CustomerCheckoutStatus === 'InProcess' || Cancelled)
    expect(qliro.filter((order) => !isAgreed(order))).toEqual([])
  })
})
