import { PageQuery, Review, ReviewBody, ReviewPage, ReviewUpdate } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { articleReviews } from './reader.ts'
import { addReview, changeReview, deleteReview } from './writer.ts'

const tags = ['reviews']

export function reviewRoutes(app: FastifyInstance, { db, now, sessions, attempts }: Services): void {
  const write = documented({
    tags,
    summary: 'Write a review; it is shown once it is approved. A name that passes for the shop is a 422',
    body: ReviewBody,
    ok: Review,
    okStatus: 201,
    fails: ['not_logged_in', 'too_many_requests'],
  })
  app.post<{ Body: ReviewBody }>('/reviews', { schema: write }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    await attempts.onAccount('review', customerId)
    const stored = await addReview(db, { tenant: request.tenant, customerId, body: request.body, now: now() })
    return reply.code(201).send(stored)
  })

  const change = documented({
    tags,
    summary:
      'Change what is sent of one’s own review; it is shown again once it is approved anew. A name that passes for the shop is a 422',
    params: IdParams,
    body: ReviewUpdate,
    ok: Review,
    fails: ['not_logged_in', 'not_found', 'too_many_requests'],
  })
  app.put<{ Params: { id: number }; Body: ReviewUpdate }>('/reviews/:id', { schema: change }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    await attempts.onAccount('review', customerId)
    return reply.send(await changeReview(db, { tenant: request.tenant, customerId, id: request.params.id }, request.body))
  })

  const remove = documented({
    tags,
    summary: 'Delete one’s own review',
    params: IdParams,
    ok: null,
    fails: ['not_logged_in', 'not_found'],
  })
  app.delete<{ Params: { id: number } }>('/reviews/:id', { schema: remove }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    await deleteReview(db, { customerId, id: request.params.id })
    return reply.code(204).send()
  })

  const read = documented({
    tags,
    summary: 'Approved reviews of an article, the newest first',
    params: IdParams,
    querystring: PageQuery,
    ok: ReviewPage,
    fails: ['not_found'],
  })
  app.get<{ Params: { id: number }; Querystring: PageQuery }>('/articles/:id/reviews', { schema: read }, async (request, reply) => {
    const found = await articleReviews(db, request.tenant.chainId, request.params.id, request.query)
    if (!found) throw notFound('article')
    return reply.send(found)
  })
}
