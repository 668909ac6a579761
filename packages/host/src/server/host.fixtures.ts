import { request as send, type IncomingHttpHeaders } from 'node:http'
import { apiBase } from '@vidda/contract'
import type * as Wire from '@vidda/contract/wire'
import { attributeKeys, eachAttribute } from '@vidda/domain/article'
import { afterEach } from 'vitest'
import { createBrandServer, type BrandServerOptions } from './brand-server.ts'
import type { BrandData, ClientFiles } from './brand-data.ts'

export const brand: BrandData = {
  shop: {
    id: 'eksempel',
    name: 'Eksempel',
    origin: 'https://eksempel.example',
    genders: ['dame', 'herre'],
    header: { singleLine: false },
    footer: { singleLine: false },
    menu: { categories: [], extra: [] },
    company: {
      legalName: 'Eksempel AS',
      orgNo: '999 888 777',
      address: 'Storgata 1',
      supportEmail: 'hei@eksempel.example',
      phone: '61 00 00 00',
    },
    providers: [],
    services: [],
    houseBrandProducts: [],
    logo: { svg: '/logo.svg', png: '/logo.png' },
    texts: {},
    pages: ['om-oss'],
  },
  staticCss: ':root{--vd-color-text:#111}',
  themeColor: '#ffffff',
  fonts: ['/assets/skrift.woff2'],
  favicon: '/assets/favicon.svg',
  social: '/assets/social.png',
  serviceHosts: [],
  serviceScripts: [],
  pages: { 'om-oss': { title: 'Om oss', description: 'Hvem vi er', html: '<p>Hei</p>' } },
}

export const client: ClientFiles = { entry: '/assets/client.js', modules: { home: ['/assets/home.js'] } }

const article: Wire.ArticleDetail = {
  id: 7,
  slug: 'rim-ullgenser',
  name: 'Rim Ullgenser',
  description: 'Varm.',
  price: 499,
  pant: 0,
  originalPrice: 499,
  beforePrice: null,
  brand: 'Rim',
  brands: [],
  colors: [],
  colorGroups: [],
  gender: 2,
  genders: [2],
  MainGroupID: 1,
  ArticleGroup2ID: 11,
  ArticleGroup3ID: 111,
  group2: '',
  group3: '',
  categories: [1],
  subcategories: [11],
  image: '/api/v1/images/7',
  shops: [],
  available: [],
  sizes: [],
  featured: false,
  campaigns: [],
  averageRating: null,
  reviewCount: 0,
  webPurchaseLimit: 5,
  onlyCC: false,
  hiddenFromWeb: false,
  articleId: 7,
  articleNo: 'A-7',
  techDescription: '',
  ...eachAttribute(attributeKeys, () => null),
  dateCreated: '2026-01-01T00:00:00Z',
  variants: [],
  reviews: [],
}

const prices = { minPrice: 100, maxPrice: 900 }
const group = { id: 111, Name: 'Ullgensere', ArticleGroup2ID: 11, ArticleGroup3ID: 111 }
const gensere = { ArticleGroup2ID: 11, MainGroupID: 1, Name: 'Gensere', ...prices, articlesCount: 1, custom: false, groups: [group] }
const category: Wire.Category = {
  MainGroupID: 1,
  Name: 'Tekstil',
  count: 1,
  banner: null,
  bannerLink: null,
  ...prices,
  availableProductlines: [],
  subcategories: [gensere],
}
const page = { data: [article], meta: { current_page: 1, last_page: 1, per_page: 20, total: 1 } }

const hidden = { ...article, id: 8, slug: 'skjult', hiddenFromWeb: true }

const answers: Readonly<Record<string, unknown>> = {
  'checkout/providers': {
    providers: [
      {
        provider: 'klarna',
        name: 'Klarna',
        available: true,
        hosts: ['https://*.kasse.example', "https://a.example; script-src 'unsafe-inline'"],
      },
      { provider: 'qliro', name: 'Qliro', available: true, hosts: ['https://betal.example'] },
    ],
  },
  'articles/addresses?after=0&take=10000': [
    { id: 7, slug: 'rim-ullgenser', name: 'Rim Ullgenser', image: '/api/v1/images/7', changed: '2026-01-01T00:00:00Z' },
  ],
  csrf: { token: 'sidens-token' },
  categories: [category],
  'articles/brand': [],
  shops: [],
  postalcodes: [],
  colorgroups: [],
  genders: [],
  shipping_methods: [],
  bestsellers: [],
  'tenant/get': {},
  settings: { name: 'home', top: null, sub: [], middle: null, popular: [], bottom: null, grid: [] },
  'articles/search': { hits: { total: { value: 1 }, hits: [{ _source: article }] } },
  'articles/7': article,
  'articles/slug/rim-ullgenser': article,
  'articles/8': hidden,
  'articles/slug/skjult': hidden,
}

/** Answered whatever their order and page. */
const lists: Readonly<Record<string, unknown>> = { 'categories/1/articles': page, 'subcategories/11/articles': page }

export type FakeCommerce = {
  /** Paths asked for, without `/api/v1/`. */
  readonly asked: string[]
  /** How the next requests are met. */
  mode: 'answers' | 'hangs' | 'stopped'
  readonly fetch: (request: Request) => Promise<Response>
}

/** A commerce API in this process that can be stopped in its tracks. */
function fakeCommerce(): FakeCommerce {
  const commerce: FakeCommerce = {
    asked: [],
    mode: 'answers',
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const path = pathname.slice(apiBase.length + 1) + search
      commerce.asked.push(path)
      if (commerce.mode === 'hangs') {
        return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)))
      }
      if (commerce.mode === 'stopped') throw new TypeError('fetch failed')
      const answer = answers[path] ?? lists[path.replace(search, '')]
      return answer !== undefined
        ? Response.json(answer)
        : Response.json({ message: 'no', code: 'NOT_FOUND', requestId: '1' }, { status: 404 })
    },
  }
  return commerce
}

// The first test of a file loads the whole shop, which takes its time on a machine at work.
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Closes something when the test has ended. */
export function whenDone(close: () => Promise<void>): void {
  closing.push(close)
}

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** Asks as it stands: no redirect is followed, nothing is unpacked, the path is sent unchanged. */
export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = send({ host: hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
    })
    request.on('error', reject)
    request.end()
  })
}

/** A brand's server on a port of its own. */
export async function serve(options: Partial<BrandServerOptions> = {}, data: Partial<BrandData> = {}) {
  const commerce = fakeCommerce()
  const logged: Readonly<Record<string, unknown>>[] = []
  const server = await createBrandServer({ ...brand, ...data }, client, {
    target: {
      kind: 'here',
      fetch: commerce.fetch,
      routing: (_, response) => void response.writeHead(200, { 'x-from': 'commerce' }).end('commerce'),
    },
    tenant: { 'x-vidda-tenant': 'eksempel.signed' },
    clientFolder: null,
    log: (entry) => logged.push(entry),
    ...options,
  })
  const url = await server.listen(0)
  whenDone(server.close)
  return { url, commerce, logged, server, get: (path: string, sent?: Parameters<typeof ask>[2]) => ask(url, path, sent) }
}
