import { AddressQuery, Article, ArticleAddress, ArticleDetail, Availability, SentId } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { Failure, notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import * as reader from './reader.ts'

const most = 200
const IdList = Type.String({ pattern: '^\\d{1,10}(?:,\\d{1,10})*$', description: 'Ids joined by commas' })

function idsOf(text: string, field: string): number[] {
  const ids = [...new Set(text.split(',').map(Number))]
  const message = `No more than ${most} ids`
  if (ids.length > most) throw new Failure('validation_failed', message, { [field]: [message] })
  // What is no id is as unknown as any other.
  return ids.filter((id) => Value.Check(SentId, id))
}

const tags = ['articles']

export function articleRoutes(app: FastifyInstance, { db }: Services): void {
  const querystring = Type.Object({ articles: IdList })
  const bundle = documented({ tags, summary: 'Some articles, in the order asked for', querystring, ok: Type.Array(Article) })
  app.get<{ Querystring: { articles: string } }>('/articles/bundle', { schema: bundle }, async (request, reply) =>
    sendJson(reply, await reader.bundle(db, request.tenant.chainId, idsOf(request.query.articles, 'articles'))),
  )

  const addresses = documented({
    tags,
    summary: 'Addresses of all visible articles, by id, for a list of all pages',
    querystring: AddressQuery,
    ok: Type.Array(ArticleAddress),
  })
  app.get<{ Querystring: AddressQuery }>('/articles/addresses', { schema: addresses }, async (request, reply) => {
    const { after = 0, take = 5000 } = request.query
    return sendJson(reply, await reader.addresses(db, request.tenant.chainId, { after, take }))
  })

  const params = Type.Object({ ids: IdList })
  const stock = documented({
    tags,
    summary: 'Stock now, per article, variant and shop',
    params,
    ok: Type.Array(Availability),
  })
  app.get<{ Params: { ids: string } }>('/articles/availability/:ids', { schema: stock }, async (request, reply) =>
    sendJson(reply, JSON.stringify(await reader.availability(db, request.tenant.chainId, idsOf(request.params.ids, 'ids')))),
  )

  const slugParams = Type.Object({ slug: Type.String({ maxLength: 300 }) })
  const bySlug = documented({ tags, summary: 'The article with a slug', params: slugParams, ok: ArticleDetail, fails: ['not_found'] })
  app.get<{ Params: { slug: string } }>('/articles/slug/:slug', { schema: bySlug }, async (request, reply) => {
    const text = await reader.articleDetail(db, request.tenant.chainId, { slug: request.params.slug })
    if (text === null) throw notFound('article')
    return sendJson(reply, text)
  })

  const byId = documented({
    tags,
    summary: 'Product detail, also of a hidden article',
    params: IdParams,
    ok: ArticleDetail,
    fails: ['not_found'],
  })
  app.get<{ Params: { id: number } }>('/articles/:id', { schema: byId }, async (request, reply) => {
    const text = await reader.articleDetail(db, request.tenant.chainId, { id: request.params.id })
    if (text === null) throw notFound('article')
    return sendJson(reply, text)
  })
}
