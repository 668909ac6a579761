import { StockFed, StockFeed } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { sendJson } from '../http/answers.ts'
import { documented } from '../http/documented.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import { inTurn, Turns } from '../reservations/turns.ts'
import { isStockToken } from './tokens.ts'
import { feedStock } from './writer.ts'

const bodyLimit = 2 * 1024 * 1024

const refused = new Failure(
  'stock_token_refused',
  'The header Authorization does not carry the token of this brand’s stock feed ("Bearer <VIDDA_<BRAND>_STOCK_TOKEN>")',
)

/** For the chain's own stock system, which carries a token and no cookie. */
export function stockRoutes(app: FastifyInstance, { db, answers, now, stockTokens }: Services): void {
  const schema = documented({
    tags: ['stock'],
    summary: 'Set the stock of variants in shops, from the chain’s own system',
    body: StockFeed,
    ok: StockFed,
    fails: ['stock_token_refused'],
    token: 'stockToken',
  })
  // One of a chain at a time: the others wait without a connection, and another chain's do not wait for them.
  const turns = new Map<number, Turns>()
  const turnsOf = (chainId: number): Turns => {
    const known = turns.get(chainId) ?? new Turns(1)
    turns.set(chainId, known)
    return known
  }
  const onRequest = async (request: { tenant: { id: string }; headers: { authorization?: string | undefined } }) => {
    if (!isStockToken(stockTokens, request.tenant.id, request.headers.authorization)) throw refused
  }
  app.post<{ Body: StockFeed }>('/stock/feed', { schema, bodyLimit, config: { ownToken: true }, onRequest }, async (request, reply) => {
    const { chainId } = request.tenant
    const fed = await inTurn(turnsOf(chainId), (longest) => feedStock(db, { chainId, now: now(), feed: request.body, longest }))
    answers.clear()
    return sendJson(reply, JSON.stringify(fed))
  })
}
