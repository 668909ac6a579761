import { pathToFileURL } from 'node:url'
import { readBrand, tenantOf } from '@vidda/brand'
import type { CommerceOptions } from '@vidda/commerce'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { root } from '@vidda/tooling-shared/root'
import { secret } from './built-app.ts'
import { childOptions, serveParent } from './child.ts'
import { answerConstants } from './constants.ts'
import { openDemo } from './open-demo.ts'
import { openOverpass } from './overpass.ts'

export type ApiOptions = {
  readonly brands: readonly string[]
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly articles: number
  /** Accounts of each brand with providers, who call this server; nobody can pay when left out. */
  readonly payments?: Omit<BrandPayments, 'callbackOrigin'>
  /** Whether answers are kept for some seconds, as in production; each is made anew when left out. */
  readonly keepAnswers?: boolean
  /** `warn` when left out, by which failed log-ins are told. */
  readonly logLevel?: 'warn' | 'error'
}

type BrandPayments = NonNullable<CommerceOptions['payments']>[string]

type Headers = Readonly<Record<string, string>>

/**
 * `headers` are those of the first brand's host, `chains` those of each chain's; `reads` are the routes of the server's table that only read, as
 * `GET /api/v1/articles/:id`.
 */
export type ApiReady = {
  readonly url: string
  readonly headers: Headers
  readonly chains: Readonly<Record<number, Headers>>
  readonly reads: readonly string[]
}

/** What the server keeps of a route, as far as it matters here: a POST that reads, a GET that changes something. */
type RouteConfig = { readonly reads?: boolean; readonly changes?: boolean; readonly ownToken?: boolean }
type Route = { readonly method: string; readonly url: string; readonly config: RouteConfig }

const { brands, dataDir, databaseUrl, articles, payments, keepAnswers = false, logLevel = 'warn' } = (await childOptions()) as ApiOptions
const read = await Promise.all(brands.map((id) => readBrand(new URL(`brands/${id}/`, pathToFileURL(`${root}/`)))))
const tenants = read.map(tenantOf)
const chains = Object.fromEntries(tenants.map(({ id, chainId }) => [chainId, tenantHeader(id, secret)]))
// No request is turned away, and as a rule each is worked out: answers that are kept, or refusals, would be measured otherwise.
const unlimited = {
  reservationsPerMinute: 1e9,
  readsPerMinute: 1e9,
  attempts: { account: 1e9, address: 1e9, minutes: 15 },
  keepAnswers,
} as const
const asked = { articles, chains: tenants.map(({ chainId }) => chainId), outside: { overpassUrl: await openOverpass() } }
/** Each shopper has an address, as a host tells it: from one address few may pay at a time. */
const proxies = { networks: ['127.0.0.1'], hops: 1 }
const account: BrandPayments = { ...payments }
const accounts = Object.fromEntries(tenants.map(({ id }) => [id, account]))
answerConstants()
const commerce = await openDemo({
  ...unlimited,
  ...asked,
  dataDir,
  databaseUrl,
  tenants,
  secret,
  proxies,
  payments: accounts,
  logLevel,
})
const table = commerce.app.getDecorator<readonly Route[]>('routeTable')
/** What a payment has come to is the provider's answer: a bench of it would measure the provider. */
const asksProvider = new Set(['/checkout/:provider/orders/:id', '/api/v1/checkout/:provider/orders/:id'])
// A call with a token of its own comes from a chain's system, which may ask so many times a minute: a bench of it would measure refusals.
const reads = table.flatMap(({ method, url, config: { reads: onlyReads = false, changes = false, ownToken = false } }) =>
  (method === 'GET' && !changes && !ownToken && !asksProvider.has(url)) || (method === 'POST' && onlyReads) ? [`${method} ${url}`] : [],
)
const url = await commerce.listen({ host: '127.0.0.1', port: 0 })
Object.assign(account, { callbackOrigin: url })
serveParent({ url, headers: tenantHeader(brands[0] ?? '', secret), chains, reads } satisfies ApiReady, { close: () => commerce.close() })
