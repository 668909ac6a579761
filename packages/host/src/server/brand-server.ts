import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import { createApi } from '@vidda/client'
import { fetchProviders } from '@vidda/client/payments'
import { isPaymentPath, screens } from '@vidda/domain/route'
import { createApp, createReference, createServerShop, createSiteFiles, isSiteFilePath, startUp } from '@vidda/storefront/server'
import { noProxies, type ProxyTrust } from '@vidda/commerce/proxies'
import { createClientLimit } from '@vidda/commerce/edge'
import { createApiGateway, type CommerceTarget } from './api-gateway.ts'
import { clientAddressWriter } from './client-address.ts'
import { commerceTransport } from './commerce-transport.ts'
import { loadAssets, scriptIntegrity } from './assets.ts'
import { sendPage, sendText } from './answer.ts'
import type { BrandData, ClientFiles } from './brand-data.ts'
import { createBoundedServer } from './connections.ts'
import { defaultLimits, type HostLimits } from './limits.ts'
import { createPageCache, lifetimes } from './page-cache.ts'
import { createMoves, redirectPage } from './moves.ts'
import { isCacheable, pageKey } from './page-key.ts'
import { createPageToken } from './page-token.ts'
import { createOtherDomains } from './other-domains.ts'
import { makeFailedPage } from './failed-page.ts'
import { oldBrowserNotice } from './old-browsers.ts'
import { makePage, type Page } from './page.ts'
import { frameOf } from './document.ts'
import { refuse } from './request-body.ts'
import { renderPage } from './render.tsx'
import { secured, type PaymentPolicy } from './security.ts'
import { BusyError, createTurns } from './turns.ts'

/** A host's loader gives up after 3 s and the page is served stale or not at all (decisions, Wire format). */
const loaderDeadline = 3000

/** Time (ms) for answers under way when the server closes; what is then still open is cut off. */
const closingTime = 5000

/** Pages that are made at once, and how long (ms) another one waits for its turn: after that its loader's deadline would not be kept. */
const pagesAtOnce = 16
const longestWait = 1000

/** Characters of an address in the log. */
const longestTold = 300

const apiPath = /^\/api\/v1(?:[/?]|$)/
/** Segments by which a server may climb out of the commerce API's part. */
const leadsOut = /^[^?]*(?:\\|[/\\](?:\.|%2e){1,2}(?:[/\\?]|$))/i
/** A source of a policy; a foreign commerce API may say anything. */
const source = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/
const absoluteForm = /^https?:\/\/[^/?#]*/i

/** The path and query that a request asks for; in an address with a host, that of this server whatever it says (RFC 9112 §3.2.2). */
function targetOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/')) return url
  const path = url.replace(absoluteForm, '')
  return path === '' || path.startsWith('?') ? `/${path}` : path
}

/** One client has pages made faster than any shopper reads. */
class TooManyPages extends Error {
  override readonly name = 'TooManyPages'
  readonly seconds: number

  constructor(seconds: number) {
    super('Too many pages are asked for')
    this.seconds = seconds
  }
}

export type BrandServerOptions = {
  readonly target: CommerceTarget
  /** The signed header that tells the commerce API whose shop this is. */
  readonly tenant: Readonly<Record<string, string>>
  /** Folder of the built client; null where a development server has the files. */
  readonly clientFolder: string | null
  /** Public address; the brand's own when left out. */
  readonly origin?: string
  readonly log?: (entry: Readonly<Record<string, unknown>>) => void
  /** Proxies in front of this server that may say whose address a request comes from; none when left out. */
  readonly proxies?: ProxyTrust
  /** What clients may ask of this server; `defaultLimits` where left out. */
  readonly limits?: Partial<HostLimits>
  /** Limit in ms for each of a loader's calls to the commerce API. Default 3000. */
  readonly deadline?: number
  /** Cache of finished pages; off for measuring what a page costs. */
  readonly pageCache?: boolean
  /** Lets a development server work on a document: nothing is cached, and no policy stands in the way. */
  readonly development?: (url: string, html: string) => Promise<string>
  /** Origin that may show a development server's pages in a frame; none when left out. Without `development` it means nothing. */
  readonly framedBy?: string
}

export type BrandServer = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Address that it listens on; a taken port rejects with the system's error. */
  readonly listen: (port: number, host?: string) => Promise<string>
  readonly close: () => Promise<void>
}

export async function createBrandServer(brand: BrandData, client: ClientFiles, options: BrandServerOptions): Promise<BrandServer> {
  const { target, tenant, clientFolder, framedBy, log = (entry) => console.error(JSON.stringify(entry)) } = options
  const origin = options.origin ?? brand.shop.origin
  const built = clientFolder === null ? new Map<string, Page>() : await loadAssets(clientFolder)
  const forOldBrowsers = oldBrowserNotice(brand)
  const assets = new Map([...built, [forOldBrowsers.path, forOldBrowsers.file]])
  const limits = { ...defaultLimits, ...options.limits }
  const gateway = createApiGateway(target, { tenant, deadline: limits.apiDeadline, pictureDeadline: limits.pictureDeadline })
  const writeClientAddress = clientAddressWriter(options.proxies ?? noProxies, log)
  const transport = commerceTransport(target)
  const api = createApi({ origin, transport: transport.send, headers: { ...tenant }, deadline: options.deadline ?? loaderDeadline })
  const shopBrand = { ...brand.shop, origin }
  const reference = createReference(api, { lifetime: lifetimes.fresh })
  const pages = new Map(Object.entries(brand.pages))
  const warn = (failure: unknown) => log({ level: 'warn', error: wordsOf(failure) })
  const app = createApp({
    brand: shopBrand,
    api,
    reference,
    page: async (name) => pages.get(name) ?? null,
    home: async () => brand.home ?? [],
    log: warn,
  })
  const shop = createServerShop(app)
  const siteFile = createSiteFiles(app)
  const pageToken = createPageToken(api)
  const frame = frameOf(brand, client, origin, {
    integrity: scriptIntegrity(built),
    oldBrowserTag: options.development ? '' : forOldBrowsers.tag,
  })
  const failedPage = makeFailedPage(brand)
  const movedTo = createMoves(brand.redirects)
  const ledOn = createOtherDomains(brand.otherDomains ?? [], origin)
  const tellOf = (path: string, error: unknown) =>
    error instanceof TooManyPages || log({ level: 'error', path: path.slice(0, longestTold), error: wordsOf(error) })
  const cache = createPageCache({ onFailure: tellOf })
  const inTurn = createTurns(pagesAtOnce, longestWait)
  const limitPages = createClientLimit(limits.pagesPerMinute)

  async function make(key: string): Promise<Page> {
    // Together: where the commerce API hangs, a page waits for one deadline and not for two.
    const path = key.split('?', 1)[0] ?? key
    const [prepared, csrf, payment] = await Promise.all([
      shop(new Request(origin + key)),
      pageToken(),
      isPaymentPath(path) ? paymentPolicy(path) : null,
    ])
    if (prepared.kind === 'redirect') return redirectPage(key, prepared.status, prepared.location)
    if (prepared.failure)
      log({ level: 'error', path: key.slice(0, longestTold), status: prepared.status, error: wordsOf(prepared.failure) })
    const { html, headers } = renderPage(prepared, frame, client, shopBrand, { path, csrf, payment })
    if (options.development) return developmentPage(prepared.status, await options.development(key, html.toString()), framedBy)
    const cacheable = isCacheable(key) && prepared.isOwnAddress && payment === null
    // Caches in front cannot tell that the page they have is the better one.
    if (prepared.partial) return makePage(prepared.status, html, { ...headers, 'cache-control': 'no-store' }, { cacheable, partial: true })
    if (prepared.status < 400) return makePage(prepared.status, html, headers, { cacheable })
    if (prepared.status < 500)
      return makePage(prepared.status, html, { ...headers, 'cache-control': 'public, max-age=0, s-maxage=10' }, { cacheable })
    return makePage(prepared.status, html, { ...headers, 'retry-after': '10', 'cache-control': 'no-store' }, { cacheable: false })
  }

  /** With no source where the commerce API does not say which: the page then tells that it cannot be paid now. */
  async function paymentPolicy(path: string): Promise<PaymentPolicy> {
    const offers = await fetchProviders(api).catch((failure: unknown) => {
      warn(failure)
      return []
    })
    const provider = path === screens.klarna ? 'klarna' : 'qliro'
    const hosts = offers.find((offer) => offer.provider === provider)?.hosts ?? []
    return { nonce: randomBytes(16).toString('base64url'), hosts: hosts.filter((host) => source.test(host)) }
  }

  async function makeSiteFile(path: string): Promise<Page> {
    const file = await siteFile(path)
    if (!file) return makePage(404, 'Not Found', { 'content-type': 'text/plain; charset=utf-8' }, { cacheable: isCacheable(path) })
    return makePage(200, file.text, {
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
    const makeFor = async () => {
      writeClientAddress(request)
      const wait = limitPages(String(request.headers['x-forwarded-for']))
      if (wait !== null) throw new TooManyPages(wait)
      return inTurn(() => make(key))
    }
    if (isPaymentPath(url.pathname)) return sendPage(request, response, await makeFor())
    sendPage(request, response, await (options.pageCache === false ? make(key) : cache.get(key, makeFor)))
  }

  function pageOfFailure(path: string, error: unknown): Page {
    if (error instanceof TooManyPages) return failedPage(429, error.seconds)
    tellOf(path, error)
    return error instanceof BusyError ? failedPage(503, 2) : failedPage(500)
  }

  async function answerFailure(path: string, error: unknown, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (response.headersSent) return void response.destroy()
    const page = pageOfFailure(path, error)
    if (!options.development) return sendPage(request, response, page)
    // With the development server's client in it, the page is loaded anew when the mistake is mended; or by itself, where a file was
    // read while it was being written, whose end was told before this page could hear of it.
    const html = await options.development(path, String(await page.body('identity')))
    sendPage(request, response, developmentPage(page.status, html, framedBy, { refresh: '2' }))
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const path = targetOf(request)
    if (ledOn(path, request, response)) return
    if (apiPath.test(path) && !leadsOut.test(path)) {
      writeClientAddress(request)
      // What the commerce API says itself comes first; another chain's own may say nothing.
      for (const [name, value] of Object.entries(secured({}))) response.setHeader(name, value)
      return gateway.pass(path, request, response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' })
    const asset = assets.get(path.split('?', 1)[0] ?? path)
    if (asset) return sendPage(request, response, asset)
    if (path === '/healthz') return sendText(response, 200, 'ok')
    if (path.startsWith('/assets/')) return sendText(response, 404, 'Not Found')
    // A path such as `//host` is one of this shop, and not another host's.
    const address = `http://page${path}`
    if (!path.startsWith('/') || !URL.canParse(address)) return sendText(response, 400, 'Bad Request')
    const url = new URL(address)
    if (isSiteFilePath(url.pathname)) return void answerSiteFile(url.pathname, request, response)
    const moved = movedTo(url)
    if (moved !== null) return sendPage(request, response, redirectPage(url.pathname, 301, moved))
    answerPage(url, request, response)
      .catch((error: unknown) => answerFailure(pageKey(url), error, request, response))
      .catch(() => response.destroy())
  }

  let renewing: NodeJS.Timeout | undefined
  const release = () => {
    clearInterval(renewing)
    gateway.close()
    transport.close()
  }
  const server = createBoundedServer(handle, limits, (error) => log({ level: 'error', error: wordsOf(error) }))
  const { listen, close } = listening(server, release)
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

function developmentPage(status: number, html: string, framedBy = "'none'", more: Readonly<Record<string, string>> = {}): Page {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `frame-ancestors ${framedBy}` }
  return makePage(status, html, { ...headers, ...more }, { cacheable: false })
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
