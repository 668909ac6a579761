import type { ErrorBody } from '@vidda/contract'
import type { Customer, CustomerExport } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CommerceOptions } from '../../src/server.ts'
import { Browser } from '../kit/browser.ts'
import type { Goods } from '../kit/demo.ts'
import { runHourlyJobs } from '../kit/jobs.ts'
import { isTo, mailsIn, mailTo, tokenOf } from '../kit/mailbox.ts'
import { deleteAccount, newPerson, registered, type Person } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'

const hour = 3_600_000
const clock = { now: Date.parse('2026-03-02T09:00:00Z') }

describe.each(engines)('another e-mail address, on %s', (engine) => {
  let server: TestServer
  const options: Partial<CommerceOptions> & Goods = { now: () => new Date(clock.now), articles: 24 }

  beforeAll(async () => {
    server = await startServer(engine, options)
  })

  afterAll(() => server.close())

  const outbox = () => server.commerce.mailLocation
  const db = () => server.commerce.db
  const open = (client = server.first) => Browser.open(client)
  const sent = () => expect.poll(async () => (await sql`select 1 from mails where failed_at is null`.execute(db())).rows.length).toBe(0)
  const current = async ({ browser }: Person) => (await browser.get<Customer>('/customers/current')).body
  const confirm = async (token: string, browser?: Browser) =>
    (browser ?? (await open())).post<ErrorBody>('/customers/email/confirm', { token })
  const logsIn = async (email: string, { sent: { password } }: Person) =>
    (await (await open()).post('/customers/login', { email, password })).status === 200

  /** Asks for the address; the answer. */
  async function ask({ browser, customer, sent: { password } }: Person, email: string): Promise<Customer> {
    const { status, body } = await browser.put<Customer>(`/customers/${customer.id}`, { email, current_password: password })
    expect(status).toBe(200)
    return body
  }

  async function tokenTo(email: string): Promise<string> {
    await sent()
    return tokenOf(await mailTo(outbox(), email, /^Bekreft den nye e-postadressen/))
  }

  it('[R10.122] waits, and the old one stays in force until the new one is confirmed on any device', async () => {
    const person = await registered(server.first)
    const { email: old } = person.sent
    const { email } = newPerson()
    expect(await ask(person, ` ${email.toUpperCase()} `)).toEqual({ ...person.customer, pending_email: email })
    expect([await logsIn(old, person), await logsIn(email, person)]).toEqual([true, false])
    const token = await tokenTo(email)
    const mail = await mailTo(outbox(), email, /^Bekreft den nye/)
    expect(mail.text).toContain(`${tenants[0].origin}/min-side/innstillinger#token=${token}`)
    const asked = await mailTo(outbox(), old, /^Ny e-postadresse til kontoen/)
    for (const body of [asked.text, asked.html]) expect(body).not.toContain(email)
    expect((await person.browser.get<CustomerExport>('/customers/current/export')).body.profile.pending_email).toBe(email)
    const elsewhere = await open()
    expect(await confirm(token, elsewhere)).toMatchObject({ status: 204, text: '' })
    expect((await elsewhere.get('/customers/current')).status).toBe(204)
    expect(await current(person)).toEqual({ ...person.customer, email, email_verified: true })
    expect([await logsIn(old, person), await logsIn(email, person)]).toEqual([false, true])
    await mailTo(outbox(), old, /^E-postadressen din .* er endret/)
    expect((await confirm(token)).status).toBe(404)
  })

  it('[R10.123] a token serves in its own chain, for its own address, and for nothing else', async () => {
    const person = await registered(server.first)
    const verification = tokenOf(await mailTo(outbox(), person.sent.email, /^Bekreft/))
    const [first, second] = [newPerson().email, newPerson().email]
    await ask(person, first)
    const left = await tokenTo(first)
    await ask(person, second)
    const token = await tokenTo(second)
    expect((await confirm(token, await open(server.second))).status).toBe(404)
    for (const other of [left, verification, 'gjettet']) expect((await confirm(other)).status).toBe(404)
    const newPassword = { password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' }
    expect((await (await open()).post('/customers/login/token', { registration_token: token })).status).toBe(404)
    expect((await (await open()).post('/customers/password/reset', { token, ...newPassword })).status).toBe(422)
    expect((await confirm(token)).status).toBe(204)
    expect((await current(person)).email).toBe(second)
  })

  it('[R10.123] of two accounts that wait for the same address the first to confirm gets it, and the other is told', async () => {
    const [one, two] = [await registered(server.first), await registered(server.first)]
    const { email } = newPerson()
    await ask(one, email)
    const first = await tokenTo(email)
    await ask(two, email)
    const second = await tokenTo(email)
    expect((await confirm(second)).status).toBe(204)
    expect(await confirm(first)).toMatchObject({ status: 423, body: { code: 'account_exists' } })
    expect([await current(one), await current(two)]).toMatchObject([
      { email: one.sent.email, pending_email: null },
      { email, pending_email: null },
    ])
    expect((await confirm(first)).status).toBe(404)
  })

  it('[R10.123] both confirm at the same moment: one gets it', async () => {
    const people = [await registered(server.first), await registered(server.first)]
    const { email } = newPerson()
    const tokens: string[] = []
    for (const person of people) {
      await ask(person, email)
      tokens.push(await tokenTo(email))
    }
    const statuses = (await Promise.all(tokens.map((token) => confirm(token)))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([204, 423]))
    const found = await Promise.all(people.map((person) => current(person)))
    expect(found.filter((customer) => customer.email === email)).toHaveLength(1)
    expect(found.map((customer) => customer.pending_email)).toEqual([null, null])
  })

  it('[R10.123] an address that waits is free for whoever registers with it; another chain has its own', async () => {
    const person = await registered(server.first)
    const { email } = newPerson()
    await ask(person, email)
    const token = await tokenTo(email)
    await registered(server.second, { email })
    await registered(server.first, { email })
    expect((await confirm(token)).status).toBe(423)
    expect((await current(person)).email).toBe(person.sent.email)
  })

  it('[R10.122] the mail is sent again to the address that waits, and what waits can be dropped', async () => {
    const person = await registered(server.first)
    const { email } = newPerson()
    await ask(person, email)
    await tokenTo(email)
    const to = async () => (await mailsIn(outbox())).filter((mail) => isTo(mail, email)).length
    expect((await person.browser.get('/customers/email/resend')).status).toBe(204)
    await sent()
    expect(await to()).toBe(2)
    const token = await tokenTo(email)
    expect((await person.browser.delete('/customers/email/pending')).status).toBe(204)
    expect((await current(person)).pending_email).toBeNull()
    expect((await confirm(token)).status).toBe(404)
    expect((await person.browser.delete('/customers/email/pending')).status).toBe(204)
    expect((await (await open()).delete('/customers/email/pending')).status).toBe(401)
  })

  it('[R10.122] what is sent beside it, or with the address in force, leaves it waiting', async () => {
    const person = await registered(server.first)
    const { email } = newPerson()
    await ask(person, email)
    const body = { city: 'Røros', email: person.sent.email }
    expect((await person.browser.put<Customer>(`/customers/${person.customer.id}`, body)).body).toMatchObject({
      city: 'Røros',
      pending_email: email,
    })
  })

  it('[R10.122] it waits for three days, and then both it and its token are gone', async () => {
    const [late, later] = [await registered(server.first), await registered(server.first)]
    const [first, second] = [newPerson().email, newPerson().email]
    await ask(late, first)
    await ask(later, second)
    const [inTime, tooLate] = [await tokenTo(first), await tokenTo(second)]
    clock.now += 72 * hour - 1
    await runHourlyJobs(db(), new Date(clock.now))
    expect((await confirm(inTime)).status).toBe(204)
    expect((await current(later)).pending_email).toBe(second)
    clock.now += 1
    expect((await confirm(tooLate)).status).toBe(404)
    await runHourlyJobs(db(), new Date(clock.now))
    expect((await current(later)).pending_email).toBeNull()
  })

  it('[R10.122] a password that is set by mail drops it: whoever asked for it may have been somebody else', async () => {
    const person = await registered(server.first)
    const { email } = newPerson()
    await ask(person, email)
    const pending = await tokenTo(email)
    await (await open()).post('/customers/password/email', { email: person.sent.email })
    const token = tokenOf(await mailTo(outbox(), person.sent.email, /^Nytt passord/))
    const newPassword = { password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' }
    expect((await person.browser.post('/customers/password/reset', { token, ...newPassword })).status).toBe(204)
    expect((await current(person)).pending_email).toBeNull()
    expect((await confirm(pending)).status).toBe(404)
  })

  it('[R10.122] it goes with its account, and so does the mail that waits', async () => {
    const person = await registered(server.first)
    const { email } = newPerson()
    await ask(person, email)
    const token = await tokenTo(email)
    const never = new Date(clock.now + 1000 * hour)
    const payload = JSON.stringify({ customerId: person.customer.id })
    await sql`insert into mails (tenant_id, kind, payload, created_at, next_at) values ('first', 'newEmail', ${payload}::jsonb, ${never}, ${never})`.execute(
      db(),
    )
    expect((await deleteAccount(person)).status).toBe(204)
    expect((await confirm(token)).status).toBe(404)
    expect((await sql`select 1 from mails where kind = 'newEmail'`.execute(db())).rows).toEqual([])
    expect((await sql`select 1 from customers where pending_email = ${email}`.execute(db())).rows).toEqual([])
  })
})
