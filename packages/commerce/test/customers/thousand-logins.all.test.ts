import type { ErrorBody } from '@vidda/contract'
import type { Customer } from '@vidda/contract/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { attemptLimits } from '../../src/kernel/auth/attempts.ts'
import { argon2id } from '../../src/kernel/auth/passwords.ts'
import { bigCount } from '../kit/big-count.ts'
import { Browser } from '../kit/browser.ts'
import { registered, type Person } from '../kit/people.ts'
import { enginesProved, startServer, type TestServer } from '../kit/server.ts'

const attempts = 1000
/** Each takes a check of a password, a tenth of a second of one core. */
const checked = bigCount(1000)
const atOnce = 20
const minute = 60_000
const clock = { now: Date.parse('2026-03-02T09:00:00Z') }

type Tried = { readonly address: string; readonly name: { readonly email: string } | { readonly phone: string } }

const pathOf = ({ name }: Tried) => ('phone' in name ? '/customers/login/phone' : '/customers/login')

const half = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

describe.each(enginesProved)(`${attempts} log-ins, on %s`, { timeout: 20 * minute }, (engine) => {
  let server: TestServer
  const verify = vi.fn(argon2id.verify)

  beforeAll(async () => {
    const passwords = { hash: argon2id.hash, verify }
    server = await startServer(engine, { now: () => new Date(clock.now), attempts: attemptLimits, passwords, articles: 24 })
  })

  afterAll(() => server.close())

  /** A new quarter of an hour, in which nobody has tried anything. */
  beforeEach(() => {
    clock.now += attemptLimits.minutes * minute
    verify.mockClear()
  })

  /** Tries them with a wrong password, many at once; answers the statuses in their order. */
  async function fail(tries: readonly Tried[]): Promise<readonly number[]> {
    const browsers = await Promise.all(Array.from({ length: atOnce }, () => Browser.open(server.first)))
    const statuses: number[] = []
    await Promise.all(
      browsers.map(async (browser, lane) => {
        for (let index = lane; index < tries.length; index += atOnce) {
          const tried = tries[index] as Tried
          const body = { ...tried.name, password: `feil ${index}` }
          statuses[index] = (await browser.post(pathOf(tried), body, { 'x-forwarded-for': tried.address })).status
        }
      }),
    )
    return statuses
  }

  const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length
  const eachOf = (name: (index: number) => Tried['name'], address: (index: number) => string, count = attempts): readonly Tried[] =>
    Array.from({ length: count }, (_, index) => ({ name: name(index), address: address(index) }))
  const logIn = (browser: Browser, { sent: { email, password } }: Person) =>
    browser.post<Customer & ErrorBody>('/customers/login', { email, password }, { 'x-forwarded-for': '203.0.113.1' })
  const unknown = (index: number) => ({ email: `ukjent.${index}@example.org` })

  it('[R10.17] [R10.182] on one account from 50 addresses come through ten from each and a hundred in all, and its own device still gets in', async () => {
    const person = await registered(server.first)
    const device = person.browser.copy()
    await device.post('/customers/logout')
    const { email, phone } = person.sent
    verify.mockClear()
    const tries = eachOf(
      (index) => (index % 2 === 0 ? { email } : { phone }),
      (index) => `198.51.100.${index % 50}`,
    )
    const statuses = await fail(tries)
    expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([attemptLimits.account * 10, attempts - attemptLimits.account * 10])
    const through = Map.groupBy(
      tries.filter((_, index) => statuses[index] === 422),
      ({ address }) => address,
    )
    for (const [address, { length }] of through) expect([address, length <= attemptLimits.account]).toEqual([address, true])
    expect(verify).toHaveBeenCalledTimes(attemptLimits.account * 10)
    expect((await logIn(await Browser.open(server.first), person)).status).toBe(429)
    expect((await logIn(device, person)).status).toBe(200)
    expect(verify).toHaveBeenCalledTimes(attemptLimits.account * 10 + 1)
  })

  it('[R10.17] [R10.182] from one address come through a hundred, whether the names are known or not, and another address goes on', async () => {
    const known = await Promise.all(Array.from({ length: 10 }, () => registered(server.first)))
    verify.mockClear()
    const tries = eachOf(
      (index) => (index % 2 === 0 ? { email: known[(index / 2) % known.length]?.sent.email ?? '' } : unknown(index)),
      () => '198.51.100.200',
    )
    const statuses = await fail(tries)
    expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([attemptLimits.address, attempts - attemptLimits.address])
    expect(verify).toHaveBeenCalledTimes(attemptLimits.address)
    expect(await fail([{ name: unknown(attempts), address: '198.51.100.201' }])).toEqual([422])
  })

  it(`[R10.182] take one check of a password each, for known and unknown names alike (${checked} of them)`, async ({ annotate }) => {
    const known: Person[] = []
    while (known.length < checked / 10) known.push(await registered(server.first))
    verify.mockClear()
    const name = (index: number) => {
      const { email = '', phone = '' } = known[Math.floor(index / 4) % known.length]?.sent ?? {}
      return [{ email }, { phone }, unknown(index), { phone: `9${String(index).padStart(7, '0')}` }][index % 4] as Tried['name']
    }
    // Twenty from each address, and a few on each account: below every limit.
    const tries = eachOf(name, (index) => `192.0.2.${Math.floor(index / 20)}`, checked)
    const browser = await Browser.open(server.first)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (const [index, tried] of tries.entries()) {
      const begun = performance.now()
      const answer = await browser.post(pathOf(tried), { ...tried.name, password: 'feil' }, { 'x-forwarded-for': tried.address })
      times[index % 4 < 2 ? 'known' : 'unknown'].push(performance.now() - begun)
      expect([index, answer.status, verify.mock.calls.length]).toEqual([index, 422, index + 1])
    }
    await annotate(`median: ${half(times.known).toFixed(1)} ms with a known name, ${half(times.unknown).toFixed(1)} ms with an unknown one`)
  })
})
