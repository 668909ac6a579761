import type { Customer } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CommerceOptions } from '../../src/server.ts'
import { Browser } from '../kit/browser.ts'
import type { Goods } from '../kit/demo.ts'
import { setLimits, wideLimits } from '../kit/limits.ts'
import { isTo, mailsIn, mailTo, tokenOf } from '../kit/mailbox.ts'
import { deleteAccount, newPerson, registered, type Person } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'

const minute = 60_000
const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
const limits = { account: 3, address: 20, minutes: 15 }

describe.each(engines)('links that log in, on %s', (engine) => {
  let server: TestServer
  const options: Partial<CommerceOptions> & Goods = { now: () => new Date(clock.now), attempts: limits, articles: 24 }

  beforeAll(async () => {
    server = await startServer(engine, options)
  })

  afterAll(() => server.close())

  /** A new quarter of an hour, in which nobody has tried anything. */
  beforeEach(() => void (clock.now += limits.minutes * minute))

  const outbox = () => server.commerce.mailLocation
  const open = (client = server.first) => Browser.open(client)
  const ask = async (email: string, browser?: Browser) => (browser ?? (await open())).post('/customers/login/link', { email })
  const waiting = async () => (await sql`select 1 from mails where failed_at is null`.execute(server.commerce.db)).rows.length
  const linkTo = (email: string) => mailTo(outbox(), email, /^Logg inn hos/)
  const enter = async (token: string, browser?: Browser) =>
    (browser ?? (await open())).post<Customer>('/customers/login/token', { registration_token: token })

  async function tokenFor({ sent }: Person): Promise<string> {
    expect((await ask(sent.email)).status).toBe(204)
    await expect.poll(waiting).toBe(0)
    return tokenOf(await linkTo(sent.email))
  }

  it('[R10.119] a mailed link logs in without a password, once, and verifies the address', async () => {
    const person = await registered(server.first)
    expect(await ask(` ${person.sent.email.toUpperCase()}`)).toMatchObject({ status: 204, text: '' })
    const mail = await linkTo(person.sent.email)
    const token = tokenOf(mail)
    for (const body of [mail.text, mail.html]) expect(body).toContain(`${tenants[0].origin}/logg-inn#token=${token}`)
    const browser = await open()
    expect(await enter(token, browser)).toMatchObject({ status: 200, body: { id: person.customer.id, email_verified: true } })
    expect((await browser.get<Customer>('/customers/current')).body.id).toBe(person.customer.id)
    expect((await enter(token)).status).toBe(404)
  })

  it('[R10.119] a link serves for a quarter of an hour, in its own chain, and for nothing but a log-in', async () => {
    const person = await registered(server.first)
    const token = await tokenFor(person)
    expect((await enter(token, await open(server.second))).status).toBe(404)
    const reset = { token, password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' }
    expect((await (await open()).post('/customers/password/reset', reset)).status).toBe(422)
    clock.now += 15 * minute - 1
    const other = await registered(server.first)
    expect((await enter(token, other.browser)).status).toBe(401)
    expect((await enter(token)).status).toBe(200)
    const late = await tokenFor(person)
    clock.now += 15 * minute
    expect((await enter(late)).status).toBe(404)
  })

  it('[R10.119] one link that is used takes the others with it; a new password takes them all', async () => {
    const person = await registered(server.first)
    expect((await enter(tokenOf(await mailTo(outbox(), person.sent.email, /^Bekreft/)), person.browser)).status).toBe(200)
    const [one, another] = [await tokenFor(person), await tokenFor(person)]
    expect(one).not.toBe(another)
    expect((await enter(one)).status).toBe(200)
    expect((await enter(another)).status).toBe(404)
    const third = await tokenFor(person)
    const password = { password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' }
    const changed = { ...password, current_password: person.sent.password }
    expect((await person.browser.put(`/customers/${person.customer.id}`, changed)).status).toBe(200)
    expect((await enter(third)).status).toBe(404)
  })

  it('[R10.119] known and unknown addresses get the same answer and order the same mail; only the known one is written to', async () => {
    const { sent } = await registered(server.first)
    await expect.poll(waiting).toBe(0)
    const before = (await mailsIn(outbox())).length
    const answers = [await ask(sent.email), await ask(newPerson().email)].map(({ status, text }) => ({ status, text }))
    expect(answers).toEqual([
      { status: 204, text: '' },
      { status: 204, text: '' },
    ])
    await linkTo(sent.email)
    await expect.poll(waiting).toBe(0)
    expect((await mailsIn(outbox())).slice(before).map((mail) => isTo(mail, sent.email))).toEqual([true])
  })

  it('[R10.119] a few links are mailed to each address, and asked for from each network, known or not', async () => {
    const { sent } = await registered(server.first)
    for (const email of [sent.email, newPerson().email]) {
      const statuses = []
      for (const _ of Array.from({ length: limits.account + 1 })) statuses.push((await ask(email)).status)
      expect(statuses).toEqual([204, 204, 204, 429])
    }
    clock.now += limits.minutes * minute
    for (const _ of Array.from({ length: limits.address })) expect((await ask(newPerson().email)).status).toBe(204)
    const late = await ask(newPerson().email)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, String(limits.minutes * 60)])
  })

  it('[R10.119] links count among the mails of an hour, and over their limit the answer is the same', async () => {
    await setLimits(server.commerce.db, {})
    try {
      const { sent } = await registered(server.first)
      const browser = await open()
      for (const _ of [1, 2, 3, 4, 5]) {
        clock.now += (limits.minutes * minute) / limits.account
        expect((await ask(sent.email, browser)).status).toBe(204)
      }
      await expect.poll(waiting).toBe(0)
      expect((await mailsIn(outbox())).filter((mail) => isTo(mail, sent.email)).length).toBe(4)
    } finally {
      await setLimits(server.commerce.db, wideLimits)
    }
  })

  it('[R10.119] a link that waits to be mailed goes with its account', async () => {
    const person = await registered(server.first)
    const { db } = server.commerce
    await expect.poll(waiting).toBe(0)
    const payload = JSON.stringify({ chainId: 1, email: person.sent.email })
    const never = new Date(clock.now + 600 * minute)
    await sql`insert into mails (tenant_id, kind, payload, created_at, next_at) values ('first', 'login', ${payload}::jsonb, ${never}, ${never})`.execute(
      db,
    )
    expect((await deleteAccount(person)).status).toBe(204)
    const { rows } = await sql`select 1 from mails where kind = 'login' and payload ->> 'email' = ${person.sent.email}`.execute(db)
    expect(rows).toEqual([])
  })
})
