import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@vidda/contract'
import type { PaymentSession } from '@vidda/contract/wire'
import type { FaultRule } from '@vidda/sandbox'
import { sql } from 'kysely'
import { eventually, placed, startPaidShop, type PaidShop } from '../kit/paid-shop.ts'
import { registered } from '../kit/people.ts'
import { engines } from '../kit/server.ts'
import { payer } from './payer.ts'

const minute = 60_000
const hour = 60 * minute

/** The other failure cases that the design lists; F17 and F18 kill processes, in killed.all.test.ts; F22 is in outages.all.test.ts. */
describe.each(engines)('payments by Klarna when more goes wrong on %s', (engine) => {
  let shop: PaidShop

  beforeAll(async () => {
    shop = await startPaidShop(engine, { sandbox: { switches: { kco: { orderManagementDelay: 0 } } } })
  })

  afterAll(() => shop.close())
  afterEach(() => shop.sandbox.control.clearFaults())

  const db = () => shop.server.commerce.db
  const { opened, bought, buy, truth, state, ordersOf, push, acknowledged } = payer(() => shop)
  const faults = (rule: FaultRule) => shop.sandbox.control.addFaults(rule)

  it('F11: a provider that fails to open an order leaves nothing held, and the next try opens one', async () => {
    const sold = await shop.goods(41, 1)
    for (const effect of ['status', 'lost', 'garbage'] as const) {
      await faults({ match: { service: 'kco', method: 'POST', path: '/checkout/v3/orders' }, effect, times: 1 })
      const failed = await shop.open<ErrorBody>('klarna', shop.body(sold, 1), `f11-${effect}`)
      expect(failed, effect).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
      expect([await shop.stock(sold), await shop.held(sold)], effect).toEqual([1, 0])
    }
    expect((await shop.open('klarna', shop.body(sold, 1), 'f11-lost')).status).toBe(201)
    expect(await shop.held(sold)).toBe(1)
  })

  it('F12: an order that cannot be changed any more is most likely paid: its receipt says so', async () => {
    const { session, sold } = await bought()
    const changed = await shop.change<ErrorBody>(session, shop.body(sold, 2))
    expect(changed).toMatchObject({ status: 409, body: { code: 'payment_finished' } })
    expect([await ordersOf(session), await shop.stock(sold), await shop.held(sold)]).toEqual([1, 4, 0])
    expect((await shop.receipt(session.token)).body.total).toBe(session.total)
  })

  it('F13: an order that the provider knows no more is over, and a new one can be opened for the same cart', async () => {
    const { session, sold, id } = await opened()
    await shop.sandbox.control.force(id, 'expire')
    expect((await shop.complete(session.token)).body).toMatchObject({ state: 'expired', id: null })
    expect(await shop.held(sold)).toBe(0)
    const again = await shop.open('klarna', shop.body(sold, 1, { replaces: session.id }))
    expect(again.body.state).toBe('held')
  })

  it('F14, F15: what is pending waits with its goods; it is decided for or against', async () => {
    const yes = await opened(1, 1)
    await buy(yes.id, 'kari+pend@example.no')
    expect((await shop.complete(yes.session.token)).body).toMatchObject({ state: 'on_hold', id: null })
    const no = await opened(1, 1)
    await buy(no.id, 'kari+pend@example.no')
    expect((await shop.complete(no.session.token)).body.state).toBe('on_hold')
    await shop.advance(45 * minute)
    expect([await shop.held(yes.sold), await shop.held(no.sold)]).toEqual([1, 1])
    await shop.sandbox.control.force(yes.id, 'release')
    await shop.sandbox.control.force(no.id, 'refuse')
    await eventually(() => state(yes.session)).toBe('accepted')
    await eventually(() => state(no.session)).toBe('refused')
    expect([await shop.stock(yes.sold), await shop.stock(no.sold)]).toEqual([0, 1])
    expect([await ordersOf(yes.session), await ordersOf(no.session)]).toEqual([1, 0])
  })

  it('F19: a charge whose answer is lost is made once', async () => {
    const { session, id } = await bought(2)
    const { body } = await shop.complete(session.token)
    await acknowledged(session, id)
    await faults({ match: { service: 'kco', method: 'POST', path: '/captures' }, effect: 'lost', times: 2 })
    await shop.operate(body.id ?? 0, 'capture', null)
    await eventually(() => state(session)).toBe('captured')
    const managed = (await truth(id))?.managed
    expect([managed?.captured_amount, managed?.captures.length]).toEqual([session.total, 1])
    expect((await shop.receipt(session.token)).body.captured).toBe(session.total)
  })

  it('F20: a charge that is refused leaves the order as it was, with the reason for the shop’s people', async () => {
    const { session, sold, id } = await bought()
    const { body } = await shop.complete(session.token)
    await acknowledged(session, id)
    await faults({ match: { service: 'kco', method: 'POST', path: '/captures' }, effect: 'status', status: 403, times: 10 })
    await shop.operate(body.id ?? 0, 'capture', null)
    const failed = () => sql<{ error: string }>`select error from payment_operations where state = 'failed'`.execute(db())
    await eventually(async () => (await failed()).rows.length).toBe(1)
    expect((await failed()).rows[0]?.error).toContain('403')
    expect([await state(session), await shop.stock(sold), await shop.held(sold)]).toEqual(['accepted', 4, 0])
  })

  it('F21: what is left of an order that is charged in part is let go, and its goods come back', async () => {
    const { session, sold, id } = await bought(3)
    const { body } = await shop.complete(session.token)
    await acknowledged(session, id)
    await shop.operate(body.id ?? 0, 'capture', { [sold.ean]: 1 })
    await eventually(() => state(session)).toBe('captured')
    await shop.operate(body.id ?? 0, 'cancel', null)
    await eventually(() => state(session)).toBe('closed')
    const managed = (await truth(id))?.managed
    expect([managed?.captured_amount, managed?.remaining_authorized_amount]).toEqual([sold.price, 0])
    expect(await shop.stock(sold)).toBe(4)
    await shop.operate(body.id ?? 0, 'refund', null)
    await eventually(() => state(session)).toBe('refunded')
    expect([(await truth(id))?.managed?.refunded_amount, await shop.stock(sold)]).toEqual([sold.price, 5])
  })

  it('F23, F24: a forged token, another session’s and another purpose’s are a 404, and nobody is asked', async () => {
    const { session } = await opened()
    const url = new URL(await shop.callbackUrl(session, 'push'))
    const token = url.pathname.split('/').at(-1) ?? ''
    const [, until, signature] = token.split('.')
    await shop.sandbox.control.clearCalls()
    const forged = [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, `1.${until}.${signature}`, 'x', `${token}x`]
    const urls = [
      ...forged.map((one) => url.href.replace(token, one)),
      url.href.replace('/push/', '/validation/'),
      url.href.replace('/klarna/', '/qliro/'),
    ]
    const refused = async () => {
      const metrics = await (await fetch(`${shop.server.url}/metrics`)).text()
      const lines = metrics.matchAll(/^vidda_http_requests_total\{.*route="[^"]*\/checkout\/:provider\/.*status="404".*\} (\d+)$/gmu)
      return [...lines].reduce((sum, [, count]) => sum + Number(count), 0)
    }
    const before = await refused()
    for (const one of urls) expect((await fetch(one, { method: 'POST' })).status, one).toBe(404)
    expect((await refused()) - before).toBe(urls.length)
    expect(await shop.sandbox.control.calls()).toEqual([])
    expect(await state(session)).toBe('held')
  })

  it('F26: a code that holds once is used by one of two payments', async () => {
    await sql`
      insert into promo_codes (id, chain_id, code, valid_from, valid_to, fixed, amount, for_everyone, single_use)
      values (900100, 1, 'EN-GANG', '2020-01-01', '2099-01-01', true, 1000, false, true) on conflict do nothing`.execute(db())
    const [one, other] = [await shop.goods(0, 5), await shop.goods(1, 5)]
    const withCode = (sold: typeof one) => shop.body(sold, 1, { promoCode: 'en-gang', seenTotal: sold.price + sold.freight - 1000 })
    const answers = await Promise.all([shop.open('klarna', withCode(one)), shop.open('klarna', withCode(other))])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'promo_code_taken' })
    const won = answers.find(({ status }) => status === 201)?.body
    expect(won).toMatchObject({ discount: 1000, promoCode: 'EN-GANG' })
    // When its goods go back, so does the code.
    await shop.advance(31 * minute)
    await eventually(async () => (await shop.open('klarna', withCode(other), 'f26')).status).toBe(201)
  })

  it('F27: an account that is deleted while its order is on the way leaves the order, without the account', async () => {
    const person = await registered(shop.client)
    const sold = await shop.goods(3, 5)
    const made = await person.browser.send<PaymentSession>('POST', '/checkout/klarna/orders', shop.body(sold, 1), {
      'idempotency-key': 'f27',
    })
    expect(made.status).toBe(201)
    const { rows } = await sql<{ id: number | null }>`
      select customer_id as id from payment_sessions where nonce = ${made.body.id.slice(0, 24)}`.execute(db())
    expect(rows[0]?.id).toBe(person.customer.id)
    expect(await buy(await shop.orderId(made.body))).toMatchObject({ kind: 'completed' })
    const gone = await person.browser.send('DELETE', `/customers/${person.customer.id}`, { current_password: person.sent.password })
    expect(gone.status).toBe(204)
    const { body: order } = await shop.complete(made.body.token)
    const kept = await sql`select customer_id, detached_at is not null as detached from orders where id = ${order.id}`.execute(db())
    expect(kept.rows).toEqual([{ customer_id: null, detached: true }])
  })

  it('F28: an order whose place another has taken is not sold, if it is paid all the same', async () => {
    const { session, sold, id } = await opened(1, 1)
    const next = await shop.open('klarna', shop.body(sold, 1, { replaces: session.id }))
    expect(next.status, next.text).toBe(201)
    expect(await buy(id)).not.toMatchObject({ kind: 'completed' })
    await shop.sandbox.control.force(id, 'complete').catch(() => null)
    await push(session)
    expect(await ordersOf(session)).toBe(0)
    expect(await buy(await shop.orderId(next.body))).toMatchObject({ kind: 'completed' })
    expect((await shop.complete(next.body.token)).body.state).toEqual(placed)
    expect([await shop.stock(sold), await shop.held(sold)]).toEqual([0, 0])
  })

  it('F25: after 72 hours of the clock an unpaid session is asked after no more', async () => {
    const { session } = await opened()
    const due = async () => {
      const { rows } = await sql`
        select 1 from payment_sessions where nonce = ${session.id.slice(0, 24)} and next_read_at is not null`.execute(db())
      return rows.length
    }
    expect(await due()).toBe(1)
    await shop.advance(72 * hour + minute)
    await eventually(due).toBe(0)
  })
})
