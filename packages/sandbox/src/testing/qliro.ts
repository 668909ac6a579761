import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { formatJson, parseJson } from '../http/json.ts'
import { startSandbox } from '../start-sandbox.ts'
import type { Sandbox } from '../start-sandbox.ts'
import { startTestShop } from './shop.ts'
import type { TestShop } from './shop.ts'

type Json = Record<string, unknown>
export type Answer = { readonly status: number; readonly headers: Headers; readonly json: Json; readonly text: string }

const {
  QLIRO_PLAYGROUND_URL: playground = '',
  QLIRO_PLAYGROUND_API_KEY: key = '',
  QLIRO_PLAYGROUND_SECRET: playgroundSecret = '',
} = process.env

/** Whether the contract is tried against the real playground. What needs a clock, a buyer or a callback is then left out. */
export const isPlayground = playground !== '' && key !== '' && playgroundSecret !== ''

let running: Sandbox | undefined
let openShop: TestShop | undefined

const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The sandbox has not been started: call startQliro() in the test file')
  return value
}

export const sandbox = (): Sandbox => known(running)
export const shop = (): TestShop => known(openShop)
export const target = () => (isPlayground ? { baseUrl: playground, apiKey: key, secret: playgroundSecret } : sandbox().qliro)

/** A sandbox and a shop for the tests of a file. */
export function startQliro(): void {
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

export const sign = (payload: string, secret: string): string =>
  `Qliro ${createHash('sha256')
    .update(Buffer.from(payload + secret, 'utf8'))
    .digest('base64')}`

export async function callRaw(method: string, path: string, payload: string, authorization: string): Promise<Answer> {
  const response = await fetch(`${target().baseUrl}${path}`, {
    method,
    headers: { authorization, ...(payload === '' ? {} : { 'content-type': 'application/json' }) },
    ...(payload === '' ? {} : { body: payload }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: text.startsWith('{') ? (parseJson(text) as Json) : {} }
}

/** Adds the merchant's key, signs what is sent, and sends it. */
export function call(method: string, path: string, body?: Json): Promise<Answer> {
  const { apiKey, secret } = target()
  const payload = body === undefined ? '' : formatJson({ MerchantApiKey: apiKey, ...body })
  return callRaw(method, path, payload, sign(payload, secret))
}

export const jacket = {
  MerchantReference: '7090000000017',
  Description: 'Skalljakke dame M blå',
  Type: 'Product',
  Quantity: 1,
  PricePerItemIncVat: 1299,
  PricePerItemExVat: 1039.2,
}
export const socks = {
  MerchantReference: '7090000000024',
  Description: 'Ullsokker',
  Type: 'Product',
  Quantity: 3,
  PricePerItemIncVat: 99.9,
  PricePerItemExVat: 79.92,
}
export const discount = {
  MerchantReference: 'PROMO',
  Description: 'Kampanjekode',
  Type: 'Discount',
  Quantity: 1,
  PricePerItemIncVat: -200,
  PricePerItemExVat: -160,
}
export const freight = {
  MerchantReference: 'HJEM',
  Description: 'Hjemlevering',
  Type: 'Shipping',
  Quantity: 1,
  PricePerItemIncVat: 199,
  PricePerItemExVat: 159.2,
}

export const orders = '/checkout/merchantapi/Orders'
export const admin = '/checkout/adminapi/v2'

export function orderBody(changes: Readonly<Json> = {}): Json {
  const origin = isPlayground ? 'https://butikk.example' : shop().origin
  return {
    MerchantReference: randomUUID().replaceAll('-', '').slice(0, 24),
    Currency: 'NOK',
    Country: 'NO',
    Language: 'nb-no',
    MerchantTermsUrl: `${origin}/vilkar`,
    MerchantConfirmationUrl: `${origin}/kvittering`,
    MerchantCheckoutStatusPushUrl: `${origin}/status`,
    MerchantOrderManagementStatusPushUrl: `${origin}/om`,
    MerchantOrderValidationUrl: `${origin}/validation`,
    OrderItems: [jacket, discount, freight],
    MerchantProvidedMetadata: [{ Key: 'checkoutId', Value: 'c_1' }],
    ...changes,
  }
}

export async function createOrder(changes: Readonly<Json> = {}): Promise<string> {
  const { status, json, text } = await call('POST', orders, orderBody(changes))
  if (status !== 201) throw new Error(`The order was refused with ${status}: ${text}`)
  return String(json['OrderId'])
}

export async function buyOrder(changes: Readonly<Json> = {}, method: 'card' | 'invoice' = 'card'): Promise<string> {
  const id = await createOrder(changes)
  await sandbox().control.buyQliro(id, { method, personalNumber: '22034149589' })
  return id
}

/** A request to the admin API with a RequestId of its own. */
export const manage = (name: string, orderId: string, body: Readonly<Json> = {}): Promise<Answer> =>
  call('POST', `${admin}/${name}`, { RequestId: randomUUID(), OrderId: orderId, Currency: 'NOK', ...body })

export const shipItems = (orderId: string, items: readonly object[]): Promise<Answer> =>
  manage('MarkItemsAsShipped', orderId, { Shipments: [{ OrderItems: items }] })

/** Lets transactions that were taken on come to their end. */
export const settle = (): Promise<void> => sandbox().control.advance(200)
