import { OrderFeed, OrderFeedQuery } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { type BrandTokens, requireToken } from '../../kernel/auth/brand-tokens.ts'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import { readFeed } from './reader.ts'

/** Calls a minute from one address, whatever token they bring: more than a system needs that reads every few seconds, and too few to guess a token by. */
const callsPerMinute = 120

const refusal = 'The header Authorization does not carry the token of this brand’s order feed ("Bearer <VIDDA_<BRAND>_ORDER_TOKEN>")'

/** For the chain's own order system, which carries a token and no cookie. */
export function orderFeedRoutes(app: FastifyInstance, { db, attempts }: Services, tokens: BrandTokens): void {
  const schema = documented({
    tags: ['order feed'],
    summary: 'Orders and reservations that were made or have changed, for the chain’s own system',
    querystring: OrderFeedQuery,
    ok: OrderFeed,
    fails: ['order_token_refused', 'too_many_requests'],
    token: 'orderToken',
  })
  const onRequest = [attempts.perMinute('order feed', callsPerMinute), requireToken(tokens, 'order_token_refused', refusal)]
  app.get<{ Querystring: OrderFeedQuery }>('/orders/feed', { schema, config: { ownToken: true }, onRequest }, (request) =>
    readFeed(db, { chainId: request.tenant.chainId, ...request.query }),
  )
}
