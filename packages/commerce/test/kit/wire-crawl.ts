import { createHash } from 'node:crypto'
import type { BlogCategory, BlogPost, Category, PostalCode, Poll, PromoCode, SearchResult } from '@vidda/contract/wire'
import { atOnce } from '../../src/import/pictures/at-once.ts'
import type { Commerce } from '../../src/server.ts'
import { inProcess } from './in-process.ts'

/** What a server has answered, by what was asked: status, type and body. */
export type Crawled = ReadonlyMap<string, string>

/** What is asked for once, for its own sake. */
const lists = [
  '/shipping_methods',
  '/checkout/providers',
  '/productlines',
  '/genders',
  '/colorgroups',
  '/sizes',
  '/shops',
  '/bestsellers',
  '/campaigns',
  '/campaigns/',
  '/campaigns/combined/articles',
  '/settings',
  '/tenant/get',
  '/fb/getPosts',
  '/articles/brand',
]

const orders = ['Name', 'Price', 'Bestseller', 'Created'].flatMap((orderBy) => ['asc', 'desc'].map((order) => ({ orderBy, order })))

const groupsOf = (ids: readonly number[], size: number): readonly string[] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size).join())

/** As many as a page asks for: a server refuses more than its database can take. */
const mostAsked = 8

type Sample = {
  /** Of pictures, in the order of their addresses, one of so many is looked at; each when left out. */
  readonly everyPicture?: number
}

/** Asks a server for all that a visitor of the first brand can look at, and follows what is named in it; pictures are told by their hash. */
export async function crawlWire(commerce: Commerce, { everyPicture = 1 }: Sample = {}): Promise<Crawled> {
  const ask = await inProcess(commerce)
  const crawled = new Map<string, string>()
  const patiently = atOnce(mostAsked)
  async function asked<Body>(path: string, body?: object): Promise<Body> {
    const answer = await patiently(() => ask(path, body && { method: 'POST', body: JSON.stringify(body) }))
    const text = await answer.text()
    if (answer.status >= 500) throw new Error(`${path} answers ${answer.status}: ${text}`)
    crawled.set(body ? `${path} ${JSON.stringify(body)}` : path, `${answer.status} ${answer.headers.get('content-type')} ${text}`)
    return JSON.parse(text) as Body
  }
  const all = async (paths: readonly string[]) => void (await Promise.all(paths.map((path) => asked(path))))

  await all(lists)
  const categories = await asked<readonly Category[]>('/categories')
  const subs = categories.flatMap(({ subcategories }) => subcategories).map(({ ArticleGroup2ID }) => ArticleGroup2ID)
  await all(subs.flatMap((id) => [`/subcategories/${id}/groups`, `/subcategories/${id}/articles`]))
  await all(
    categories.flatMap(({ MainGroupID: id }) =>
      orders.map(({ orderBy, order }) => `/categories/${id}/articles?orderBy=${orderBy}&order=${order}`),
    ),
  )

  const goods: SearchResult['hits']['hits'][number]['_source'][] = []
  for (let [page, last] = [0, false]; !last; page += 1) {
    const found = await asked<SearchResult>('/articles/search', { take: 1000, page, orderBy: 'Created', order: 'asc' })
    goods.push(...found.hits.hits.map(({ _source }) => _source))
    last = found.hits.hits.length < 1000
  }
  const ids = goods.map(({ id }) => id)
  for (const order of orders) await asked('/articles/search', { query: 'jakke', take: 100, ...order })
  for (const body of [{}, { query: 'jakke' }]) await asked('/articles/facets', body)
  await asked('/articles/searchids', { ids: ids.slice(0, 100) })
  await all(
    goods.flatMap(({ id, slug }) => [
      `/articles/${id}`,
      `/articles/${id}/alternatives`,
      `/articles/${id}/reviews`,
      `/articles/slug/${slug}`,
    ]),
  )
  await all(groupsOf(ids, 50).flatMap((some) => [`/articles/bundle?articles=${some}`, `/articles/availability/${some}`]))
  await all([
    ...[0, ids.at(-1)].map((after) => `/articles/addresses?after=${after}&take=1000`),
    '/articles/suggest?q=jak',
    '/articles/suggest?q=sekk',
  ])

  const posts = await asked<readonly BlogPost[]>('/blog/posts')
  await all(posts.flatMap(({ id, slug }) => [`/blog/${slug}`, `/blog/post/${id}`]))
  await all((await asked<readonly BlogCategory[]>('/blog/categories')).map(({ slug }) => `/blog/category/${slug}`))
  const poll = await asked<Poll>('/polls/active')
  await all([`/polls/${poll.id}`, `/polls/${poll.id}/score`, `/polls/${poll.id}/answers`])
  await all(poll.questions.flatMap(({ id }) => [`/polls/questions/${id}/score`, `/polls/questions/${id}/answers`]))
  await all((await asked<readonly PromoCode[]>('/promocodes')).map(({ name }) => `/promocodes/check/${name}`))
  const [code] = await asked<readonly PostalCode[]>('/postalcodes')
  await all([`/postalcodes/${code?.code}`])

  const pictures = new Set([...crawled.values()].flatMap((text) => text.match(/(?<=\/api\/v1)\/images\/[\w.]+/g) ?? []))
  for (const address of [...pictures].toSorted().filter((_, at) => at % everyPicture === 0)) {
    const path = `${address}/160.webp`
    const answer = await ask(path)
    crawled.set(
      path,
      `${answer.status} ${createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex')}`,
    )
  }
  return crawled
}

/** Lists that belong to nobody, and are no visitor's to look at: what is one customer's, one order's, or another server's. */
const others = /^\/(?:checkout\/\{provider\}\/orders\/|customers\/|orders\/|reservations\/|receipts\/|csrf$|osrm\/|maps\/)/

/** Calls of an OpenAPI document that look at something and that a crawl has not had answered. */
export function notCrawled(
  crawled: Crawled,
  { paths }: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> },
): readonly string[] {
  const answered = [...crawled].filter(([, answer]) => answer.startsWith('200 ')).map(([asked]) => asked.replace(/[? ].*$/, ''))
  return Object.entries(paths)
    .filter(([, operations]) => 'get' in operations)
    .map(([path]) => path.replace('/api/v1', ''))
    .filter((path) => !others.test(path))
    .filter((path) => !answered.some((one) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(one)))
}
