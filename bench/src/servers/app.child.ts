import { tenantHeader } from '@vidda/commerce/tenant-header'
import { loadApp, secret } from './built-app.ts'
import { childOptions, serveParent } from './child.ts'

export type AppOptions = { readonly brand: string; readonly apiUrl: string; readonly origin: string }

const { brand, apiUrl, origin } = (await childOptions()) as AppOptions
const app = await loadApp(brand)
const server = await app.createServer({
  target: { kind: 'elsewhere', origin: apiUrl },
  tenant: tenantHeader(brand, secret),
  pageCache: false,
  origin,
})
serveParent({ url: await server.listen(0) }, { close: () => server.close() })
