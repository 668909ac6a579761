import { extname } from 'node:path'
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { contentTypes } from '../server/content-types.ts'
import type { BrandServer, BrandServerOptions } from '../server/index.ts'
import type { LiveBrand } from './live-brand.ts'

type ServerModule = { readonly createServer: (options: BrandServerOptions) => Promise<BrandServer> }

/** Renders pages with the modules as they stand now; `API_URL` and `VIDDA_SECRET` say which commerce API, as for a built app. */
export function developmentServer(brand: LiveBrand): Plugin {
  return {
    name: 'vidda:development-server',
    apply: 'serve',
    configureServer(server) {
      const { API_URL, VIDDA_SECRET = '' } = process.env
      const environment = server.environments['ssr']
      if (!API_URL || !environment) return
      const runner = createServerModuleRunner(environment)
      heedStarter(server)
      server.middlewares.use((request, response, next) => {
        const made = brand.current.files.find(({ fileName }) => `/${fileName}` === request.url)
        if (made === undefined) return next()
        response.setHeader('content-type', contentTypes[extname(request.url ?? '')] ?? 'application/octet-stream')
        response.end(made.source)
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          request.url = request.originalUrl ?? request.url ?? '/'
          runner
            .import<ServerModule>('virtual:vidda/server')
            .then(({ createServer }) =>
              createServer({
                target: { kind: 'elsewhere', origin: new URL(API_URL).origin },
                tenant: tenantHeader(brand.current.data.shop.id, VIDDA_SECRET),
                clientFolder: null,
                origin: `http://${request.headers.host ?? 'localhost'}`,
                development: (url, html) => server.transformIndexHtml(url, html),
              }),
            )
            .then((shop) => {
              // Made anew for every request, with the modules as they stand; its connections to the commerce API go with it.
              response.once('close', () => void shop.close())
              shop.handle(request, response)
            }, next)
        })
      }
    },
  }
}

/** Whoever started this process by a channel says when the commerce API has changed; without them it has nothing to show. */
function heedStarter(server: ViteDevServer): void {
  if (!process.connected) return
  const hear = (word: unknown) => word === 'reload' && server.environments.client.hot.send({ type: 'full-reload' })
  const end = () => process.kill(process.pid, 'SIGTERM')
  process.on('message', hear)
  process.once('disconnect', end)
  server.httpServer?.once('close', () => {
    process.off('message', hear)
    process.off('disconnect', end)
  })
}
