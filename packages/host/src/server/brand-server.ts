import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createApi } from '@vidda/client'
import { createApp, createReference, createServerShop, createSiteFiles, startUp } from '@vidda/storefront/server'
import { createApiGateway, type CommerceTarget } from './api-gateway.ts'
import { commerceTransport } from './commerce-transport.ts'
import { loadAssets } from './assets.ts'
import { sendPage, sendText } from './answer.ts'
import type { BrandData, ClientFiles } from './brand-data.ts'
import { createPageCache, lifetimes } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { createPageToken } from './page-token.ts'
import { makeFailedPage } from './failed-page.ts'
import { makePage, type Page } from './page.ts'
import { frameOf } from './document.ts'
import { fileHeaders } from './security.ts'
import { renderPage } from './render.tsx'

/** A host's loader gives up after 3 s and the page is served stale or not at all (decisions, Wire format). */
const loaderDeadline = 3000

/** Time (ms) for answers under way when the server closes; what is then still open is cut off. */
const closingTime = 5000

/** Paths of what search engines ask for beside pages. */
const siteFiles = /^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/

export type BrandServerOptions = {
  readonly target: CommerceTarget
  /** The signed header that tells the commerce API whose shop this is. */
  readonly tenant: Readonly<Record<string, string>>
  /** Folder of the built client; null where a development server has the files. */
  readonly clientFolder: string | null
  /** Public address; the brand's own when left out. */
  readonly origin?: string
  readonly log?: (entry: Readonly<Record<string, unknown>>) => void
  /** Limit in ms for each of a loader's calls to the commerce API. Default 3000. */
  readonly deadline?: number
  /** Cache of finished pages; off for measuring what a page costs. */
  readonly pageCache?: boolean
  /** Lets a development server work on a document: nothing is cached, and no policy stands in the way. */
  readonly development?: (url: string, html: string) => Promise<string>
}

export type BrandServer = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Address that it listens on; a taken port rejects with the system's error. */
  readonly listen: (port: number, host?: string) => Promise<string>
  readonly close: () => Promise<void>
}

export async function createBrandServer(brand: BrandData, client: ClientFiles, options: BrandServerOptions): Promise<BrandServer> {
  const { target, tenant, clientFolder, log = (entry) => console.error(JSON.stringify(entry)) } = options
  const origin = options.origin ?? brand.shop.origin
  const assets = clientFolder === null ? new Map<string, Page>() : await loadAssets(clientFolder)
  const gateway = createApiGateway(target, tenant)
  const transport = commerceTransport(target)
  const api = createApi({ origin, transport: transport.send, headers: { ...tenant }, deadline: options.deadline ?? loaderDeadline })
  const shopBrand = { ...brand.shop, origin }
  const reference = createReference(api, { lifetime: lifetimes.fresh })
  const pages = new Map(Object.entries(brand.pages))
  const warn = (failure: unknown) => log({ level: 'warn', error: wordsOf(failure) })
  const app = createApp({ brand: shopBrand, api, reference, page: async (name) => pages.get(name) ?? null, log: warn })
  const shop = createServerShop(app)
  const siteFile = createSiteFiles(app)
  const pageToken = createPageToken(api)
  const frame = frameOf(brand, client, origin)
  const failedPage = makeFailedPage(brand)
  const cache = createPageCache({ onFailure: (path, error) => log({ level: 'error', path, error: wordsOf(error) }) })

  async function make(key: string): Promise<Page> {
    // Together: where the commerce API hangs, a page waits for one deadline and not for two.
    const [prepared, csrf] = await Promise.all([shop(new Request(origin + key)), pageToken()])
    if (prepared.kind === 'redirect') return redirectPage(prepared.status, prepared.location)
    if (prepared.failure) log({ level: 'error', path: key, status: prepared.status, error: wordsOf(prepared.failure) })
    const { html, headers } = renderPage(prepared, frame, client, shopBrand, csrf)
    if (options.development) return developmentPage(prepared.status, await options.development(key, html.toString()))
    // Shown to who gets no better one, and never kept in its place.
    if (prepared.partial) return makePage(prepared.status, html, { ...headers, 'cache-control': 'no-store' }, { cacheable: false })
    if (prepared.status < 400) return makePage(prepared.status, html, headers)
    if (prepared.status < 500) return makePage(prepared.status, html, { ...headers, 'cache-control': 'public, max-age=0, s-maxage=10' })
    return makePage(prepared.status, html, { ...headers, 'retry-after': '10', 'cache-control': 'no-store' }, { cacheable: false })
  }

  async function makeSiteFile(path: string): Promise<Page> {
    const file = await siteFile(path)
    if (!file) return makePage(404, 'Not Found', { ...fileHeaders, 'content-type': 'text/plain; charset=utf-8' })
    return makePage(200, file.text, {
      ...fileHeaders,
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600, stale-if-error=86400',
    })
  }

  async function answerSiteFile(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      sendPage(request, response, await cache.get(path, () => makeSiteFile(path)))
    } catch (error) {
      log({ level: 'error', path, error: wordsOf(error) })
      sendText(response, 503, 'Service Unavailable', { 'retry-after': '10' })
    }
  }

  async function answerPage(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = pageKey(url)
    sendPage(request, response, await (options.pageCache === false ? make(key) : cache.get(key, () => make(key))))
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/'
    if (path.startsWith('/api/v1')) return gateway.pass(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' })
    const asset = assets.get(path.split('?', 1)[0] ?? path)
    if (asset) return sendPage(request, response, asset)
    if (path === '/healthz') return sendText(response, 200, 'ok')
    if (path.startsWith('/assets/')) return sendText(response, 404, 'Not Found')
    // A path such as `//host` is one of this shop, and not another host's.
    const url = URL.parse(path.startsWith('/') ? `http://page${path}` : path)
    if (!url) return sendText(response, 400, 'Bad Request')
    if (siteFiles.test(url.pathname)) return void answerSiteFile(url.pathname, request, response)
    answerPage(url, request, response).catch((error: unknown) => {
      log({ level: 'error', path, error: wordsOf(error) })
      if (!response.headersSent) sendPage(request, response, failedPage)
    })
  }

  let renewing: NodeJS.Timeout | undefined
  const release = () => {
    clearInterval(renewing)
    gateway.close()
    transport.close()
  }
  const { listen, close } = listening(createServer(handle), release)
  return {
    handle,
    close,
    async listen(port, host) {
      const address = await listen(port, host)
      // Pages do not wait for it: they ask for what is not there yet, and are told of the same answers.
      void startUp(reference, warn)
      // Also while nobody asks. Pages tell of what is missing: said again every time it would drown the rest of the log.
      renewing = setInterval(() => void startUp(reference, () => undefined), lifetimes.fresh / 2).unref()
      return address
    },
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function developmentPage(status: number, html: string): Page {
  return makePage(status, html, { 'content-type': 'text/html; charset=utf-8' }, { cacheable: false })
}

/** Redirects of fixed paths may be kept; those that depend on data may not. */
function redirectPage(status: number, location: string): Page {
  return makePage(status, '', { location, 'cache-control': status === 301 ? 'public, max-age=3600' : 'no-cache' })
}

function listening(server: Server, release: () => void): Pick<BrandServer, 'listen' | 'close'> {
  return {
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          const address = server.address()
          resolve(`http://${host === '127.0.0.1' ? 'localhost' : host}:${typeof address === 'object' && address ? address.port : port}`)
        })
      }),
    close: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), closingTime)
        server.close(() => {
          clearTimeout(cut)
          release()
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
