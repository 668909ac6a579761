import { MailedStockNotices, StockNotice, StockNoticeBody, StockNoticeOutcome, StockNoticeToken } from '@vidda/contract/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { emailOf } from '../../kernel/auth/account.ts'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { besides, mailedNotices, ofCustomer, stockNoticesOfCustomer } from './reader.ts'
import type { NoticeTokens } from './tokens.ts'
import { ask, confirm, remove } from './writer.ts'

const tags = ['stock notices']
type WithId = { readonly Params: { readonly id: number } }

export function stockNoticeRoutes(
  app: FastifyInstance,
  { db, now, sessions, attempts, post, changesPerMinute }: Services,
  tokens: NoticeTokens,
): void {
  const asking = documented({
    tags,
    summary: 'Ask to be told once by mail when a size that is sold out is there again; the answer is the same for every address',
    body: StockNoticeBody,
    ok: StockNoticeOutcome,
    fails: ['not_logged_in', 'not_found', 'too_many_requests'],
    session: 'optional',
  })
  const onRequest = attempts.perMinute('stock notice', changesPerMinute)
  app.post<{ Body: StockNoticeBody }>('/stock-notices', { schema: asking, onRequest }, async (request, reply) => {
    const { body, tenant, ip } = request
    // Without an address it is a customer who asks.
    const session = body.email === undefined ? await sessions.required(request, reply) : await sessions.optional(request, reply)
    const by = session ? { customerId: session.customerId } : { email: emailOf(body.email ?? '') }
    if ('email' in by) {
      await attempts.fromAddress('stock notice mail', ip)
      await attempts.onAccount('stock notice mail', `${tenant.chainId} ${by.email}`)
    }
    const outcome = await ask(db, { chainId: tenant.chainId, tenantId: tenant.id, by, goods: body, now: now() })
    post.wake()
    return reply.send({ outcome })
  })

  const gone = () => notFound('such token any more')

  async function nonceIn({ ip, body }: FastifyRequest<{ Body: StockNoticeToken }>): Promise<string> {
    await attempts.fromAddress('token', ip)
    const nonce = tokens.nonceOf(body.token)
    if (nonce === null) throw gone()
    return nonce
  }

  const mailed = documented({
    tags,
    summary: 'What the link in a mail about a notice opens: all notices of its receiver',
    body: StockNoticeToken,
    ok: MailedStockNotices,
    fails: ['not_found', 'too_many_requests'],
  })
  app.post<{ Body: StockNoticeToken }>('/stock-notices/mailed', { schema: mailed }, async (request, reply) => {
    const found = await mailedNotices(db, request.tenant.chainId, await nonceIn(request), tokens)
    if (!found) throw gone()
    return reply.send(found)
  })

  const confirming = documented({
    tags,
    summary: 'Confirm a notice with the token of the mail about it; the same answer however often',
    body: StockNoticeToken,
    ok: null,
    fails: ['not_found', 'too_many_requests'],
  })
  app.post<{ Body: StockNoticeToken }>('/stock-notices/confirm', { schema: confirming }, async (request, reply) => {
    if (!(await confirm(db, request.tenant.chainId, await nonceIn(request), now()))) throw gone()
    return reply.code(204).send()
  })

  const removing = documented({
    tags,
    summary: 'End and delete a notice, with the token of a mail about any notice of its receiver',
    params: IdParams,
    body: StockNoticeToken,
    ok: null,
    fails: ['not_found', 'too_many_requests'],
  })
  app.delete<WithId & { Body: StockNoticeToken }>('/stock-notices/:id', { schema: removing }, async (request, reply) => {
    const which = besides(request.tenant.chainId, await nonceIn(request))
    if (!(await remove(db, request.params.id, which))) throw notFound('such notice')
    return reply.code(204).send()
  })

  const own = documented({ tags, summary: 'Own notices, the newest first', ok: Type.Array(StockNotice), fails: ['not_logged_in'] })
  app.get('/customers/current/stock-notices', { schema: own }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    return reply.send(await stockNoticesOfCustomer(db, customerId))
  })

  const ending = documented({
    tags,
    summary: 'End and delete one of one’s own notices',
    params: IdParams,
    ok: null,
    fails: ['not_logged_in', 'not_found'],
  })
  app.delete<WithId>('/customers/current/stock-notices/:id', { schema: ending }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    if (!(await remove(db, request.params.id, ofCustomer(customerId)))) throw notFound('such notice')
    return reply.code(204).send()
  })
}
