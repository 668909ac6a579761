import type { Article, Category, SearchResult, Shop } from '@vidda/contract/wire'
import type { ApiReady } from '../servers/api.child.ts'
import type { Asked } from '../servers/loop.child.ts'

const base = '/api/v1'

/** Requests by endpoint; each has several, so that no single answer is measured. */
export type Endpoints = Readonly<Record<string, readonly Asked[]>>

const get = (path: string): Asked => ({ method: 'GET', path: base + path })
const post = (path: string, body: object): Asked => ({ method: 'POST', path: base + path, body: JSON.stringify(body) })

const rule = (field: string, value: readonly number[]) => ({ field, op: 'in', value })
const obtainable = rule('shops', [55])

const terms = ['jakke', 'bukser', 'sko', 'genser', 'lue', 'svart', 'ull', 'støvler', 'barn', 'sekk', 'hansker', 'ski']
const several = ['svart dunjakke herre', 'joggesko dame 39', 'blå regnbukse barn', 'rim ullgenser', 'grønn sekk', 'vinterjakke dame']
const typos = ['jakek', 'hodelygt', 'soveposse', 'alpinjelm', 'teromos', 'regnjake']
const typed = ['j', 'ja', 'jak', 'jakke', 'sko', 'skal', 'vær', 'blå', 'støvl', 'tur', 'dun', 'ull', 'rim', 'lang', 'hod', 'termos']

async function ask<Body>({ url, headers }: ApiReady, { method, path, body }: Asked): Promise<Body> {
  const init = body === undefined ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body }
  const answer = await fetch(url + path, { method, ...init })
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`)
  return (await answer.json()) as Body
}

type Document = {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly { readonly required?: boolean }[] } }>>
}

/** Paths that are read without parameters and without a customer. */
async function plainPaths(api: ApiReady): Promise<readonly string[]> {
  const { paths } = await ask<Document>(api, get('/openapi.json'))
  const plain = Object.entries(paths).flatMap(([path, { get: read }]) =>
    read && path.startsWith(base) && !path.includes('{') && !read.parameters?.some((one) => one.required) ? [path.slice(base.length)] : [],
  )
  const read = await Promise.all(
    plain.map(async (path) => {
      const { status } = await fetch(api.url + base + path, { headers: api.headers })
      return status === 200 ? [path] : []
    }),
  )
  return read.flat().filter((path) => path !== '/csrf' && path !== '/articles/suggest')
}

const filtered = (categories: readonly Category[], genders: readonly number[]) =>
  categories.flatMap((category) =>
    genders.map((gender) => ({ take: 20, filters: [rule('category', [category.MainGroupID]), rule('genders', [gender]), obtainable] })),
  )

/** Every read endpoint, with requests out of what the catalogue has. */
export async function readEndpoints(api: ApiReady): Promise<Endpoints> {
  const categories = await ask<Category[]>(api, get('/categories'))
  const shops = await ask<Shop[]>(api, get('/shops'))
  const { hits } = await ask<SearchResult>(api, post('/articles/search', { take: 60, orderBy: 'Price', filters: [obtainable] }))
  const articles: readonly Article[] = hits.hits.map((hit) => hit._source)
  const subs = categories.flatMap((category) => category.subcategories.filter((sub) => sub.articlesCount > 0))
  const pages = filtered(categories, [1, 2, 4, 10])
  const named: Endpoints = {
    'category page': categories.flatMap(({ MainGroupID }) => [1, 2].map((page) => get(`/categories/${MainGroupID}/articles?page=${page}`))),
    'category by price': categories.map(({ MainGroupID }) => get(`/categories/${MainGroupID}/articles?orderBy=Price&order=desc`)),
    'subcategory page': subs.map((sub) => get(`/subcategories/${sub.ArticleGroup2ID}/articles`)),
    'filtered page': pages.map((body) => post('/articles/search', body)),
    'filtered by shop': shops.slice(0, 8).map((shop) => post('/articles/search', { take: 20, filters: [rule('shops', [shop.id])] })),
    'one-term search': terms.map((query) => post('/articles/search', { query, take: 20, filters: [obtainable] })),
    'several words': several.map((query) => post('/articles/search', { query, take: 20, filters: [obtainable] })),
    'corrected search': typos.map((query) => post('/articles/search', { query, take: 20, filters: [obtainable] })),
    suggestions: typed.map((query) => get(`/articles/suggest?q=${encodeURIComponent(query)}`)),
    facets: [
      ...pages.map(({ filters }) => post('/articles/facets', { filters })),
      ...terms.map((query) => post('/articles/facets', { query, filters: [obtainable] })),
    ],
    '/articles/searchids': [post('/articles/searchids', { ids: articles.slice(0, 20).map(({ id }) => id) })],
    '/articles/{id}': articles.map(({ id }) => get(`/articles/${id}`)),
    '/articles/slug/{slug}': articles.map(({ slug }) => get(`/articles/slug/${slug}`)),
    '/articles/availability/{ids}': articles.map(({ id }) => get(`/articles/availability/${id}`)),
    '/articles/bundle': articles.slice(0, 20).map(({ id }, at) => get(`/articles/bundle?articles=${id},${articles[at + 20]?.id ?? id}`)),
    '/subcategories/{id}/groups': subs.map((sub) => get(`/subcategories/${sub.ArticleGroup2ID}/groups`)),
  }
  const plain = (await plainPaths(api)).filter((path) => path !== '/articles/bundle')
  return { ...named, ...Object.fromEntries(plain.map((path) => [path, [get(path)]])) }
}
