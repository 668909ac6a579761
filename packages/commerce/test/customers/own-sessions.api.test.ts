import type { Customer, CustomerExport, OwnSession } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionLimits } from '../../src/kernel/auth/store.ts'
import type { CommerceOptions } from '../../src/server.ts'
import { Browser } from '../kit/browser.ts'
import type { Goods } from '../kit/demo.ts'
import { registered, type Person } from '../kit/people.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'

const minute = 60_000
const clock = { now: Date.parse('2026-03-02T09:00:00Z') }

const phone = 'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.171 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'

describe.each(engines)('where a customer is logged in, on %s', (engine) => {
  let server: TestServer
  const options: Partial<CommerceOptions> & Goods = { now: () => new Date(clock.now), articles: 24 }

  beforeAll(async () => {
    server = await startServer(engine, options)
  })

  afterAll(() => server.close())

  const listOf = async (browser: Browser) => (await browser.get<OwnSession[]>('/customers/current/sessions')).body
  const end = (browser: Browser, id: string) => browser.delete(`/customers/current/sessions/${id}`)
  const isIn = async (browser: Browser) => (await browser.get<Customer>('/customers/current')).status === 200

  async function logIn({ sent: { email, password } }: Person, agent: string): Promise<Browser> {
    const browser = await Browser.open(server.first)
    expect((await browser.post('/customers/login', { email, password }, { 'user-agent': agent })).status).toBe(200)
    return browser
  }

  async function currentOf(browser: Browser): Promise<OwnSession> {
    const own = (await listOf(browser)).find(({ current }) => current)
    if (!own) throw new Error('The list has no session of its own')
    return own
  }

  it('[R10.120] each session is listed with its device in words and its times, the last used first', async () => {
    const person = await registered(server.first)
    clock.now += 10 * minute
    const onPhone = await logIn(person, phone)
    clock.now += 10 * minute
    const onMac = await logIn(person, mac)
    const at = (minutesAgo: number) => new Date(clock.now - minutesAgo * minute).toISOString()
    const entry = { id: expect.stringMatching(/^[\w-]{36}$/) as string }
    const first = await listOf(onMac)
    expect(first).toEqual([
      { ...entry, device: 'Safari på Mac', created_at: at(0), used_at: at(0), current: true },
      { ...entry, device: 'Chrome på Android', created_at: at(10), used_at: at(10), current: false },
      { ...entry, device: 'Ukjent enhet', created_at: at(20), used_at: at(20), current: false },
    ])
    expect(new Set(first.map(({ id }) => id)).size).toBe(3)
    clock.now += 10 * minute
    expect(await listOf(onPhone)).toEqual([
      { ...first[1], used_at: at(0), current: true },
      { ...first[0], current: false },
      { ...first[2], current: false },
    ])
  })

  it('[R10.120] a name opens nothing, and the database has no more of a browser than its families', async () => {
    const person = await registered(server.first)
    const browser = await logIn(person, phone)
    const { id } = await currentOf(browser)
    const guest = await Browser.open(server.first)
    guest.cookies.set('__Host-vd-first', id)
    expect(await isIn(guest)).toBe(false)
    const { rows } = await sql<Record<string, unknown>>`select * from sessions where name = ${id}`.execute(server.commerce.db)
    expect(rows).toMatchObject([{ browser: 'Chrome', system: 'Android' }])
    for (const told of ['Mozilla', 'Chrome/142', '142.0', 'SM-S918B', '127.0.0.1']) expect(JSON.stringify(rows)).not.toContain(told)
    expect(JSON.stringify(await listOf(browser))).not.toContain(String(rows[0]?.['id_hash']))
    const { sessions } = (await browser.get<CustomerExport>('/customers/current/export')).body
    expect(sessions.map(({ device }) => device)).toContain('Chrome på Android')
  })

  it('[R10.121] one session is ended, and those beside it go on', async () => {
    const person = await registered(server.first)
    const [onPhone, onMac] = [await logIn(person, phone), await logIn(person, mac)]
    const { id } = await currentOf(onPhone)
    expect((await end(onMac, id)).status).toBe(204)
    expect([await isIn(onPhone), await isIn(onMac), await isIn(person.browser)]).toEqual([false, true, true])
    expect((await end(onMac, id)).status).toBe(404)
    expect((await listOf(onMac)).map(({ device }) => device).toSorted()).toEqual(['Safari på Mac', 'Ukjent enhet'])
  })

  it('[R10.121] to end one’s own session is to log out', async () => {
    const { browser } = await registered(server.first)
    expect((await end(browser, (await currentOf(browser)).id)).status).toBe(204)
    expect(browser.cookies.has('__Host-vd-first')).toBe(false)
    expect((await browser.get('/customers/current/sessions')).status).toBe(401)
    // Its tokens are a guest's from now on.
    expect((await browser.post('/customers/logout')).status).toBe(404)
  })

  it('[R10.121] all others are ended at once, and nobody else’s', async () => {
    const [person, other] = [await registered(server.first), await registered(server.first)]
    const [onPhone, onMac] = [await logIn(person, phone), await logIn(person, mac)]
    expect((await onMac.delete('/customers/current/sessions')).status).toBe(204)
    expect([await isIn(onPhone), await isIn(person.browser), await isIn(onMac), await isIn(other.browser)]).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(await listOf(onMac)).toHaveLength(1)
  })

  it('[R10.121] another customer’s session is not there, in this chain or another', async () => {
    const [person, other, foreign] = [await registered(server.first), await registered(server.first), await registered(server.second)]
    const { id } = await currentOf(person.browser)
    for (const { browser } of [other, foreign])
      for (const name of [id, 'finnes-ikke', '1'])
        expect(await end(browser, name)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    for (const client of [server.first, server.second]) {
      const guest = await Browser.open(client)
      expect((await end(guest, id)).status).toBe(401)
      expect((await guest.delete('/customers/current/sessions')).status).toBe(401)
      expect((await guest.get('/customers/current/sessions')).status).toBe(401)
    }
    expect(await isIn(person.browser)).toBe(true)
  })

  it('[R10.120] sessions that have ended by themselves are listed no more', async () => {
    const person = await registered(server.first)
    await logIn(person, phone)
    clock.now += sessionLimits.idle - minute
    const onMac = await logIn(person, mac)
    expect(await listOf(onMac)).toHaveLength(3)
    clock.now += minute
    expect((await listOf(onMac)).map(({ device }) => device)).toEqual(['Safari på Mac'])
  })
})
