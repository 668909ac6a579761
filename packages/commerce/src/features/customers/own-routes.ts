import { CustomerExport, Favourites, OrderPage, PageQuery, PersonalCode, ReservationPage, ReviewPage } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import { exportOf } from './export.ts'
import { histories, historyPage } from './histories.ts'
import * as reader from './reader.ts'
import { setFavourites } from './writer.ts'

const tags = ['customers']
const fails = ['not_logged_in'] as const

const pages = [
  ['reservations', 'Own reservations, the newest first', ReservationPage],
  ['orders', 'Own orders, the newest first', OrderPage],
  ['reviews', 'Own reviews, the newest first, approved or not', ReviewPage],
] as const

/** What belongs to the customer who is logged in; a 401 for guests. */
export function ownRoutes(app: FastifyInstance, { db, sessions }: Services, receipts: ReceiptTokens): void {
  const code = documented({ tags, summary: 'The personal code, for a QR code', ok: PersonalCode, fails })
  app.get('/customers/current/code', { schema: code }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    return reply.send({ code: await reader.personalCode(db, customerId) })
  })

  for (const [name, summary, ok] of pages) {
    const schema = documented({ tags, summary, querystring: PageQuery, ok, fails })
    app.get<{ Querystring: PageQuery }>(`/customers/current/${name}`, { schema }, async (request, reply) => {
      const { customerId } = await sessions.required(request, reply)
      return reply.send(await historyPage(db, histories[name], customerId, request.query, receipts))
    })
  }

  const favourites = documented({ tags, summary: 'Favourites', ok: Favourites, fails })
  app.get('/customers/current/favourites', { schema: favourites }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    return reply.send({ articles: await reader.favourites(db, customerId) })
  })

  const replace = documented({
    tags,
    summary: 'Replace the favourites; unknown articles are left out',
    body: Favourites,
    ok: Favourites,
    fails,
  })
  app.put<{ Body: Favourites }>('/customers/current/favourites', { schema: replace }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    await db.transaction().execute((transaction) => setFavourites(transaction, request.tenant.chainId, customerId, request.body.articles))
    return reply.send({ articles: await reader.favourites(db, customerId) })
  })

  const everything = documented({ tags, summary: 'All that is stored about the customer', ok: CustomerExport, fails })
  app.get('/customers/current/export', { schema: everything }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    return reply.header('content-disposition', 'attachment; filename="export.json"').send(await exportOf(db, customerId, receipts))
  })
}
