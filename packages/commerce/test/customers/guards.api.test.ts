import type { ErrorBody } from '@vidda/contract'
import type { Customer } from '@vidda/contract/wire'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runHourlyJobs } from '../kit/jobs.ts'
import { openCommerce, type CommerceOptions } from '../../src/server.ts'
import { argon2id } from '../../src/kernel/auth/passwords.ts'
import { sessionLimits } from '../../src/kernel/auth/store.ts'
import { Browser } from '../kit/browser.ts'
import { Client } from '../kit/client.ts'
import { mailsIn, mailTo, tokenOf } from '../kit/mailbox.ts'
import { storeOrder } from '../kit/orders.ts'
import { deleteAccount, registered, type Person } from '../kit/people.ts'
import { checkOf } from '../kit/schema-check.ts'
import type { Goods } from '../kit/demo.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'

const minute = 60_000
const day = 1440 * minute

/** The clock of every server here; tests that need another day move it. */
const clock = { now: Date.parse('2026-03-02T09:00:00Z') }

describe.each(engines)('what guards customers, on %s', (engine) => {
  let server: TestServer
  const passwords = { hash: vi.fn(argon2id.hash), verify: vi.fn(argon2id.verify) }
  const limits = { account: 3, address: 20, minutes: 15 }
  const options: Partial<CommerceOptions> & Goods = {
    now: () => new Date(clock.now),
    attempts: limits,
    passwords,
    articles: 24,
    proxies: { networks: ['198.51.100.0/24'], hops: 1 },
  }

  beforeAll(async () => {
    server = await startServer(engine, options)
  })

  afterAll(() => server.close())

  const open = (client = server.first) => Browser.open(client)
  const outbox = () => server.commerce.mailLocation
  const newPassword = { password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' }
  const logIn = (browser: Browser, { sent }: Pick<Person, 'sent'>, password = sent.password) =>
    browser.post<Customer & ErrorBody>('/customers/login', { email: sent.email, password })
  /** A new quarter of an hour, in which nobody has tried anything. */
  const wait = () => (clock.now += limits.minutes * minute)

  async function resetToken(person: Person): Promise<string> {
    const { status } = await (await open()).post('/customers/password/email', { email: person.sent.email })
    expect(status).toBe(204)
    return tokenOf(await mailTo(outbox(), person.sent.email, /^Nytt passord/))
  }

  it('[R7.53] a reset link sets the new password once, and not again', async () => {
    const person = await registered(server.first)
    const body = { token: await resetToken(person), ...newPassword }
    const browser = await open()
    expect((await browser.post('/customers/password/reset', body)).status).toBe(204)
    expect(await browser.post('/customers/password/reset', body)).toMatchObject({
      status: 422,
      body: { errors: { token: [expect.any(String)] } },
    })
    expect((await logIn(browser, person)).status).toBe(422)
    expect((await logIn(browser, person, newPassword.password)).status).toBe(200)
    await mailTo(outbox(), person.sent.email, /^Passordet ditt .* er endret/)
  })

  it('[R7.53] a link serves for an hour, in its own chain, and for nothing but a password', async () => {
    wait()
    const person = await registered(server.first)
    const reset = async (token: string, client = server.first) =>
      (await (await open(client)).post('/customers/password/reset', { token, ...newPassword })).status
    const token = await resetToken(person)
    expect(await reset(token, server.second)).toBe(422)
    expect(await reset(tokenOf(await mailTo(outbox(), person.sent.email, /^Bekreft/)))).toBe(422)
    expect((await (await open()).post('/customers/login/token', { registration_token: token })).status).toBe(404)
    clock.now += 61 * minute
    expect(await reset(token)).toBe(422)
    expect((await logIn(await open(), person)).status).toBe(200)
  })

  it('a link that went to an address that the customer has left is of no use', async () => {
    wait()
    const person = await registered(server.first)
    const token = await resetToken(person)
    const email = `ny.${person.sent.email}`
    await person.browser.put(`/customers/${person.customer.id}`, { email, current_password: person.sent.password })
    const confirmation = { token: tokenOf(await mailTo(outbox(), email, /^Bekreft den nye/)) }
    expect((await person.browser.post('/customers/email/confirm', confirmation)).status).toBe(204)
    expect((await (await open()).post('/customers/password/reset', { token, ...newPassword })).status).toBe(422)
  })

  it('a new password ends all other sessions; the one that set it goes on with a new id', async () => {
    wait()
    const person = await registered(server.first)
    const elsewhere = await open()
    await logIn(elsewhere, person)
    const old = person.browser.copy()
    expect((await person.browser.post('/customers/password/reset', { token: await resetToken(person), ...newPassword })).status).toBe(204)
    expect((await person.browser.get('/customers/current')).status).toBe(200)
    for (const other of [elsewhere, old]) expect((await other.get('/customers/current')).status).toBe(204)
  })

  it('[R7.53] with a new password no link of an earlier mail is of any use', async () => {
    wait()
    const person = await registered(server.first)
    const verification = tokenOf(await mailTo(outbox(), person.sent.email, /^Bekreft/))
    const browser = await open()
    expect((await browser.post('/customers/password/reset', { token: await resetToken(person), ...newPassword })).status).toBe(204)
    expect((await browser.post('/customers/login/token', { registration_token: verification })).status).toBe(404)
  })

  it('a password mail is ordered alike for known and unknown addresses, and only the known one gets it', async () => {
    wait()
    const person = await registered(server.first)
    const before = (await mailsIn(outbox())).length
    for (const email of ['ingen@example.org', person.sent.email])
      expect(await (await open()).post('/customers/password/email', { email })).toMatchObject({ status: 204, text: '' })
    await mailTo(outbox(), person.sent.email, /^Nytt passord/)
    await expect.poll(async () => (await sql`select 1 from mails where failed_at is null`.execute(server.commerce.db)).rows).toEqual([])
    const mails = (await mailsIn(outbox())).slice(before)
    expect(mails.filter(({ headers }) => headers.includes('ingen@example.org'))).toEqual([])
  })

  it('a log-in takes one check of a hash, whether there is such an account or not', async () => {
    wait()
    const person = await registered(server.first)
    const checks = async (path: string, body: object) => {
      passwords.hash.mockClear()
      passwords.verify.mockClear()
      expect((await (await open()).post(path, body)).status).toBe(422)
      return { hashed: passwords.hash.mock.calls.length, verified: passwords.verify.mock.calls.length }
    }
    const { email, phone } = person.sent
    const known = await checks('/customers/login', { email, password: 'feil' })
    expect(known).toEqual({ hashed: 0, verified: 1 })
    expect(await checks('/customers/login', { email: 'ingen@example.org', password: 'feil' })).toEqual(known)
    expect(await checks('/customers/login/phone', { phone, password: 'feil' })).toEqual(known)
    expect(await checks('/customers/login/phone', { phone: '99999999', password: 'feil' })).toEqual(known)
    for (const [stored] of passwords.verify.mock.calls) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('where hashes from elsewhere cost more, a name without an account is checked against such a hash too', async () => {
    wait()
    const { db } = server.commerce
    const costly = await hash('et annet passord', { memoryCost: 19_456, timeCost: 5, parallelism: 1 })
    const { rows: before } = await sql<{ id: number; hash: string }>`select id, password_hash as hash from customers`.execute(db)
    await sql`update customers set password_hash = ${costly}`.execute(db)
    passwords.verify.mockClear()
    for (const email of ['ingen@example.org', 'heller.ingen@example.org'])
      expect((await (await open()).post('/customers/login', { email, password: 'et annet passord' })).status).toBe(422)
    expect(passwords.verify.mock.calls.map(([stored]) => stored)).toEqual([costly, costly])
    for (const { id, hash: own } of before) await sql`update customers set password_hash = ${own} where id = ${id}`.execute(db)
  })

  it('[R10.17] too many log-ins on one account are a 429 with Retry-After, after which log-in works again', async () => {
    wait()
    const [person, other] = [await registered(server.first), await registered(server.first)]
    const browser = await open()
    for (const _ of Array.from({ length: limits.account })) expect((await logIn(browser, person, 'feil')).status).toBe(422)
    const { status, body, headers } = await logIn(browser, person)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' })
    expect(Number(headers.get('retry-after'))).toBe(limits.minutes * 60)
    expect((await browser.post('/customers/login/phone', { phone: person.sent.phone, password: person.sent.password })).status).toBe(429)
    expect((await logIn(await open(), other)).status).toBe(200)
    clock.now += (limits.minutes * 60 - 1) * 1000
    const late = await logIn(browser, person)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '1'])
    clock.now += 1000
    expect((await logIn(browser, person)).status).toBe(200)
  })

  it('attempts on an address without an account are limited alike', async () => {
    wait()
    const nobody = { sent: { email: 'ingen@example.org', password: 'feil' } } as Person
    const statuses = []
    for (const _ of Array.from({ length: limits.account + 1 })) statuses.push((await logIn(await open(), nobody)).status)
    expect(statuses).toEqual([422, 422, 422, 429])
  })

  it('[R10.17] a log-in that succeeds gives the account its attempts back', async () => {
    wait()
    const person = await registered(server.first)
    for (const _ of [1, 2, 3]) {
      expect((await logIn(await open(), person, 'feil')).status).toBe(422)
      expect((await logIn(await open(), person)).status).toBe(200)
    }
  })

  it('[R10.17] too many log-ins from one address are a 429, whichever accounts they try; another address goes on', async () => {
    wait()
    const browser = await open()
    const guess = (number: number, address: string) =>
      browser.post('/customers/login', { email: `nr.${number}@example.org`, password: 'feil' }, { 'x-forwarded-for': address })
    for (const number of Array.from({ length: limits.address }).keys()) expect((await guess(number, '203.0.113.7')).status).toBe(422)
    const last = await guess(999, '203.0.113.7')
    expect(last.status).toBe(429)
    expect(last.headers.get('retry-after')).toBe(String(limits.minutes * 60))
    expect((await guess(999, '203.0.113.8')).status).toBe(422)
    // What a load balancer that is named adds is whose it is; anybody else's word counts for nothing.
    expect((await guess(999, '203.0.113.7, 198.51.100.4')).status).toBe(429)
    expect((await guess(999, '203.0.113.7, 192.0.2.1')).status).toBe(422)
  })

  it('[R10.17] attempts are counted in the database: also over a restart, and by processes together', async () => {
    wait()
    const person = await registered(server.first)
    for (const _ of Array.from({ length: limits.account })) await logIn(await open(), person, 'feil')
    const { commerce } = server
    // The embedded database serves one process at a time.
    const alone = commerce.database === 'pglite'
    if (alone) await commerce.close()
    const again = await openCommerce(server.options)
    const url = await again.listen({ host: '127.0.0.1', port: 0 })
    const client = await Client.visit(url, tenants[0], await checkOf(url))
    expect((await logIn(await open(client), person)).status).toBe(429)
    await again.close()
    if (alone) await server.restart()
  })

  it('a session ends when it is not used for two weeks, and goes on while it is', async () => {
    wait()
    const [used, idle] = [await registered(server.first), await registered(server.first)]
    for (const _ of [1, 2, 3]) {
      clock.now += sessionLimits.idle - minute
      expect((await used.browser.get('/customers/current')).status).toBe(200)
    }
    expect((await idle.browser.get('/customers/current')).status).toBe(204)
    expect(idle.browser.cookies.has('__Host-vd-first')).toBe(false)
  })

  it('a session ends after three months, however much it is used', async () => {
    const { browser } = await registered(server.first)
    const ends = clock.now + sessionLimits.absolute
    while (clock.now + 10 * day < ends) {
      clock.now += 10 * day
      expect((await browser.get('/customers/current')).status).toBe(200)
    }
    clock.now = ends
    expect((await browser.get('/customers/current')).status).toBe(204)
  })

  it('[R7.48] orders of a deleted account stay for five years, without the account, and no longer', async () => {
    const { db } = server.commerce
    const person = await registered(server.first)
    const order = await storeOrder(db, person.customer.id, new Date(clock.now))
    expect((await deleteAccount(person)).status).toBe(204)
    const stored = async () => (await sql`select customer_id, total from orders where id = ${order}`.execute(db)).rows
    const later = new Date(clock.now)
    later.setUTCFullYear(later.getUTCFullYear() + 5)
    await runHourlyJobs(db, new Date(later.getTime() - day))
    expect(await stored()).toEqual([{ customer_id: null, total: 49_900 }])
    await runHourlyJobs(db, later)
    expect(await stored()).toEqual([])
    expect((await sql`select 1 from order_lines where order_id = ${order}`.execute(db)).rows).toEqual([])
  })

  it('orders of an account that is there are not forgotten', async () => {
    const { db } = server.commerce
    const { customer } = await registered(server.first)
    const order = await storeOrder(db, customer.id, new Date(clock.now))
    await runHourlyJobs(db, new Date(clock.now + 3000 * day))
    expect((await sql`select 1 from orders where id = ${order}`.execute(db)).rows).toHaveLength(1)
  })
})
