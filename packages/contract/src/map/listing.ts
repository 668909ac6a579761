import { defaultOrder, screenTake, searchTake, singleFields, valueFields } from '@vidda/domain/listing'
import type { Direction, Facets, Filters, Listing, OrderKey } from '@vidda/domain/listing'
import { kronerFromOre, oreFromKroner } from '@vidda/domain/money-wire'
import { availableShopId } from '@vidda/domain/shop'
import { paths } from '../paths.ts'
import type * as Wire from '../wire/index.ts'
import { mapArticle, type ArticleContext } from './article.ts'

export type ListingQuery = {
  readonly filters: Filters
  readonly query?: string
  readonly orderBy?: OrderKey
  readonly order?: Direction
  /** 1-based; 1 when left out. */
  readonly page?: number
  /** When left out 20 of a category, and 1000 of a search (spec §9). */
  readonly take?: number
}

export type ListingRequest =
  | { readonly method: 'GET'; readonly path: string; readonly query: Readonly<Record<string, string | number>> }
  | { readonly method: 'POST'; readonly path: string; readonly body: Wire.SearchBody }

const listFields = [...valueFields, 'ids', 'campaigns'] as const

/** Filter rules as the server takes them; ids as they are, prices in kroner (spec §3 Filter). */
export function filterRules(filters: Filters): Wire.FilterRule[] {
  const rules: Wire.FilterRule[] = []
  for (const field of singleFields) {
    const value = filters[field]
    if (value !== undefined) rules.push({ field, op: 'in', value: [value] })
  }
  for (const field of listFields) {
    const value = filters[field]
    if (value !== undefined && value.length > 0) rules.push({ field, op: 'in', value })
  }
  if (filters.price) {
    rules.push({ field: 'price', op: 'between', value: [kronerFromOre(filters.price.min), kronerFromOre(filters.price.max)] })
  }
  return rules
}

/** What facets are asked with: the query and filters of their listing. Goods that nobody can get are not asked for (decisions.md, Stock). */
export function facetsBody({ query = '', filters }: ListingQuery): Wire.FacetsBody {
  const shops = filters.shops?.length ? filters.shops : [availableShopId]
  return { query, filters: filterRules({ ...filters, shops }) }
}

const searchBody = (listing: ListingQuery): Wire.SearchBody => ({
  ...facetsBody(listing),
  take: listing.take ?? searchTake,
  page: (listing.page ?? 1) - 1,
  ...(listing.orderBy && { orderBy: listing.orderBy }),
  ...(listing.order && { order: listing.order }),
})

function plainPath(listing: ListingQuery): string | null {
  const { category, subcategory, ...rest } = listing.filters
  const filtered = rest.price !== undefined || listFields.some((field) => (rest[field]?.length ?? 0) > 0)
  if (filtered || listing.query) return null
  if (subcategory !== undefined) return paths.subcategoryArticles(subcategory)
  return category === undefined ? null : paths.categoryArticles(category)
}

/** The commerce API answers no more of a category at once. */
const mostPerPage = 100

/** The request that a listing makes: a plain category is a GET, everything else a search (decisions.md, Listings), and so are many pages at once. */
export function listingRequest(listing: ListingQuery): ListingRequest {
  const path = plainPath(listing)
  const { take = screenTake } = listing
  if (path === null || take > mostPerPage) return { method: 'POST', path: paths.search, body: searchBody(listing) }
  const query = {
    page: listing.page ?? 1,
    per_page: take,
    orderBy: listing.orderBy ?? defaultOrder.orderBy,
    order: listing.order ?? defaultOrder.order,
  }
  return { method: 'GET', path, query }
}

export const mapArticlePage = (wire: Wire.ArticlePage, context?: ArticleContext): Listing => ({
  articles: wire.data.map((article) => mapArticle(article, context)),
  total: wire.meta.total,
  page: wire.meta.current_page,
  lastPage: wire.meta.last_page,
})

/** A hit shows the colour that met the filters. `take` and the 1-based `page` are those of the request. */
export const mapSearchResult = (
  wire: Wire.SearchResult,
  { take = searchTake, page = 1 }: { readonly take?: number; readonly page?: number } = {},
  context?: ArticleContext,
): Listing => ({
  articles: wire.hits.hits.map(({ _source, met }) => ({
    ...mapArticle(_source, context),
    ...(met && { image: met.image, shownColor: met.colorId }),
  })),
  total: wire.hits.total.value,
  page,
  lastPage: Math.max(1, Math.ceil(wire.hits.total.value / take)),
  ...(wire.corrected !== undefined && { corrected: wire.corrected }),
})

export const mapFacets = ({ total, price, corrected, ...counts }: Wire.Facets): Facets => ({
  total,
  counts,
  price: price && { min: oreFromKroner(price.min), max: oreFromKroner(price.max) },
  ...(corrected !== undefined && { corrected }),
})
