import type * as Wire from '../../packages/contract/src/wire/index.ts'
import { ingrid, ownedBy } from './customer.ts'
import { count, find, type Question } from './find.ts'
import type { Recorded } from './recorded.ts'

/** State of the commerce API that a screen needs; the default is a logged-out visitor, recorded stock and no failures. */
export type Situation = {
  /** A customer is logged in. */
  readonly customer?: boolean
  /** Id of an article that is out of stock in every shop. */
  readonly soldOut?: number
  /** Requests whose path below `/api/v1/` matches are answered with status 500. */
  readonly failing?: RegExp
}

const json = (value: unknown, status = 200): Response => Response.json(value, { status })
const refusal = (status: number, code: string): Response => json({ message: 'Not in Storybook', code, requestId: 'storybook' }, status)

function withoutStock(article: Wire.ArticleDetail): Wire.ArticleDetail {
  return { ...article, shops: [], available: [], sizes: [], variants: article.variants.map((variant) => ({ ...variant, shops: [] })) }
}

const suggested = ({ id, slug, name, brand, price, image }: Wire.ArticleDetail): Wire.SuggestedArticle => ({
  id,
  slug,
  name,
  brand,
  price,
  image,
})

const numbersIn = (text: string): readonly number[] => text.split(',').map(Number)

type Call = { readonly path: string; readonly query: URLSearchParams; readonly body: unknown }

/** Answers one request: with a `Response`, a value that is sent as JSON, or undefined when nothing was recorded for the request. */
type Answering = (call: Call, ...parts: readonly string[]) => unknown

/**
 * A `fetch` that plays the commerce API in memory, from one brand's recording. Lists, counts and stock are computed from the recorded articles,
 * so that any combination of filters, sorting, search and cart works. Unknown reads are answered with 404, unknown writes with 503.
 */
export function answersOf({ articles: all, answers, brand }: Recorded, situation: Situation = {}): typeof fetch {
  const { soldOut, failing } = situation
  const articles = all.map((article) => (article.id === soldOut ? withoutStock(article) : article))
  const bestsellers = answers['bestsellers'] as readonly Wire.Bestseller[]
  const owned = ownedBy(
    ingrid,
    articles.filter(({ available }) => available.length > 0),
  )
  let loggedIn = situation.customer ?? false

  const listed = (question: Question) => find(articles, question, bestsellers)

  /** One page of a category or subcategory, without further filters. */
  const page = (field: 'category' | 'subcategory', id: string, query: URLSearchParams): Wire.ArticlePage => {
    const { page: at = 1, per_page: size = 20, ...order } = Object.fromEntries(query)
    const found = listed({ ...order, filters: [{ field, op: 'in', value: Number(id) }, ...inSomeShop] })
    const first = (Number(at) - 1) * Number(size)
    const meta = {
      current_page: Number(at),
      last_page: Math.max(1, Math.ceil(found.length / Number(size))),
      per_page: Number(size),
      total: found.length,
    }
    return { data: found.slice(first, first + Number(size)), meta }
  }

  const search = ({ take = 1000, page: at = 0, ...question }: Wire.SearchBody): Wire.SearchResult => {
    const found = listed(question)
    const hits = found.slice(at * take, (at + 1) * take).map((_source) => ({ _source }))
    return { hits: { total: { value: found.length }, hits } }
  }

  const validated = ({ EanNo, Count }: Wire.OrderLine): Wire.ValidatedLine => {
    const article = articles.find(({ variants }) => variants.some(({ ean }) => ean === EanNo))
    const stock = article?.variants.find(({ ean }) => ean === EanNo)?.shops ?? []
    const most = Math.max(0, ...stock.map(({ qty }) => qty))
    return {
      eanNo: EanNo,
      articleId: article?.id ?? null,
      price: article?.price ?? null,
      pant: article?.pant ?? null,
      visible: article !== undefined,
      stock,
      webPurchaseLimit: article?.webPurchaseLimit ?? 0,
      problem: article ? (most === 0 ? 'sold_out' : most < Count ? 'too_few' : null) : 'unknown',
    }
  }

  const suggest = (query: string): Wire.Suggestions => {
    const found = listed({ query, filters: inSomeShop, orderBy: 'Bestseller' }).map(suggested)
    return { articles: query.trim() === '' ? [] : found.slice(0, 6), popular: found.slice(0, 4), categories: [], brands: [] }
  }

  const some = <Value>(value: Value | undefined): Value | Response => value ?? refusal(404, 'not_found')

  const reads: readonly (readonly [RegExp, Answering])[] = [
    [/^articles\/(\d+)$/u, (_, id) => some(articles.find((article) => article.id === Number(id)))],
    [/^articles\/slug\/(.+)$/u, (_, slug) => some(articles.find((article) => article.slug === slug))],
    [/^articles\/bundle$/u, ({ query }) => articles.filter(({ id }) => numbersIn(query.get('articles') ?? '').includes(id))],
    [
      /^articles\/availability\/(.+)$/u,
      (_, ids = '') =>
        articles
          .filter(({ id }) => numbersIn(ids).includes(id))
          .map(({ id, available, variants }) => ({
            articleId: id,
            shops: available,
            variants: variants.map(({ ean, shops }) => ({ ean, shops })),
          })),
    ],
    [/^articles\/suggest$/u, ({ query }) => suggest(query.get('q') ?? '')],
    [
      /^(categories|subcategories)\/(\d+)\/articles$/u,
      ({ query }, kind, id = '') => page(kind === 'categories' ? 'category' : 'subcategory', id, query),
    ],
    [/^customers\/current$/u, ({ path }) => (loggedIn ? owned[path] : new Response(null, { status: 204 }))],
    [/^customers\/current\/.+$/u, ({ path }) => (loggedIn ? owned[path] : refusal(401, 'not_logged_in'))],
    [
      /^checkout\/providers$/u,
      () => ({ providers: brand.providers.map((provider) => ({ provider, name: provider, available: true, hosts: [] })) }),
    ],
    [/^csrf$/u, () => ({ token: 'storybook' })],
    [/./u, ({ path }) => answers[path]],
  ]

  const changes: readonly (readonly [RegExp, Answering])[] = [
    [/^articles\/search$/u, ({ body }) => search(body as Wire.SearchBody)],
    [/^articles\/facets$/u, ({ body }) => count(articles, body as Wire.FacetsBody)],
    [/^checkout\/validate$/u, ({ body }) => ({ lines: (body as Wire.ValidateBody).lines.map(validated) })],
    [
      /^customers\/login/u,
      () => {
        loggedIn = true
        return ingrid
      },
    ],
    [/^customers\/current\/favourites$/u, ({ body }) => body],
  ]

  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const path = decodeURIComponent(url.pathname.replace(/^\/api\/v1\//u, ''))
    if (failing?.test(path)) return refusal(500, 'internal_error')
    const isRead = request.method === 'GET'
    const call: Call = { path, query: url.searchParams, body: isRead ? undefined : await request.json().catch(() => undefined) }
    for (const [pattern, answer] of isRead ? reads : changes) {
      const match = pattern.exec(path)
      const value = match ? answer(call, ...match.slice(1)) : undefined
      if (value !== undefined) return value instanceof Response ? value : json(value)
    }
    return isRead ? refusal(404, 'not_found') : refusal(503, 'unavailable')
  }
}

/** Matches articles that at least one shop has in stock: 55 stands for any shop (decisions.md, Stock). */
const inSomeShop: Wire.FilterRule[] = [{ field: 'shops', op: 'in', value: [55] }]
