import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { headerNames } from '@vidda/contract'
import type { OrderReceipt, PaymentSession } from '@vidda/contract/wire'
import { startSandbox, type Sandbox } from '@vidda/sandbox'
import pg from 'pg'
import type { Answer } from './client.ts'
import { settingLimits, wideLimits } from './limits.ts'
import { processesOn, type Server } from './processes.ts'
import { filledPlace, type Engine } from './server.ts'
import type { ProviderName } from './paid-shop.ts'

/** Goods of a variant that one shop has. */
export type Sold = {
  readonly ean: string
  readonly variantId: number
  readonly shopId: number
  readonly price: number
  readonly freight: number
}

/** Shops as processes of their own on one database, whose brand has accounts with providers that run here. */
export type PaidProcesses = {
  readonly sandbox: Sandbox
  readonly db: pg.Client
  /** A server that providers can call, at a port that nobody has or that one before it had. */
  started(port?: number): Promise<Server>
  sold(index: number): Sold
  put(sold: Sold, count: number): Promise<unknown>
  stock(sold: Sold): Promise<number>
  held(sold: Sold): Promise<number>
  open(server: Server, sold: Sold, more?: { readonly key?: string; readonly provider?: ProviderName }): Promise<Answer<PaymentSession>>
  complete(server: Server, token: string): Promise<Answer<OrderReceipt>>
  /** Of the provider's order of a session. */
  providerId(session: PaymentSession): Promise<string>
  /** The one number that a query answers, as `n`. */
  count(query: string, values?: readonly unknown[]): Promise<number>
  close(): Promise<void>
}

/** A port that is free, below the ephemeral range (32768 and up): while the server that had it is away, no other connection may get it. */
async function freePort(): Promise<number> {
  const server = createServer().listen(12_000 + Math.floor(Math.random() * 20_000), '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export async function startPaidProcesses(engine: Engine): Promise<PaidProcesses> {
  const place = await filledPlace(engine, { articles: 60 })
  const sandbox = await startSandbox({ switches: { kco: { orderManagementDelay: 0 } } })
  const { kco, qliro } = sandbox
  const accounts = {
    VIDDA_FIRST_KLARNA_URL: kco.baseUrl,
    VIDDA_FIRST_KLARNA_USERNAME: kco.username,
    VIDDA_FIRST_KLARNA_PASSWORD: kco.password,
    VIDDA_FIRST_QLIRO_URL: qliro.baseUrl,
    VIDDA_FIRST_QLIRO_API_KEY: qliro.apiKey,
    VIDDA_FIRST_QLIRO_SECRET: qliro.secret,
  }
  const processes = await processesOn(place.place)
  const db = new pg.Client({ connectionString: place.place.databaseUrl })
  await db.connect()
  await db.query(settingLimits(wideLimits))
  const { rows: goods } = await db.query<Sold>(`
    select v.ean, v.id as "variantId", s.shop_id as "shopId", a.price, a.fright_price as freight
    from stock s join variants v on v.id = s.variant_id join articles a on a.id = v.article_id
    where a.chain_id = 1 and a.visible and a.can_purchase and not a.only_cc and a.pant = 0 and v.color_id = any (a.color_ids) order by v.id, s.shop_id`)

  const count = async (query: string, values: readonly unknown[] = []) =>
    Number((await db.query<{ n: string }>(query, [...values])).rows[0]?.n ?? 0)
  return {
    sandbox,
    db,
    count,
    async started(known) {
      const port = known ?? (await freePort())
      return processes.start({ ...accounts, PORT: String(port), VIDDA_FIRST_CALLBACK_ORIGIN: `http://127.0.0.1:${port}` })
    },
    sold(index) {
      const one = goods[(index * 7) % goods.length]
      if (!one) throw new Error('No goods')
      return one
    },
    put: ({ variantId, shopId }, qty) =>
      db.query('update stock set qty = $3 where variant_id = $1 and shop_id = $2', [variantId, shopId, qty]),
    stock: ({ variantId, shopId }) => count('select qty as n from stock where variant_id = $1 and shop_id = $2', [variantId, shopId]),
    held: ({ variantId, shopId }) =>
      count('select coalesce(sum(count), 0) as n from stock_holds where variant_id = $1 and shop_id = $2', [variantId, shopId]),
    open: ({ first }, { ean, shopId, price, freight }, { key = randomUUID(), provider = 'klarna' } = {}) =>
      first.send('POST', `/checkout/${provider}/orders`, {
        body: { shopID: shopId, lines: [{ EanNo: ean, Count: 1 }], shipping: 'delivery', seenTotal: price + freight },
        headers: { ...first.guards, [headerNames.idempotencyKey]: key },
      }),
    complete: ({ first }, token) => first.send('POST', '/checkout/complete', { body: { token }, headers: first.guards }),
    async providerId({ id }) {
      const { rows } = await db.query<{ id: string }>('select provider_order_id as id from payment_sessions where nonce = $1', [
        id.slice(0, 24),
      ])
      return rows[0]?.id ?? ''
    },
    async close() {
      await processes.end()
      await db.end()
      await sandbox.stop()
      await place.drop()
    },
  }
}
