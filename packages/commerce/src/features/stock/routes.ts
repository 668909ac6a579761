import { StockFed, StockFeed } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { type BrandTokens, requireToken } from '../../kernel/auth/brand-tokens.ts'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import { inTurn, Turns } from '../../kernel/http/turns.ts'
import type { FollowUps } from '../../import/follow-ups.ts'
import { feedStock } from './writer.ts'

const bodyLimit = 2 * 1024 * 1024

const refusal = 'The header Authorization does not carry the token of this brand’s stock feed ("Bearer <VIDDA_<BRAND>_STOCK_TOKEN>")'

type Feed = { readonly tokens: BrandTokens; readonly followUps: FollowUps }

/** For the chain's own stock system, which carries a token and no cookie. */
export function stockRoutes(app: FastifyInstance, { db, answers, now }: Services, { tokens, followUps }: Feed): void {
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
  const onRequest = requireToken(tokens, 'stock_token_refused', refusal)
  app.post<{ Body: StockFeed }>('/stock/feed', { schema, bodyLimit, config: { ownToken: true }, onRequest }, async (request, reply) => {
    const { chainId } = request.tenant
    const fed = await inTurn(turnsOf(chainId), (longest) => feedStock(db, { chainId, now: now(), feed: request.body, followUps, longest }))
    answers.clear()
    return sendJson(reply, JSON.stringify(fed))
  })
}
