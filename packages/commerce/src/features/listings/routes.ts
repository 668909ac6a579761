import {
  AlternativesQuery,
  Article,
  ArticlePage,
  Facets,
  FacetsBody,
  ListingQuery,
  SearchBody,
  SearchIdsBody,
  SearchResult,
} from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { alternatives } from './alternatives.ts'
import { facets } from './facets.ts'
import { branchPage, houseBrandArticles, mostListed, searchHits, type Branch, type Search } from './reader.ts'

const branches = [
  ['/categories/:id/articles', 'category'],
  ['/subcategories/:id/articles', 'subcategory'],
] as const satisfies readonly (readonly [string, Branch])[]

/** Request body limit in bytes: three times what a thousand ids take. Larger searches cost the server too much memory. */
const bodyLimit = 32 * 1024

export function listingRoutes(app: FastifyInstance, { db, search, answers }: Services): void {
  for (const [path, branch] of branches) {
    const schema = documented({
      tags: ['listings'],
      summary: `Articles of a ${branch} that can be had, page by page`,
      params: IdParams,
      querystring: ListingQuery,
      ok: ArticlePage,
      fails: ['not_found'],
    })
    app.get<{ Params: { id: number }; Querystring: ListingQuery }>(path, { schema }, async (request, reply) => {
      const { chainId } = request.tenant
      const { id } = request.params
      const { page, per_page, orderBy, order } = request.query
      const key = `${chainId} ${branch} ${id} ${page} ${per_page} ${orderBy} ${order}`
      return sendJson(
        reply,
        await answers.get(key, async () => {
          const text = await branchPage({ db, search, chainId }, branch, id, request.query)
          if (text === null) throw notFound(branch)
          return text
        }),
      )
    })
  }

  const searching = documented({ tags: ['listings'], summary: 'Search with filters', body: SearchBody, ok: SearchResult })
  app.post<{ Body: Search }>('/articles/search', { schema: searching, bodyLimit, config: { reads: true } }, async (request, reply) => {
    const { chainId } = request.tenant
    const { query, take, page, orderBy, order, filters } = request.body
    const key = `${chainId} search ${JSON.stringify([query, take, page, orderBy, order, filters])}`
    return sendJson(reply, await answers.get(key, () => searchHits({ db, search, chainId }, request.body)))
  })

  const counting = documented({
    tags: ['listings'],
    summary: 'Counts per filter value; each count is what the search has with this value alone in its field',
    body: FacetsBody,
    ok: Facets,
  })
  app.post<{ Body: Pick<Search, 'query' | 'filters'> }>(
    '/articles/facets',
    { schema: counting, bodyLimit, config: { reads: true } },
    async (request, reply) => {
      const { chainId } = request.tenant
      const { query, filters } = request.body
      const key = `${chainId} facets ${JSON.stringify([query, filters])}`
      return sendJson(reply, await answers.get(key, () => facets(search, chainId, query, filters)))
    },
  )

  const byIds = documented({
    tags: ['listings'],
    summary: 'Articles by id, as search hits',
    body: SearchIdsBody,
    ok: SearchResult,
  })
  app.post<{ Body: { ids: number[]; take: number; page: number } }>(
    '/articles/searchids',
    { schema: byIds, config: { reads: true } },
    async (request, reply) => {
      const { ids, take, page } = request.body
      const filters = [{ field: 'ids', op: 'in', value: ids }] as const
      return sendJson(
        reply,
        await searchHits({ db, search, chainId: request.tenant.chainId }, { query: '', take, page, order: 'asc', filters }),
      )
    },
  )

  const alike = documented({
    tags: ['listings'],
    summary: 'At most three articles in stock that are like a sold-out one: of its group and gender, the nearest in price first',
    params: IdParams,
    querystring: AlternativesQuery,
    ok: SearchResult,
    fails: ['not_found'],
  })
  app.get<{ Params: { id: number }; Querystring: AlternativesQuery }>(
    '/articles/:id/alternatives',
    { schema: alike },
    async (request, reply) => {
      const { chainId } = request.tenant
      const { id } = request.params
      const { shopID: shopId = null } = request.query
      return sendJson(
        reply,
        await answers.get(`${chainId} alternatives ${id} ${shopId}`, async () => {
          const text = await alternatives({ db, search, chainId }, { id, shopId })
          if (text === null) throw notFound('article')
          return text
        }),
      )
    },
  )

  const houseBrand = documented({
    tags: ['articles'],
    summary: `Articles of the chain’s house brand by name: ${mostListed} at most, a search has all`,
    ok: Type.Array(Article),
  })
  app.get('/articles/brand', { schema: houseBrand }, async (request, reply) => {
    const { chainId } = request.tenant
    return sendJson(reply, await answers.get(`${chainId} /articles/brand`, () => houseBrandArticles({ db, search, chainId })))
  })
}
