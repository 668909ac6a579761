import { ApiError, type Api } from '@vidda/client'
import type * as Wire from '@vidda/contract/wire'
import { detailAttributes, eachAttribute, listedAttributes } from '@vidda/domain/article'
import { facetFields, type FacetField } from '@vidda/domain/listing'
import { cleanup, render, type RenderResult } from '@testing-library/react'
import { createPath, type InitialEntry } from 'react-router-dom'
import { afterEach } from 'vitest'
import type { AppOptions } from './app/app.ts'
import { createApp, type App, type ShopBrand } from './app/index.ts'
import { AskedStyles } from './asked-styles.fixtures.tsx'
import { memoryShop, type MemoryShop } from './memory-shop.fixtures.tsx'
import './near.fixtures.ts'
import { sizes } from './sizes.fixtures.ts'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`
})

/** A brand without any extra: two-line header, all genders, one category entry. */
export const plainBrand: ShopBrand = {
  id: 'eksempel',
  name: 'Eksempel',
  origin: 'https://eksempel.example',
  genders: ['dame', 'herre', 'junior', 'barn', 'uni'],
  header: { singleLine: false },
  footer: { singleLine: false },
  menu: { categories: [{ text: 'Friluft og camping', to: '/friluft-og-camping' }], extra: [] },
  company: {
    legalName: 'Eksempel Sport AS',
    orgNo: '999 888 777',
    address: 'Storgata 1, 2000 Byen',
    supportEmail: 'hei@eksempel.example',
    phone: '61 00 00 00',
  },
  providers: [],
  services: [],
  houseBrandProducts: [],
  logo: { svg: '/logo.svg', png: '/logo.png' },
  texts: {},
  pages: ['kundeservice', 'om-oss', 'vedlikehold', 'personvernerklaering'],
}

export function article(id: number, change: Partial<Wire.Article> = {}): Wire.Article {
  return {
    id,
    slug: `vare-${id}`,
    name: `Vare ${id}`,
    description: `Beskrivelse av vare ${id}.`,
    price: 499,
    pant: 0,
    originalPrice: 499,
    beforePrice: null,
    brand: 'Rim',
    brands: [{ ProductLineID: 3, Name: 'Rim' }],
    colors: [{ id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA' }],
    colorGroups: [{ id: 2, hex: '#00ff00' }],
    gender: 2,
    genders: [2],
    MainGroupID: 1,
    ArticleGroup2ID: 11,
    ArticleGroup3ID: 111,
    group2: 'Gensere',
    group3: 'Ullgensere',
    categories: [1],
    subcategories: [11],
    purchasableOnWeb: 1,
    webLabel: null,
    image: `/api/v1/images/${id}`,
    shops: [55, 4],
    available: [4],
    sizes: [2],
    featured: false,
    campaigns: [],
    averageRating: null,
    reviewCount: 0,
    webPurchaseLimit: 5,
    onlyCC: false,
    ...eachAttribute(listedAttributes, () => null),
    frightPrice: 9900,
    hiddenFromWeb: false,
    ...change,
  }
}

const color = { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '/api/v1/images/x' }

/** An article of one colour in M and L, three of each in shop 4 and one in shop 6. */
export function articleDetail(id: number, change: Partial<Wire.ArticleDetail> = {}): Wire.ArticleDetail {
  const stock = [
    { id: 4, qty: 3 },
    { id: 6, qty: 1 },
  ]
  return {
    ...article(id),
    articleId: id,
    articleNo: `A-${id}`,
    techDescription: '',
    ...eachAttribute(detailAttributes, () => null),
    dateCreated: '2026-01-01T00:00:00Z',
    variants: [
      { id: id * 10 + 1, ean: `70900000${id}1`, shops: stock, size: { id: 2, name: 'M' }, color },
      { id: id * 10 + 2, ean: `70900000${id}2`, shops: stock, size: { id: 3, name: 'L' }, color },
    ],
    reviews: [],
    ...change,
  }
}

export function shop(id: number, name: string, change: Partial<Wire.Shop> = {}): Wire.Shop {
  return {
    id,
    no: String(id),
    name,
    fullName: `Eksempel ${name}`,
    orgNo: '999 888 777',
    description: '',
    opening_hours: '1-5:1000-2000,6:1000-1800',
    mapLink: 'https://kart.example/4',
    postNo: '2000',
    postPlace: name,
    address: 'Storgata 1',
    email: 'butikk@eksempel.example',
    phone: '61 00 00 00',
    messengerId: null,
    chainId: 1,
    CoordLat: null,
    CoordLong: null,
    ...change,
  }
}

const prices = { minPrice: 100, maxPrice: 900 }

function category(id: number, Name: string, subcategories: Readonly<Record<string, readonly string[]>> = {}): Wire.Category {
  return {
    MainGroupID: id,
    Name,
    count: 9,
    banner: null,
    bannerLink: null,
    ...prices,
    availableProductlines: [],
    subcategories: Object.entries(subcategories).map(([sub, groups], index) => {
      const ArticleGroup2ID = id * 10 + index + 1
      return {
        ArticleGroup2ID,
        MainGroupID: id,
        Name: sub,
        ...prices,
        articlesCount: 3,
        custom: false,
        groups: groups.map((group, order) => {
          const groupId = ArticleGroup2ID * 10 + order + 1
          return { id: groupId, Name: group, ArticleGroup2ID, ArticleGroup3ID: groupId }
        }),
      }
    }),
  }
}

export const categories: readonly Wire.Category[] = [
  category(1, 'Tekstil', { Gensere: ['Ullgensere'] }),
  category(2, 'Vintersport', { 'Hjelmer & alpinbriller': ['Alpinbriller', 'Alpinhjelm'], Staver: ['Alpinstaver'] }),
  category(3, 'Friluft og camping'),
]

export const found = (articles: readonly Wire.Article[], total = articles.length): Wire.SearchResult => ({
  hits: { total: { value: total }, hits: articles.map((_source) => ({ _source })) },
})

/** A line of a cart that can be had unless told otherwise. */
export function validated(eanNo: string, problem: Wire.LineProblem | null = null): Wire.ValidatedLine {
  return { eanNo, problem, articleId: 7, price: 499, pant: 0, visible: true, stock: [{ id: 4, qty: 3 }], webPurchaseLimit: 5 }
}

const noFacets = Object.fromEntries(facetFields.map((field) => [field, []])) as unknown as Record<FacetField, []>

/** Counts of three articles: two sizes, two brands, two colours, one shop. */
export const facets = (change: Partial<Wire.Facets> = {}): Wire.Facets => ({
  total: 3,
  ...noFacets,
  sizes: [
    { id: 2, count: 3 },
    { id: 3, count: 1 },
  ],
  genders: [{ id: 2, count: 3 }],
  colors: [
    { id: 2, count: 2 },
    { id: 4, count: 1 },
  ],
  brands: [
    { id: 3, count: 2 },
    { id: 4, count: 1 },
  ],
  shops: [{ id: 4, count: 2 }],
  groups: [{ id: 111, count: 3 }],
  price: { min: 100, max: 900 },
  ...change,
})

export const noHome: Wire.Settings = {
  name: 'home',
  top: null,
  sub: [null, null, null],
  middle: null,
  popular: [null, null],
  bottom: null,
  grid: Array.from({ length: 9 }, () => null),
}

export type Call = {
  readonly method: string
  readonly path: string
  readonly sent?: unknown
  readonly key?: string | undefined
}

/** What is answered, by path; a function is called with what was sent. A path without an answer is a 404. */
export type Answers = Readonly<Record<string, unknown>>

const usual: Answers = {
  categories,
  shops: [shop(4, 'Byen'), shop(6, 'Bygda')],
  settings: noHome,
  colorgroups: [
    { id: 2, label: 'Grønn', name: 'Grønn', hex: '#2f6b46', colorId: 5 },
    { id: 4, label: 'Blå', name: 'Blå', hex: '#1f5a8f', colorId: 9 },
  ],
  sizes,
  productlines: [
    { ProductLineID: 3, Name: 'Rim' },
    { ProductLineID: 4, Name: 'Varde' },
  ],
  'articles/facets': facets(),
  'articles/search': found([article(7), article(8)]),
  'checkout/validate': (sent: { readonly lines: readonly Wire.OrderLine[] }): Wire.Validation => ({
    lines: sent.lines.map(({ EanNo }) => validated(EanNo)),
  }),
  'articles/7': articleDetail(7),
  'articles/slug/vare-7': articleDetail(7),
  'articles/availability/7': [
    { articleId: 7, shops: [4, 6], variants: articleDetail(7).variants.map(({ ean, shops }) => ({ ean, shops })) },
  ],
}

/** A commerce API without a network: answers by path, and remembers every call. */
export function fakeApi(answers: Answers = {}): Api & { readonly calls: readonly Call[] } {
  const calls: Call[] = []
  const all = { ...usual, ...answers }
  const answer = async (call: Call): Promise<unknown> => {
    calls.push(call)
    const made = Object.hasOwn(all, call.path) ? all[call.path] : undefined
    const value: unknown = typeof made === 'function' ? await made(call.sent) : made
    if (value === undefined) throw new ApiError(404, { message: 'Not Found', code: 'NOT_FOUND', requestId: '1' })
    return value
  }
  return {
    calls,
    read: (path, sent) => answer({ method: 'get', path, sent }),
    ask: (path, sent) => answer({ method: 'post', path, sent }),
    change: (method, path, sent, options) => answer({ method, path, sent, key: options?.idempotencyKey }),
  }
}

export type ShopOptions = Partial<Omit<AppOptions, 'brand'>> & {
  readonly brand?: Partial<ShopBrand>
  /** The document's cookies; the choice about cookies has been made when left out. */
  readonly cookies?: string
  /** With every style, for a test of the style sheet itself. */
  readonly allStyles?: boolean
}

const appOptions = ({ brand = {}, api = fakeApi(), page = async () => null, ...others }: ShopOptions): AppOptions => ({
  brand: { ...plainBrand, ...brand },
  api,
  page,
  log: () => undefined,
  ...others,
})

export const appOf = (options: ShopOptions = {}): App => createApp(appOptions(options))

export type OpenShop = RenderResult & Pick<MemoryShop, 'router' | 'app'>

/** Opens the whole shop at a path, as a visitor has it once the page is hydrated. */
export function openShop(
  path: InitialEntry = '/',
  { cookies = 'cookiesAccepted=true', allStyles = false, ...options }: ShopOptions = {},
): OpenShop {
  for (const cookie of cookies.split('; ')) document.cookie = `${cookie}; path=/`
  const { app, router, element } = memoryShop(appOptions(options), path)
  // The browser stands where the router does.
  router.subscribe(({ location }) => window.history.replaceState(null, '', createPath(location)))
  return { ...render(allStyles ? element : <AskedStyles>{element}</AskedStyles>), router, app }
}
