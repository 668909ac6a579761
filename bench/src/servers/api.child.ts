import { pathToFileURL } from 'node:url'
import { readBrand, tenantOf } from '@vidda/brand'
import { openCommerce } from '@vidda/commerce'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { root } from '../../../scripts/root.ts'
import { secret } from './built-app.ts'
import { childOptions, serveParent } from './child.ts'

export type ApiOptions = {
  readonly brands: readonly string[]
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly articles: number
}

type Headers = Readonly<Record<string, string>>

/** `headers` are those of the first brand's host, `chains` those of each chain's. */
export type ApiReady = { readonly url: string; readonly headers: Headers; readonly chains: Readonly<Record<number, Headers>> }

const { brands, dataDir, databaseUrl, articles } = childOptions() as ApiOptions
const read = await Promise.all(brands.map((id) => readBrand(new URL(`brands/${id}/`, pathToFileURL(`${root}/`)))))
const tenants = read.map(tenantOf)
const chains = Object.fromEntries(tenants.map(({ id, chainId }) => [chainId, tenantHeader(id, secret)]))
// Every request is worked out: answers that are kept would be measured otherwise.
const asked = { articles, chains: tenants.map(({ chainId }) => chainId) }
const commerce = await openCommerce({ ...asked, dataDir, databaseUrl, tenants, secret, logLevel: 'warn', keepAnswers: false })
const url = await commerce.listen({ host: '127.0.0.1', port: 0 })
serveParent({ url, headers: tenantHeader(brands[0] ?? '', secret), chains } satisfies ApiReady, { close: () => commerce.close() })
