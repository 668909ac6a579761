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
import type { Availability, ListingChoice } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { Article, ArticleDetail } from '@vidda/domain/article'
import type { Facets, Listing } from '@vidda/domain/listing'
import type { Api } from './api.ts'

export type { ListingChoice } from '@vidda/contract/map'

export async function fetchListing(api: Api, choice: ListingChoice): Promise<Listing> {
  const request = listingRequest(choice)
  if (request.method === 'GET') return mapArticlePage((await api.read(request.path, request.query)) as Wire.ArticlePage)
  return mapSearchResult((await api.ask(request.path, request.body)) as Wire.SearchResult, choice)
}

/** How many hits each value of a filter would leave. */
export async function fetchFacets(api: Api, choice: ListingChoice): Promise<Facets> {
  return mapFacets((await api.ask(paths.facets, facetsBody(choice))) as Wire.Facets)
}

export async function fetchArticle(api: Api, id: number): Promise<ArticleDetail> {
  return mapArticleDetail((await api.read(paths.article(id))) as Wire.ArticleDetail)
}

export async function fetchArticleBySlug(api: Api, slug: string): Promise<ArticleDetail> {
  return mapArticleDetail((await api.read(paths.articleBySlug(slug))) as Wire.ArticleDetail)
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
