import { tenantHeader } from '@vidda/commerce/tenant-header'
import { loadApp, secret } from './built-app.ts'
import { childOptions, serveParent } from './child.ts'
import { openShopData } from './open-shop-data.ts'

/** Addresses of a brand: with its page cache, and without. */
export type ShopUrls = { readonly cached: string; readonly uncached: string }
export type ShopsOptions = { readonly brands: readonly string[]; readonly dataDir: string; readonly articles?: number }
export type ShopsReady = Readonly<Record<string, ShopUrls>>

const { brands, dataDir, articles } = (await childOptions()) as ShopsOptions
const commerce = await openShopData(brands, dataDir, articles)
const target = { kind: 'here', fetch: commerce.fetch, routing: commerce.routing } as const

const shops = await Promise.all(
  brands.map(async (brand) => {
    const app = await loadApp(brand)
    const open = async (pageCache: boolean) => {
      const server = await app.createServer({ target, tenant: tenantHeader(brand, secret), pageCache })
      return { server, url: await server.listen(0) }
    }
    return { brand, cached: await open(true), uncached: await open(false) }
  }),
)

serveParent(Object.fromEntries(shops.map(({ brand, cached, uncached }) => [brand, { cached: cached.url, uncached: uncached.url }])), {
  async close() {
    await Promise.all(shops.flatMap(({ cached, uncached }) => [cached.server.close(), uncached.server.close()]))
    await commerce.close()
  },
})
