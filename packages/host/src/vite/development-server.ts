import { extname } from 'node:path'
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { contentTypes } from '../server/content-types.ts'
import type { BrandServer, BrandServerOptions } from '../server/index.ts'
import type { LiveBrand } from './live-brand.ts'
import { pageReloads } from './page-reloads.ts'
import { createStandingFault } from './standing-fault.ts'

type ServerModule = { readonly createServer: (options: BrandServerOptions) => Promise<BrandServer> }

/**
 * What React replaces in a page as it stands. A rule or a text is used by many modules at once: replaced one by one, they would meet
 * each other's old states, so the page is loaded anew, and `keepFields` puts back what was typed.
 */
const showsAtOnce = /\.tsx$|\.styles\.ts$/

/**
 * Renders pages with the modules as they stand now; `API_URL` and `VIDDA_SECRET` say which commerce API, as for a built app. `framedBy` is the
 * origin that may show them in a frame.
 */
export function developmentServer(brand: LiveBrand, framedBy?: string): Plugin {
  return {
    name: 'vidda:development-server',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || modules.length === 0 || showsAtOnce.test(file)) return
      pageReloads(this.environment).reload()
      return []
    },
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
          const stamped = pageReloads(server.environments.client).stamp()
          runner
            .import<ServerModule>('virtual:vidda/server')
            .then(({ createServer }) =>
              createServer({
                target: { kind: 'elsewhere', origin: new URL(API_URL).origin },
                tenant: tenantHeader(brand.current.data.shop.id, VIDDA_SECRET),
                clientFolder: null,
                // The commerce API lets requests wait while it loads a change.
                deadline: 30_000,
                // Nobody waits any more where a page was left, as when it is loaded anew: what then fails is no fault.
                log: (entry) => response.destroyed || console.error(JSON.stringify(entry)),
                origin: `http://${request.headers.host ?? 'localhost'}`,
                development: (url, html) => server.transformIndexHtml(url, stamped(withOwnScripts(html))),
                ...(framedBy !== undefined && { framedBy }),
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

/** Vite moves inline module scripts to modules of its own, where they find neither their attributes nor, as the opener does, their element. */
const withOwnScripts = (html: string): string => html.replaceAll(/<script(?![^>]*\ssrc=)/g, '<script vite-ignore')

/** Whoever started this process tells over its channel that the commerce API has changed, or could not; without them it has nothing to show. */
function heedStarter(server: ViteDevServer): void {
  if (!process.connected) return
  const fault = createStandingFault(server)
  const hear = (message: unknown) => {
    if (isError(message)) fault.show(message.message)
    if (!isReload(message)) return
    fault.clear()
    pageReloads(server.environments.client).reload()
  }
  const end = () => process.kill(process.pid, 'SIGTERM')
  process.on('message', hear)
  process.once('disconnect', end)
  server.httpServer?.once('close', () => {
    process.off('message', hear)
    process.off('disconnect', end)
  })
}

const isReload = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'event' in message && message.event === 'reload'

const isError = (message: unknown): message is { readonly message: string } =>
  typeof message === 'object' && message !== null && 'message' in message && typeof message.message === 'string'
