import { randomUUID } from 'node:crypto'
import type { CustomerExport, Reservation, Withdrawal } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHourlyJobs } from '../kit/jobs.ts'
import { mailFailed, orderMail, type MailOrder } from '../../src/kernel/mail/outbox.ts'
import { inStock } from '../kit/goods.ts'
import { deleteAccount, registered, type Person } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { receiptHash } from '../../src/features/reservations/receipt-tokens.ts'
import { endReservations, settleReservation } from '../../src/features/reservations/states.ts'

const day = 86_400_000
const start = new Date('2026-11-20T12:00:00Z')
const yearsLater = (years: number, date: Date) => new Date(new Date(date).setUTCFullYear(date.getUTCFullYear() + years))

describe.each(engines)('names and addresses that nobody needs any more, on %s', (engine) => {
  let server: TestServer
  let nth = 0

  beforeAll(async () => {
    server = await startServer(engine, { now: () => start })
  })

  afterAll(() => server.close())

  const address = { address: 'Storgata 1', zipcode: '8006', city: 'Bodø' }
  const db = () => server.commerce.db

  /** One person's reservation, with an address of its own to look for. */
  async function reserve(person?: Person): Promise<Reservation> {
    const { ean, shopId } = await inStock(server.first, (nth += 1))
    const body = { name: 'Kari Nordmann', email: `${randomUUID()}@example.org`, phone: '40000000', ...address }
    const whole = { ...body, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }
    const { status, body: made } = person
      ? await person.browser.post<Reservation>('/reservations', whole, { 'idempotency-key': randomUUID() })
      : await server.first.reserve(whole)
    expect(status).toBe(201)
    return made
  }
  const collect = ({ id }: Reservation) => settleReservation(db(), { chainId: 1, id, event: 'collect', by: 'Ola', tell: false, now: start })
  const withdraw = ({ token }: Reservation) =>
    server.first.send<Withdrawal>('POST', '/withdrawals', { body: { token, message: 'For liten' }, headers: server.first.guards })
  const stored = async ({ token }: Reservation) =>
    (
      await sql<object>`
        select name, email, phone, address, zipcode, city from reservations where token_hash = ${receiptHash(token)}`.execute(db())
    ).rows[0]
  const withdrawals = async ({ id }: Reservation) =>
    (await sql<object>`select email, message from withdrawals where reservation_id = ${id}`.execute(db())).rows
  const answers = async ({ email }: Reservation) =>
    (await sql`select 1 from idempotency where answer like ${`%${email}%`}`.execute(db())).rows.length
  /** A mail of a tenant that nobody sends for: one that waits, or one that has failed for good. */
  async function unsent(order: MailOrder, isFailed: boolean): Promise<number> {
    await orderMail(db(), 'nobody', order, start)
    const { rows } = await sql<{ id: number }>`select max(id) as id from mails where tenant_id = 'nobody'`.execute(db())
    const id = rows[0]?.id ?? 0
    if (isFailed) await mailFailed(db(), id, '550 no such mailbox', start, null)
    return id
  }
  const failed = (order: MailOrder) => unsent(order, true)
  const waiting = (order: MailOrder) => unsent(order, false)
  const mails = async (ids: readonly number[]) =>
    (await sql<{ id: number }>`select id from mails where id = any (${[...ids]}::int[]) order by id`.execute(db())).rows.map(({ id }) => id)
  const person = ({ email }: Reservation) => ({ name: 'Kari Nordmann', email, phone: '40000000', ...address })
  const nobody = { name: '', email: '', phone: '', address: '', zipcode: '', city: '' }
  const atDeadline = ({ collectBefore }: Reservation) => new Date(collectBefore)

  it('of a reservation that was not collected or was cancelled go when its time is over, whoever made it, and its withdrawal with them', async () => {
    const customer = await registered(server.first)
    for (const how of ['by a guest', 'by a customer', 'cancelled']) {
      const made = await reserve(how === 'by a customer' ? customer : undefined)
      const { status, body } = await withdraw(made)
      expect(status).toBe(201)
      const withdrawal = { kind: 'withdrawal', number: body.id, email: made.email, receivedAt: body.receivedAt } as const
      const stuck = [await failed(withdrawal), await failed({ kind: 'shopReservation', reservationId: made.id })]
      if (how === 'cancelled')
        await settleReservation(db(), { chainId: 1, id: made.id, event: 'cancel', by: 'Ola', tell: false, now: start })
      const deadline = atDeadline(made)
      await runHourlyJobs(db(), new Date(deadline.getTime() - 1000))
      expect(await stored(made)).toMatchObject(person(made))
      expect(await withdrawals(made)).toEqual([{ email: made.email, message: 'For liten' }])
      expect([await answers(made), await mails(stuck)]).toEqual([1, stuck])
      await endReservations(db(), deadline)
      await runHourlyJobs(db(), deadline)
      expect(await stored(made)).toEqual(nobody)
      expect(await withdrawals(made)).toEqual([])
      expect([await answers(made), await mails(stuck)]).toEqual([0, []])
      expect((await server.first.get<Reservation>(`/receipts/${made.token}`)).body).toMatchObject({ id: made.id, name: '', email: '' })
      expect((await withdraw(made)).status).toBe(404)
    }
  })

  it('of a guest’s collected reservation and its withdrawal stay for five years, as an order’s do, and no longer', async () => {
    const made = await reserve()
    await collect(made)
    expect((await withdraw(made)).status).toBe(201)
    const over = yearsLater(5, start)
    await runHourlyJobs(db(), new Date(over.getTime() - day))
    expect([await stored(made), await withdrawals(made)]).toMatchObject([person(made), [{ email: made.email }]])
    await runHourlyJobs(db(), over)
    expect([await stored(made), await withdrawals(made)]).toEqual([nobody, []])
  })

  it('of a collected reservation stay in the history of its customer, and go after an account once nothing can be returned', async () => {
    const [customer, other] = [await registered(server.first), await registered(server.first)]
    const [made, stays] = [await reserve(customer), await reserve(other)]
    for (const one of [made, stays]) await collect(one)
    expect((await deleteAccount(customer)).status).toBe(204)
    const { rows } = await sql<{ days: number }>`select return_days as days from chain_settings where chain_id = 1`.execute(db())
    const over = new Date(atDeadline(made).getTime() + Math.max(14, rows[0]?.days ?? 0) * day)
    await runHourlyJobs(db(), new Date(over.getTime() - 1000))
    expect(await stored(made)).toMatchObject(person(made))
    // Whoever has deleted their account may still withdraw, and hear that it came in.
    const { status, body } = await withdraw(made)
    expect([status, body.email]).toEqual([201, made.email])
    await runHourlyJobs(db(), over)
    expect(await stored(made)).toEqual(nobody)
    // Asked again, it is the same answer: the withdrawal itself is kept as long as an order.
    expect((await withdraw(made)).body).toEqual(body)
    await runHourlyJobs(db(), yearsLater(6, start))
    expect(await stored(stays)).toMatchObject(person(stays))
  })

  it('[R7.48] of an account that is deleted go from mails too: from those that nobody can be written and those that have failed', async () => {
    const [leaving, other] = [await registered(server.first), await registered(server.first)]
    const { browser, customer, sent } = leaving
    const made = await reserve(leaving)
    const { body } = await withdraw(made)
    const password = (chainId: number, { email }: { readonly email: string }) => ({ kind: 'password', chainId, email }) as const
    const gone = [
      await waiting({ kind: 'verification', customerId: customer.id }),
      await waiting(password(1, customer)),
      await failed({ kind: 'reservation', reservationId: made.id }),
      await failed({ kind: 'withdrawal', number: body.id, email: made.email, receivedAt: body.receivedAt }),
    ]
    const stay = [
      await waiting({ kind: 'reservation', reservationId: made.id }),
      await waiting({ kind: 'withdrawal', number: body.id, email: made.email, receivedAt: body.receivedAt }),
      await failed({ kind: 'verification', customerId: other.customer.id }),
      await failed(password(1, other.customer)),
      await failed(password(2, customer)),
    ]
    expect((await browser.delete(`/customers/${customer.id}`, { current_password: sent.password })).status).toBe(204)
    expect(await mails([...gone, ...stay])).toEqual(stay)
  })

  it('[R10.37] an export holds the customer’s withdrawals, and nobody else’s', async () => {
    const [customer, other] = [await registered(server.first), await registered(server.first)]
    const made = await reserve(customer)
    const { body } = await withdraw(made)
    await withdraw(await reserve(other))
    const { withdrawals: told } = (await customer.browser.get<CustomerExport>('/customers/current/export')).body
    expect(told).toEqual([{ ...body, reservationID: made.id, orderID: null, lines: [], message: 'For liten' }])
  })
})
