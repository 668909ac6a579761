import { PromoCode } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import * as reader from './reader.ts'

const tags = ['promo codes']

const codes = Object.values(reader.promoRefusals).map(({ code }) => code)

export function promoCodeRoutes(app: FastifyInstance, { db, now, attempts, changesPerMinute }: Services): void {
  const list = documented({ tags, summary: 'Promo codes that everyone may use today', ok: Type.Array(PromoCode) })
  app.get('/promocodes', { schema: list }, async (request, reply) =>
    sendJson(reply, JSON.stringify(await reader.openPromoCodes(db, request.tenant.chainId, now()))),
  )

  const params = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) })
  const check = documented({
    tags,
    summary: 'A promo code that holds today',
    params,
    ok: PromoCode,
    fails: [...codes, 'too_many_requests'],
  })
  // Codes are short: who tries many is guessing.
  const onRequest = attempts.perMinute('promo code', changesPerMinute)
  app.get<{ Params: { code: string } }>('/promocodes/check/:code', { schema: check, onRequest }, async (request, reply) => {
    const found = await reader.checkPromoCode(db, request.tenant.chainId, request.params.code, now())
    if (found.state !== 'holds') throw reader.promoRefusals[found.state]
    return sendJson(reply, JSON.stringify(found.code))
  })
}
