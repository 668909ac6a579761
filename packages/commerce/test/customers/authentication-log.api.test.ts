import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Browser } from '../kit/browser.ts'
import { deleteAccount, registered } from '../kit/people.ts'
import { anyEngine, startServer, type TestServer } from '../kit/server.ts'

let server: TestServer
const lines: string[] = []

const logStream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().split('\n').filter(Boolean))
    done()
  },
})

beforeAll(async () => {
  const attempts = { account: 2, address: 100_000, minutes: 15 }
  server = await startServer(anyEngine, { articles: 24, logLevel: 'info', logStream, attempts })
})

afterAll(() => server.close())

type Told = { readonly authentication: string; readonly outcome: string; readonly customer: number | null; readonly network: string }

const told = () => lines.map((line) => JSON.parse(line) as Told & { readonly msg: string }).filter(({ msg }) => msg === 'authentication')

it('log-ins, failures, lock-outs, passwords and the end of an account are told, without personal data', async () => {
  const { browser, customer, sent } = await registered(server.first)
  expect((await browser.post('/customers/logout')).status).toBe(204)
  const guest = await Browser.open(server.first)
  const logIn = (password: string) => guest.post('/customers/login', { email: sent.email, password })
  await logIn('feil passord')
  await logIn('feil passord igjen')
  await logIn(sent.password)
  expect((await fetch(`${server.url}/api/v1/customers/logout`, { method: 'POST' })).status).toBe(400)
  await browser.post('/customers/login/token', { registration_token: 'gjettet' })
  await browser.post('/customers/login/link', { email: sent.email })
  await browser.post('/customers/password/email', { email: sent.email })
  await browser.post('/customers/password/reset', { token: 'gjettet', password: sent.password, password_confirmation: sent.password })
  const other = await registered(server.first)
  await deleteAccount(other)
  await expect.poll(() => told().length).toBe(12)
  const { id } = customer
  expect(told().map(({ authentication, outcome, customer: whose }) => [authentication, outcome, whose])).toEqual([
    ['register', 'success', id],
    ['log out', 'success', id],
    ['log in', 'failure', id],
    ['log in', 'failure', id],
    ['log in', 'locked', id],
    ['log out', 'failure', null],
    ['log in by token', 'failure', null],
    ['ask for a link', 'success', null],
    ['ask for a password', 'success', null],
    ['reset a password', 'failure', null],
    ['register', 'success', other.customer.id],
    ['delete an account', 'success', other.customer.id],
  ])
  expect(new Set(told().map(({ network }) => network)).size).toBe(1)
  expect(told()[0]?.network).toMatch(/^[\w-]{12}$/)
  const personal = [sent.email, sent.phone, sent.first_name, sent.surname, sent.password, '127.0.0.1', 'gjettet']
  const whole = told()
    .map((line) => JSON.stringify(line))
    .join('\n')
  expect(personal.filter((words) => whole.includes(words))).toEqual([])
})
