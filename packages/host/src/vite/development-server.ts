import { extname } from 'node:path'
import { createServerModuleRunner, type Plugin } from 'vite'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { contentTypes } from '../server/content-types.ts'
import type { BrandServer, BrandServerOptions } from '../server/index.ts'
import type { BuiltBrand } from './read-brand.ts'

type ServerModule = { readonly createServer: (options: BrandServerOptions) => Promise<BrandServer> }

/** Renders pages with the modules as they stand now; `API_URL` and `VIDDA_SECRET` say which commerce API, as for a built app. */
export function developmentServer({ data, files }: BuiltBrand, folder: string): Plugin {
  return {
    name: 'vidda:development-server',
    apply: 'serve',
    configureServer(server) {
      const { API_URL, VIDDA_SECRET = '' } = process.env
      const environment = server.environments['ssr']
      if (!API_URL || !environment) return
      const runner = createServerModuleRunner(environment)
      const made = new Map(files.map(({ fileName, source }) => [`/${fileName}`, source]))
      server.middlewares.use((request, response, next) => {
        const source = made.get(request.url ?? '')
        if (source === undefined) return next()
        response.setHeader('content-type', contentTypes[extname(request.url ?? '')] ?? 'application/octet-stream')
        response.end(source)
      })
      server.watcher.add(folder)
      return () => {
        server.middlewares.use((request, response, next) => {
          request.url = request.originalUrl ?? request.url ?? '/'
          runner
            .import<ServerModule>('virtual:vidda/server')
            .then(({ createServer }) =>
              createServer({
                target: { kind: 'elsewhere', origin: new URL(API_URL).origin },
                tenant: tenantHeader(data.shop.id, VIDDA_SECRET),
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
