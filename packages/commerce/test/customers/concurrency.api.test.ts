import { randomUUID } from 'node:crypto'
import type { ErrorBody } from '@vidda/contract'
import type { Customer, Reservation } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { importData } from '../../src/import/import.ts'
import { dataKinds } from '../../src/data-kinds.ts'
import { followUps } from '../../src/follow-ups.ts'
import type { Db } from '../../src/kernel/database/open.ts'
import { argon2id } from '../../src/kernel/auth/passwords.ts'
import { Browser } from '../kit/browser.ts'
import { inStock } from '../kit/goods.ts'
import { mailTo, tokenOf } from '../kit/mailbox.ts'
import { deleteAccount, newPerson, registered, type Person } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { confirmPendingEmail } from '../../src/features/customers/pending-email.ts'
import { endSessions } from '../../src/kernel/auth/store.ts'
import { dropPassword, removeCustomer, setPassword } from '../../src/features/customers/writer.ts'

const oneThing = 'the embedded database does one thing at a time'

describe.each(engines)('what happens to an account while something else does, on %s', (engine) => {
  let server: TestServer
  const passwords = { hash: argon2id.hash, verify: vi.fn(argon2id.verify) }

  beforeAll(async () => {
    server = await startServer(engine, { articles: 24, passwords })
  })

  afterAll(() => server.close())

  const db = () => server.commerce.db
  const open = () => Browser.open(server.first)
  const newPassword = { password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' }
  const logIn = (browser: Browser, { sent }: Person) =>
    browser.post<Customer & ErrorBody>('/customers/login', { email: sent.email, password: sent.password })
  const tokenOfMail = async ({ sent }: Person, subject: RegExp) => tokenOf(await mailTo(server.commerce.mailLocation, sent.email, subject))

  /** A customer whose mails are sent: nothing but the test's own requests waits for anything. */
  async function settled(): Promise<Person> {
    const person = await registered(server.first)
    await tokenOfMail(person, /^Bekreft/)
    // The mail job deletes the row after sending the mail; until then it may hold or wait for a lock, and the test counts waiting locks.
    await expect.poll(async () => (await sql`select 1 from mails`.execute(db())).rows).toEqual([])
    return person
  }

  async function resetToken(person: Person): Promise<string> {
    await (await open()).post('/customers/password/email', { email: person.sent.email })
    return tokenOfMail(person, /^Nytt passord/)
  }

  const sessionsOf = async ({ customer }: Person) =>
    (await sql`select 1 from sessions where customer_id = ${customer.id}`.execute(db())).rows

  const waiting = async () =>
    (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db())).rows.length

  /** Asks while a transaction has done something that is not committed, and commits it once the request waits for that. */
  async function during<Answered>(change: (transaction: Db) => Promise<unknown>, ask: () => Promise<Answered>): Promise<Answered> {
    const asked = await db()
      .transaction()
      .execute(async (transaction) => {
        await change(transaction)
        const answer = ask()
        await expect.poll(() => waiting()).toBe(1)
        return { answer }
      })
    return asked.answer
  }

  /** Brings people in with another password, as a file of customers does. */
  function bring(people: readonly Person[], passwordHash: string) {
    async function* records() {
      for (const [line, { sent }] of people.entries()) {
        const { email, phone, first_name: firstName, surname } = sent
        yield { line, raw: '', value: { email, phone, firstName, surname, passwordHash } }
      }
    }
    const reading = { chainId: 1, now: new Date(), kind: dataKinds.customers, followUps, records: records(), onFault: () => undefined }
    return importData(db(), { ...reading, mode: 'whole' })
  }

  /** Lets something happen between the check of a password and what follows from it. */
  const afterCheck = (happens: () => Promise<unknown>) =>
    passwords.verify.mockImplementationOnce(async (stored, password) => {
      const fits = await argon2id.verify(stored, password)
      await happens()
      return fits
    })

  it('[R7.53] a log-in with the old password, checked before a new one is set, starts no session', async () => {
    const person = await settled()
    const [token, resetting, browser] = [await resetToken(person), await open(), await open()]
    afterCheck(async () => expect((await resetting.post('/customers/password/reset', { token, ...newPassword })).status).toBe(204))
    expect(await logIn(browser, person)).toMatchObject({ status: 422, body: { code: 'wrong_credentials' } })
    expect((await browser.get('/customers/current')).status).toBe(204)
    expect(await sessionsOf(person)).toEqual([])
  })

  it('[R7.48] a log-in whose account is deleted while its password is checked is as one with a wrong password', async () => {
    const person = await settled()
    const browser = await open()
    afterCheck(async () => expect((await deleteAccount(person)).status).toBe(204))
    expect(await logIn(browser, person)).toMatchObject({ status: 422, body: { code: 'wrong_credentials' } })
  })

  it('[R7.53] a log-in with the old password waits for the new one that is being set, and starts no session', async ({ skip }) => {
    if (engine === 'PGlite') return skip(oneThing)
    const person = await settled()
    const browser = await open()
    const hash = await argon2id.hash(newPassword.password)
    const answer = await during(
      (transaction) => setPassword(transaction, person.customer.id, hash, new Date()),
      () => logIn(browser, person),
    )
    expect(answer).toMatchObject({ status: 422, body: { code: 'wrong_credentials' } })
  })

  it('[R7.53] a log-in with the old password leaves no session behind while a file brings another', async ({ skip }) => {
    if (engine === 'PGlite') return skip(oneThing)
    const [before, person] = [await settled(), await settled()]
    const browser = await open()
    const hash = await argon2id.hash(newPassword.password)
    const importing = await db()
      .transaction()
      .execute(async (holder) => {
        await sql`select 1 from customers where id = ${before.customer.id} for update`.execute(holder)
        const imported = bring([before, person], hash)
        await expect.poll(() => waiting()).toBe(1)
        expect((await logIn(browser, person)).status).toBe(200)
        return { imported }
      })
    expect(await importing.imported).toMatchObject({ written: 2 })
    expect(await sessionsOf(person)).toEqual([])
  })

  it('[R10.207] whose password is being dropped sets no other one, and no other address', async ({ skip }) => {
    if (engine === 'PGlite') return skip(oneThing)
    for (const changes of [newPassword, { email: newPerson().email }]) {
      const person = await settled()
      const { id } = person.customer
      const drop = async (transaction: Db) => {
        await dropPassword(transaction, id, new Date())
        await endSessions(transaction, id)
      }
      const body = { ...changes, current_password: person.sent.password }
      expect((await during(drop, () => person.browser.put(`/customers/${id}`, body))).status).toBe(401)
      const { rows } = await sql`select password_hash, pending_email from customers where id = ${id}`.execute(db())
      expect(rows).toEqual([{ password_hash: '', pending_email: null }])
    }
  })

  it('[R10.41] the token of an address that is being left logs nobody in', async ({ skip }) => {
    if (engine === 'PGlite') return skip(oneThing)
    const person = await settled()
    const token = await tokenOfMail(person, /^Bekreft/)
    const browser = await open()
    const answer = await during(
      (transaction) => confirmPendingEmail(transaction, person.customer.id, `ny.${person.sent.email}`, new Date()),
      () => browser.post('/customers/login/token', { registration_token: token }),
    )
    expect(answer.status).toBe(404)
    expect((await browser.get('/customers/current')).status).toBe(204)
  })

  it('[R7.53] the link to an address that is being left sets no password', async ({ skip }) => {
    if (engine === 'PGlite') return skip(oneThing)
    const person = await settled()
    const token = await resetToken(person)
    const browser = await open()
    const answer = await during(
      (transaction) => confirmPendingEmail(transaction, person.customer.id, `ny.${person.sent.email}`, new Date()),
      () => browser.post('/customers/password/reset', { token, ...newPassword }),
    )
    expect(answer.status).toBe(422)
    const again = { ...person, sent: { ...person.sent, email: `ny.${person.sent.email}` } }
    expect((await logIn(await open(), again)).status).toBe(200)
  })

  async function reserving({ browser, sent }: Person) {
    const { ean, shopId } = await inStock(server.first)
    const body = { name: 'Kari Nordmann', email: sent.email, phone: sent.phone, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] }
    const reserve = () => browser.post<Reservation & ErrorBody>('/reservations', body, { 'idempotency-key': randomUUID() })
    return { ean, shopId, reserve }
  }

  it('[R7.48] a reservation that is being made when its account is deleted loses the account too', async ({ skip }) => {
    if (engine === 'PGlite') return skip(oneThing)
    const person = await settled()
    const { ean, shopId, reserve } = await reserving(person)
    const both = await db()
      .transaction()
      .execute(async (holder) => {
        await sql`
          select 1 from stock k join variants v on v.id = k.variant_id where v.ean = ${ean} and k.shop_id = ${shopId} for update of k`.execute(
          holder,
        )
        const made = reserve()
        await expect.poll(() => waiting()).toBe(1)
        let isGone = false
        const left = deleteAccount({ ...person, browser: person.browser.copy() })
        void left.then(() => (isGone = true))
        await expect.poll(async () => isGone || (await waiting()) === 2).toBe(true)
        return { made, left }
      })
    const [made, left] = [await both.made, await both.left]
    expect([made.status, left.status]).toEqual([201, 204])
    const { rows } = await sql`
      select customer_id, detached_at is not null as detached from reservations where id = ${made.body.id}`.execute(db())
    expect(rows).toEqual([{ customer_id: null, detached: true }])
    expect((await sql`select 1 from idempotency where customer_id = ${person.customer.id}`.execute(db())).rows).toEqual([])
  })

  it('[R7.48] nothing is written for an account that is being deleted: 401, as without a session', async ({ skip }) => {
    if (engine === 'PGlite') return skip(oneThing)
    const { id } = (await inStock(server.first)).article
    const writes = {
      reservations: async (person: Person) => (await reserving(person)).reserve,
      reviews:
        async ({ browser }: Person) =>
        () =>
          browser.post<ErrorBody>('/reviews', { reviewable_id: id, rating: 5, content: 'God og varm' }),
      favourites:
        async ({ browser }: Person) =>
        () =>
          browser.put<ErrorBody>('/customers/current/favourites', { articles: [id] }),
    }
    for (const [table, write] of Object.entries(writes)) {
      const person = await settled()
      const ask = await write(person)
      const { status, body } = await during<{ readonly status: number; readonly body: ErrorBody }>(
        (transaction) => removeCustomer(transaction, person.customer.id, new Date()),
        ask,
      )
      expect({ table, status, code: body.code }).toEqual({ table, status: 401, code: 'not_logged_in' })
      expect((await sql`select 1 from ${sql.table(table)} where customer_id = ${person.customer.id}`.execute(db())).rows).toEqual([])
    }
  })
})
