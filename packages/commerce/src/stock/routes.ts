import { StockFed, StockFeed } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { sendJson } from '../http/answers.ts'
import { documented } from '../http/documented.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
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
  const onRequest = async (request: { tenant: { id: string }; headers: { authorization?: string | undefined } }) => {
    if (!isStockToken(stockTokens, request.tenant.id, request.headers.authorization)) throw refused
  }
  app.post<{ Body: StockFeed }>('/stock/feed', { schema, bodyLimit, config: { ownToken: true }, onRequest }, async (request, reply) => {
    const fed = await feedStock(db, { chainId: request.tenant.chainId, now: now(), feed: request.body })
    answers.clear()
    return sendJson(reply, JSON.stringify(fed))
  })
}
