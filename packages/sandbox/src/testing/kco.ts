import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startSandbox } from '../start-sandbox.ts'
import type { Sandbox } from '../start-sandbox.ts'
import { orderOf, urlsOf } from './kco-order.ts'
import { startTestShop } from './shop.ts'
import type { TestShop } from './shop.ts'

type Json = Record<string, unknown>
export type Answer = { readonly status: number; readonly headers: Headers; readonly json: Json; readonly text: string }

const { KCO_PLAYGROUND_URL: playground = '', KCO_PLAYGROUND_USERNAME: username = '', KCO_PLAYGROUND_PASSWORD: password = '' } = process.env

/** Whether the contract is tried against the real playground. What needs a clock, a buyer or a callback is then left out. */
export const isPlayground = playground !== '' && username !== '' && password !== ''

type Target = { readonly baseUrl: string; readonly username: string; readonly password: string }

let running: Sandbox | undefined
let openShop: TestShop | undefined

const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The sandbox has not been started: call startKco() in the test file')
  return value
}

export const sandbox = (): Sandbox => known(running)
export const shop = (): TestShop => known(openShop)
const target = (): Target => (isPlayground ? { baseUrl: playground, username, password } : sandbox().kco)

/** A sandbox and a shop for the tests of a file. */
export function startKco(): void {
  beforeAll(async () => {
    if (isPlayground) return
    openShop = await startTestShop()
    running = await startSandbox({ clock: 'stands' })
  })
  beforeEach(async () => {
    openShop?.clear()
    await running?.control.clearFaults()
  })
  afterAll(async () => {
    await running?.stop()
    await openShop?.stop()
  })
}

export async function call(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { baseUrl, username: user, password: secret } = target()
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: text.startsWith('{') ? (JSON.parse(text) as Json) : {} }
}

/** The playground, which cannot call this machine, gets addresses that nobody answers. */
const shopOrigin = (): string => (isPlayground ? 'https://butikk.example' : shop().origin)

export const urls = (): Record<string, string> => urlsOf(shopOrigin())
export const orderBody = (changes: Readonly<Json> = {}): Json => ({ ...orderOf(shopOrigin()), ...changes })

export const orders = '/checkout/v3/orders'
export const managed = '/ordermanagement/v1/orders'

export async function createOrder(changes: Readonly<Json> = {}): Promise<string> {
  const { status, json, text } = await call('POST', orders, orderBody(changes))
  if (status !== 201) throw new Error(`The order was refused with ${status}: ${text}`)
  return String(json['order_id'])
}

/** An order that has been bought and that order management knows. */
export async function buyOrder(changes: Readonly<Json> = {}): Promise<string> {
  const id = await createOrder(changes)
  await sandbox().control.force(id, 'complete')
  await sandbox().control.advance(5000)
  return id
}
