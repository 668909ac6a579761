import { paths } from '@vidda/contract'
import {
  facetsBody,
  listingRequest,
  mapArticle,
  mapArticleDetail,
  mapArticlePage,
  mapAvailability,
  mapFacets,
  mapSearchResult,
} from '@vidda/contract/map'
import type { Availability, ListingQuery } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Article, ArticleDetail } from '@vidda/domain/article'
import type { Facets, Listing } from '@vidda/domain/listing'
import { slugOf } from '@vidda/domain/slug'
import { ApiError, loading } from './api-error.ts'
import type { Api } from './api.ts'

export type { ListingQuery } from '@vidda/contract/map'

export async function fetchListing(api: Api, listing: ListingQuery): Promise<Listing> {
  const request = listingRequest(listing)
  if (request.method === 'GET') return mapArticlePage((await api.read(request.path, request.query)) as Wire.ArticlePage)
  return mapSearchResult((await api.ask(request.path, request.body)) as Wire.SearchResult, listing)
}

/** How many hits each value of a filter would leave. */
export async function fetchFacets(api: Api, listing: ListingQuery): Promise<Facets> {
  return mapFacets((await api.ask(paths.facets, facetsBody(listing))) as Wire.Facets)
}

export async function fetchArticle(api: Api, id: number): Promise<ArticleDetail> {
  return mapArticleDetail((await loading(api.read(paths.article(id)), 'Could not load article')) as Wire.ArticleDetail)
}

/** A commerce API without the endpoint is searched instead (decisions.md, Endpoints). */
export async function fetchArticleBySlug(api: Api, slug: string): Promise<ArticleDetail> {
  try {
    return mapArticleDetail((await api.read(paths.articleBySlug(slug))) as Wire.ArticleDetail)
  } catch (error) {
    if (!(error instanceof ApiError) || !withoutEndpoint.has(error.status)) throw error
    const id = await idOfSlug(api, slug)
    if (id === null) throw error
    return fetchArticle(api, id)
  }
}

/** An unknown path and an unknown slug may answer alike. */
const withoutEndpoint: ReadonlySet<number> = new Set([404, 405, 501])

/** Hits that are compared: the words of a slug are few articles' words. */
const compared = 100

/** By the words of the slug; one that ends in an id (a name that several articles share) is looked for without it too. */
async function idOfSlug(api: Api, slug: string): Promise<number | null> {
  const words = slug.replaceAll('-', ' ')
  for (const query of new Set([words, words.replace(/ \d+$/, '')])) {
    const answer = (await api.ask(paths.search, { query, take: compared, page: 0, filters: [] })) as Wire.SearchResult
    const hits = answer.hits.hits.map(({ _source }) => _source).toSorted((left, right) => left.id - right.id)
    const named = ({ name }: Wire.Article) => slugOf(name)
    const hit =
      hits.find((article) => article.slug === slug) ??
      hits.find((article) => `${named(article)}-${article.id}` === slug) ??
      hits.find((article) => named(article) === slug)
    if (hit) return hit.id
  }
  return null
}

/** The articles of these ids that exist and are visible, in the order asked for. */
export async function fetchBundle(api: Api, ids: readonly number[]): Promise<readonly Article[]> {
  if (ids.length === 0) return []
  const articles = ((await api.read(paths.bundle(ids))) as readonly Wire.Article[]).map((article) => mapArticle(article))
  return ids.flatMap((id) => articles.find((article) => article.id === id) ?? [])
}

/** Stock now, by article. */
export async function fetchAvailability(api: Api, ids: readonly number[]): Promise<readonly Availability[]> {
  if (ids.length === 0) return []
  return ((await api.read(paths.availability(ids))) as readonly Wire.Availability[]).map(mapAvailability)
}
