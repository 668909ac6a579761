import { clockTime } from '@vidda/domain/date-text'
import { randomUUID } from 'node:crypto'
import { type ErrorBody, headerNames } from '@vidda/contract'
import type { CustomerExport, OrderReceipt, PaymentSession, ReceivedComplaint, Reservation } from '@vidda/contract/wire'
import { datePlus, osloDate } from '@vidda/domain/price'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeComplaint } from '../../src/features/complaints/index.ts'
import { settleReservation } from '../../src/features/reservations/index.ts'
import type { Client } from '../kit/client.ts'
import { runHourlyJobs } from '../kit/jobs.ts'
import { isTo, mailsIn, mailTo } from '../kit/mailbox.ts'
import { eventually, type PaidShop, type Sold, startPaidShop } from '../kit/paid-shop.ts'
import { newShopper, registered } from '../kit/people.ts'
import { engines, orderToken } from '../kit/server.ts'
import { payer } from '../payments/payer.ts'
import { FeedReader } from '../order-feed/reader.ts'

const day = 86_400_000
const today = osloDate(new Date())
const problem = 'Glidelåsen har <b>løsnet</b>.'

describe.each(engines)('a complaint on %s', (engine) => {
  let shop: PaidShop
  let nth = 0
  const { opened, buy, acknowledged } = payer(() => shop)

  beforeAll(async () => {
    shop = await startPaidShop(engine, {
      sandbox: { switches: { kco: { orderManagementDelay: 0 } } },
      orderTokens: { first: orderToken },
    })
  })

  afterAll(() => shop.close())

  const db = () => shop.server.commerce.db
  const outbox = () => shop.server.commerce.mailLocation

  async function ordered(count: number, email: string): Promise<{ readonly sold: Sold; readonly session: PaymentSession }> {
    const sold = await shop.goods((nth += 1), 9)
    const { body: session } = await shop.open('klarna', shop.body(sold, count, { shipping: 'collect', seenTotal: sold.price * count }))
    const id = await shop.orderId(session)
    await buy(id, email)
    await shop.complete(session.token)
    await acknowledged(session, id)
    return { sold, session }
  }

  async function reserved(count = 1) {
    const sold = await shop.goods((nth += 1), 9)
    const shopper = newShopper()
    const { body } = await shop.client.reserve({ ...shopper, shopID: sold.shopId, items: [{ EanNo: sold.ean, Count: count }] })
    return { sold, shopper, reservation: body }
  }

  const collect = ({ id }: Reservation) =>
    settleReservation(db(), { chainId: 1, id, event: 'collect', by: 'Ola', tell: false, now: new Date() })

  const told = ({ ean }: Sold, token: string, more: object = {}) => ({
    token,
    EanNo: ean,
    Count: 1,
    problem,
    discovered: today,
    wish: 'repair',
    ...more,
  })

  const complain = <Body = ReceivedComplaint>(body: object, key: string = randomUUID(), client: Client = shop.client) =>
    client.send<Body>('POST', '/complaints', { body, headers: { ...client.guards, [headerNames.idempotencyKey]: key } })

  const receipt = async ({ token }: PaymentSession): Promise<OrderReceipt> => (await shop.receipt(token)).body

  it('[R10.116] about an order is stored, acknowledged by mail with its time, told to the shop, and stands on the receipt', async () => {
    const { sold, session } = await ordered(3, 'reklamerer@example.no')
    expect((await receipt(session)).complaints).toEqual({ bought: today, left: [{ EanNo: sold.ean, Count: 3 }], made: [] })

    const { status, body, text } = await complain(told(sold, session.token, { Count: 2 }))
    expect(status, text).toBe(201)
    expect(body).toEqual({ id: expect.any(Number), email: 'reklamerer@example.no', receivedAt: expect.any(String) })
    const { id: number, receivedAt } = body
    const after = await receipt(session)
    expect(after.complaints).toEqual({
      bought: today,
      left: [],
      made: [{ id: number, receivedAt, EanNo: sold.ean, Count: 2, problem, discovered: today, wish: 'repair', open: true }],
    })

    const mail = await mailTo(outbox(), 'reklamerer@example.no', new RegExp(`^Vi har mottatt reklamasjonen din: ${number}$`))
    const [line] = after.lines
    for (const words of [
      `2 × ${line?.name}`,
      String(after.id),
      clockTime(receivedAt),
      problem,
      'At varen blir rettet',
      'svare på denne e-posten',
    ])
      expect(mail.text).toContain(words)
    expect(mail.html).toContain('har &lt;b&gt;løsnet&lt;/b&gt;')
    expect(mail.text).toContain('Du hører fra butikken')

    const { rows } = await sql<{ email: string }>`select email from shops where chain_id = 1 and id = ${session.shopID}`.execute(db())
    const staff = await mailTo(outbox(), rows[0]?.email ?? '', new RegExp(`^Reklamasjon ${number}$`))
    expect(staff.headers).toContain('Reply-To: reklamerer@example.no')
    for (const words of [sold.ean, problem, String(after.id)]) expect(staff.text).toContain(words)
  })

  it('[R10.116] about a reservation that was collected is taken too, and before that nothing is bought', async () => {
    const { sold, shopper, reservation } = await reserved()
    const { token } = reservation
    expect(await complain<ErrorBody>(told(sold, token))).toMatchObject({ status: 409, body: { code: 'nothing_bought' } })
    await collect(reservation)
    const { status, body } = await complain(told(sold, token, { wish: 'refund' }))
    expect([status, body.email]).toEqual([201, shopper.email])
    const { complaints } = (await shop.client.get<Reservation>(`/receipts/${token}`)).body
    expect(complaints).toMatchObject({ bought: today, left: [], made: [{ id: body.id, EanNo: sold.ean, wish: 'refund', open: true }] })
    const mail = await mailTo(outbox(), shopper.email, new RegExp(`^Vi har mottatt reklamasjonen din: ${body.id}$`))
    expect(mail.text).toContain(String(reservation.id))
  })

  it('[R10.116] the same key once more, or twice at once, changes nothing and gets the same answer', async () => {
    const { sold, session } = await ordered(1, 'to-ganger@example.no')
    const [key, wish] = [randomUUID(), told(sold, session.token)]
    const answers = [...(await Promise.all([complain(wish, key), complain(wish, key)])), await complain(wish, key)]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await receipt(session)).complaints?.made).toHaveLength(1)
    const count = async () =>
      (await mailsIn(outbox())).filter((mail) => isTo(mail, 'to-ganger@example.no') && mail.headers.includes('reklamasjonen')).length
    await eventually(count).toBe(1)
    expect(await complain<ErrorBody>(wish, '')).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } })
  })

  it('[R10.116] of a line there is one open complaint, and another once the shop is done with the first', async () => {
    const { sold, session } = await ordered(2, 'en-om-gangen@example.no')
    const first = await complain(told(sold, session.token))
    expect(await complain<ErrorBody>(told(sold, session.token))).toMatchObject({ status: 409, body: { code: 'complaint_open' } })
    expect(await closeComplaint(db(), 2, first.body.id, 'Ola', new Date())).toBe(false)
    expect(await closeComplaint(db(), 1, first.body.id, 'Ola', new Date())).toBe(true)
    const second = await complain(told(sold, session.token))
    expect(second.status).toBe(201)
    expect((await receipt(session)).complaints?.made).toMatchObject([
      { id: first.body.id, open: false },
      { id: second.body.id, open: true },
    ])
  })

  it.each([
    ['more than was bought', { Count: 3 }, 'Count'],
    ['other goods', { EanNo: '7090000000017' }, 'EanNo'],
    ['a day to come', { discovered: datePlus(today, 1) }, 'discovered'],
    ['a day before the purchase', { discovered: datePlus(today, -1) }, 'discovered'],
    ['what is no day', { discovered: '2026-02-31' }, 'discovered'],
    ['nothing but blanks', { problem: ' '.repeat(20) }, 'problem'],
    ['a few words', { problem: 'Hull' }, 'problem'],
    ['too many words', { problem: 'x'.repeat(2001) }, 'problem'],
    ['another wish', { wish: 'gift' }, 'wish'],
  ])('[R10.116] with %s is refused, and names the field', async (_, more, field) => {
    once ??= ordered(2, 'feil@example.no')
    const { sold, session } = await once
    const { status, body } = await complain<ErrorBody>(told(sold, session.token, more))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    expect((await receipt(session)).complaints?.made).toEqual([])
  })
  let once: ReturnType<typeof ordered> | undefined

  it('[R10.116] needs a receipt of its own chain, and the page’s tokens', async () => {
    const { sold, session } = await ordered(1, 'annen@example.no')
    const wish = told(sold, session.token)
    expect((await complain(wish, randomUUID(), shop.server.second)).status).toBe(404)
    expect((await complain({ ...wish, token: 'en-annen' })).status).toBe(404)
    expect((await shop.client.send('POST', '/complaints', { body: wish })).status).toBe(419)
    const unpaid = await opened()
    expect((await receipt(unpaid.session)).complaints).toBeNull()
    expect((await complain(told(unpaid.sold, unpaid.session.token))).status).toBe(404)
  })

  it('[R10.116] is never too old: years after the purchase it is taken all the same', async () => {
    const { sold, session } = await ordered(1, 'gammel@example.no')
    const { id } = await receipt(session)
    await sql`update orders set created_at = now() - interval '4 years 11 months' where id = ${id}`.execute(db())
    expect((await complain(told(sold, session.token, { discovered: datePlus(today, -700) }))).status).toBe(201)
  })

  it('[R10.116] of what was withdrawn from or paid back is not taken', async () => {
    const { sold, session } = await ordered(2, 'angret@example.no')
    const lines = [{ EanNo: sold.ean, Count: 1 }]
    await shop.client.send('POST', '/withdrawals', { body: { token: session.token, lines }, headers: shop.client.guards })
    expect((await receipt(session)).complaints?.left).toEqual(lines)
    expect((await complain(told(sold, session.token, { Count: 2 }))).status).toBe(422)
    expect((await complain(told(sold, session.token))).status).toBe(201)
  })

  it('[R10.117] stands in the order feed, which tells of the purchase anew when it is made and when the shop is done with it', async () => {
    const system = new FeedReader(shop.client)
    const [order, { sold, reservation }] = [await ordered(1, 'feed@example.no'), await reserved()]
    await collect(reservation)
    await system.read()
    const made = [await complain(told(order.sold, order.session.token)), await complain(told(sold, reservation.token))]
    const entry = (at: number, ean: string, open: boolean) => ({
      id: made[at]?.body.id,
      at: made[at]?.body.receivedAt,
      ean,
      count: 1,
      problem,
      discovered: today,
      wish: 'repair',
      open,
    })
    expect((await system.read()).map(({ kind, complaints }) => [kind, complaints])).toEqual([
      ['order', [entry(0, order.sold.ean, true)]],
      ['reservation', [entry(1, sold.ean, true)]],
    ])
    await closeComplaint(db(), 1, made[1]?.body.id ?? 0, 'Ola', new Date())
    expect((await system.read()).map(({ kind, complaints }) => [kind, complaints])).toEqual([['reservation', [entry(1, sold.ean, false)]]])
  })

  it('[R10.117] is in its customer’s export, and in nobody else’s', async () => {
    const [customer, other] = [await registered(shop.client), await registered(shop.client)]
    const sold = await shop.goods((nth += 1), 9)
    const wanted = { ...newShopper(), shopID: sold.shopId, items: [{ EanNo: sold.ean, Count: 1 }] }
    const { body: mine } = await customer.browser.post<Reservation>('/reservations', wanted, { 'idempotency-key': randomUUID() })
    await collect(mine)
    const { body } = await complain(told(sold, mine.token))
    const exported = async ({ browser }: typeof customer) =>
      (await browser.get<CustomerExport>('/customers/current/export')).body.complaints
    expect(await exported(customer)).toMatchObject([{ ...body, reservationID: mine.id, orderID: null, EanNo: sold.ean, problem }])
    expect(await exported(other)).toEqual([])
  })

  it('[R10.117] is forgotten after five years, with its mails that could not be sent, and an order’s with the order', async () => {
    const [order, { sold, reservation }] = [await ordered(1, 'glemt@example.no'), await reserved()]
    await collect(reservation)
    const made = [await complain(told(order.sold, order.session.token)), await complain(told(sold, reservation.token))]
    const ids = made.map(({ body }) => body.id)
    const stored = async () =>
      (await sql<{ id: number }>`select id from complaints where id in (${ids[0]}, ${ids[1]}) order by id`.execute(db())).rows.map(
        ({ id }) => id,
      )
    const failed = async () =>
      (
        await sql`select 1 from mails where failed_at is not null and kind in ('complaint', 'shopComplaint') and payload ->> 'number' = ${String(ids[1])}`.execute(
          db(),
        )
      ).rows.length
    expect(await stored()).toEqual(ids)
    await sql`delete from orders where id = ${(await receipt(order.session)).id}`.execute(db())
    expect(await stored()).toEqual(ids.slice(1))
    await sql`
      insert into mails (tenant_id, kind, payload, created_at, next_at, failed_at)
      values ('nobody', 'complaint', ${JSON.stringify({ number: ids[1] })}, now(), now(), ${new Date(Date.now() + 5 * 366 * day)})`.execute(
      db(),
    )
    const received = new Date(made[1]?.body.receivedAt ?? '')
    const over = new Date(new Date(received).setUTCFullYear(received.getUTCFullYear() + 5))
    await runHourlyJobs(db(), new Date(over.getTime() - day))
    expect([await stored(), await failed()]).toEqual([ids.slice(1), 1])
    await runHourlyJobs(db(), over)
    expect([await stored(), await failed()]).toEqual([[], 0])
  })
})
