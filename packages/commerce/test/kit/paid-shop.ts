import { randomUUID } from 'node:crypto'
import { apiBase, headerNames, paymentCallbackPath } from '@vidda/contract'
import type { Csrf, OrderReceipt, PaymentBody, PaymentSession } from '@vidda/contract/wire'
import { startSandbox, type Sandbox, type SandboxOptions } from '@vidda/sandbox'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { CallbackTokens, type CallbackPurpose } from '../../src/features/payments/callback-tokens.ts'
import { type OperationKind, orderOperation } from '../../src/features/payments/operations.ts'
import type { Wish } from '../../src/features/payments/parts.ts'
import type { BrandPayments, PaymentSettings } from '../../src/features/payments/settings.ts'
import type { CommerceOptions } from '../../src/server.ts'
import { type Answer, type Client, untilAnswered } from './client.ts'
import { secret } from './tenants.ts'
import { startServer, type Engine, type TestServer } from './server.ts'

export type ProviderName = 'klarna' | 'qliro'

/** What jobs and providers do is there after a while, and not at once. */
export const eventually = <Value>(look: () => Promise<Value> | Value): ReturnType<typeof expect.poll<Value>> => expect.poll(look)

/** The state of an order as soon as it is there: it is acknowledged at once, before or after somebody asks. */
export const placed: unknown = expect.stringMatching(/^(authorized|accepted)$/u)

/** Accounts with a sandbox. */
function sandboxAccounts({ kco, qliro }: Pick<Sandbox, 'kco' | 'qliro'>, timeout = 10_000): BrandPayments {
  const { baseUrl: url, merchants } = qliro
  const [one = qliro] = merchants
  return {
    klarna: {
      name: 'Klarna',
      hosts: [kco.frameOrigin],
      account: { url: kco.baseUrl, username: kco.username, password: kco.password, timeout },
    },
    qliro: { name: 'Qliro', hosts: [qliro.frameOrigin], account: { url, apiKey: one.apiKey, secret: one.secret, timeout }, shops: {} },
  }
}

/** Goods of a variant that one shop has. */
export type Sold = {
  readonly ean: string
  readonly variantId: number
  readonly articleId: number
  readonly shopId: number
  readonly price: number
  readonly freight: number
}

export type PaidShop = {
  readonly server: TestServer
  readonly sandbox: Sandbox
  readonly client: Client
  /** The nth goods that can be paid for, of which the shop has `count`. */
  goods(nth: number, count: number): Promise<Sold>
  stock(sold: Sold): Promise<number>
  /** What is held for shoppers who are paying. */
  held(sold: Sold): Promise<number>
  body(sold: Sold, count: number, changes?: Partial<PaymentBody>): PaymentBody
  open<Body = PaymentSession>(provider: ProviderName, body: unknown, key?: string): Promise<Answer<Body>>
  change<Body = PaymentSession>(session: PaymentSession, body: unknown): Promise<Answer<Body>>
  complete<Body = OrderReceipt>(token: string): Promise<Answer<Body>>
  receipt<Body = OrderReceipt>(token: string): Promise<Answer<Body>>
  /** Of the provider's order of a session. */
  orderId(session: PaymentSession): Promise<string>
  orders(): Promise<number>
  /** Where the provider of a session calls. */
  callbackUrl(session: PaymentSession, purpose: CallbackPurpose): Promise<string>
  /** As `pnpm vidda admin` does, by Ola. */
  operate(orderId: number, kind: OperationKind, wish: Wish): Promise<unknown>
  /** The time of the shop. */
  now(): Date
  /** Moves the time of the shop and of the providers. */
  advance(ms: number): Promise<void>
  /** How long (ms) the shop waits for an answer of a provider. */
  wait(provider: ProviderName, ms: number): void
  close(): Promise<void>
}

type PaidShopOptions = {
  readonly sandbox?: SandboxOptions
  /** The shop's clock moves by `advance` alone. */
  readonly standsStill?: boolean
}

/** A shop whose brand has accounts with providers that run here. */
export async function startPaidShop(
  engine: Engine,
  { sandbox: switches = {}, standsStill = false, ...options }: Partial<CommerceOptions> & PaidShopOptions = {},
): Promise<PaidShop> {
  const sandbox = await startSandbox(switches)
  let offset = 0
  const start = Date.now()
  const now = () => new Date((standsStill ? start : Date.now()) + offset)
  const accounts = { ...sandboxAccounts(sandbox), callbackOrigin: '' }
  const payments: PaymentSettings = { first: accounts }
  const server = await startServer(engine, { isNow: true, now, tickEvery: 50, payments, ...options })
  accounts.callbackOrigin = server.url
  const db = () => server.commerce.db
  const { first: client } = server

  const counted = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(db())).rows[0]?.count ?? 0
  return {
    server,
    sandbox,
    client,
    async goods(nth, count) {
      const { rows } = await sql<Sold>`
        select v.ean, v.id as "variantId", a.id as "articleId", s.shop_id as "shopId", a.price, a.fright_price as freight
        from variants v join articles a on a.id = v.article_id join stock s on s.variant_id = v.id
        where v.chain_id = 1 and a.visible and a.can_purchase and not a.only_cc and a.pant = 0 and v.color_id = any (a.color_ids) and a.web_purchase_limit > 3
          and s.shop_id = (select min(shop_id) from stock k where k.variant_id = v.id and k.qty > 0)
          and v.id = (select min(id) from variants w where w.article_id = a.id and w.color_id = any (a.color_ids))
        order by a.id limit 1 offset ${nth}`.execute(db())
      const [sold] = rows
      if (!sold) throw new Error('No goods')
      await sql`update stock set qty = ${count} where variant_id = ${sold.variantId} and shop_id = ${sold.shopId}`.execute(db())
      return sold
    },
    stock: ({ variantId, shopId }) => counted(sql`select qty as count from stock where variant_id = ${variantId} and shop_id = ${shopId}`),
    held: ({ variantId, shopId }) =>
      counted(sql`select coalesce(sum(count), 0)::int as count from stock_holds where variant_id = ${variantId} and shop_id = ${shopId}`),
    body: ({ ean, shopId, price, freight }, count, changes = {}) => ({
      shopID: shopId,
      lines: [{ EanNo: ean, Count: count }],
      shipping: 'delivery',
      promoCode: null,
      seenTotal: price * count + freight,
      replaces: null,
      ...changes,
    }),
    open: (provider, body, key = randomUUID()) => {
      const headers = { ...client.guards, [headerNames.idempotencyKey]: key }
      return untilAnswered(() => client.send('POST', `/checkout/${provider}/orders`, { body, headers }))
    },
    change: ({ provider, id }, body) => client.send('PUT', `/checkout/${provider}/orders/${id}`, { body, headers: client.guards }),
    complete: (token) => client.send('POST', '/checkout/complete', { body: { token }, headers: client.guards }),
    receipt: (token) => client.get(`/receipts/${token}`),
    async orderId({ id }) {
      const { rows } = await sql<{ id: string }>`
        select provider_order_id as id from payment_sessions where nonce = ${id.slice(0, 24)}`.execute(db())
      return rows[0]?.id ?? ''
    },
    async callbackUrl({ id, provider }, purpose) {
      const { rows } = await sql<{ id: number; orderId: string }>`
        select id, provider_order_id as "orderId" from payment_sessions where nonce = ${id.slice(0, 24)}`.execute(db())
      const token = new CallbackTokens(secret, now).make(provider, purpose, rows[0]?.id ?? 0)
      return `${server.url}${apiBase}/${paymentCallbackPath(provider, purpose, token)}?kid=${rows[0]?.orderId}`
    },
    orders: () => counted(sql`select count(*) as count from orders where payment_session_id is not null`),
    operate: (orderId, kind, wish) => orderOperation(db(), { chainId: 1, orderId, kind, wish, by: 'Ola', now: now() }),
    now,
    async advance(ms) {
      offset += ms
      await sandbox.control.advance(ms)
      // As a page does whose token is too old.
      client.tokens.page = (await client.get<Csrf>('/csrf')).body.token
    },
    wait: (provider, ms) => void Object.assign(accounts, { [provider]: sandboxAccounts(sandbox, ms)[provider] }),
    async close() {
      await server.close()
      await sandbox.stop()
    },
  }
}
