import { ValidateBody, Validation } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import { type BrowserIds, heldBy } from '../payments/index.ts'
import { validatedLines } from './reader.ts'

export function checkoutRoutes(app: FastifyInstance, { db }: Services, ids: BrowserIds): void {
  const schema = documented({
    tags: ['checkout'],
    summary: 'Price, stock and visibility of a cart’s lines now',
    body: ValidateBody,
    ok: Validation,
  })
  app.post<{ Body: ValidateBody }>('/checkout/validate', { schema, config: { reads: true } }, async (request, reply) => {
    const { chainId } = request.tenant
    const { lines, payments = [] } = request.body
    const nonces = payments.map((id) => ids.nonceOf(id)).filter((nonce) => nonce !== null)
    const held = nonces.length > 0 ? await heldBy(db, chainId, nonces) : []
    return sendJson(reply, JSON.stringify({ lines: await validatedLines(db, chainId, lines, held) }))
  })
}
