import { ComplaintBody, ReceivedComplaint } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { documented } from '../../kernel/http/documented.ts'
import { keyHeaders, keyOf } from '../../kernel/http/keys.ts'
import { sendJson } from '../../kernel/http/send-json.ts'
import type { Services } from '../../kernel/services.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import { complain } from './writer.ts'

export function complaintRoutes(
  app: FastifyInstance,
  { db, now, attempts, post, changesPerMinute }: Services,
  receipts: ReceiptTokens,
): void {
  const schema = documented({
    tags: ['complaints'],
    summary: 'Complain of goods of a receipt, one line of it; the same answer however often under the same key',
    headers: keyHeaders,
    body: ComplaintBody,
    ok: ReceivedComplaint,
    okStatus: 201,
    fails: ['idempotency_key_missing', 'not_found', 'nothing_bought', 'complaint_open', 'too_many_requests'],
  })
  const onRequest = attempts.perMinute('complaint', changesPerMinute)
  app.post<{ Body: ComplaintBody }>('/complaints', { schema, onRequest }, async (request, reply) => {
    const key = keyOf(request.headers)
    const { id: tenantId, chainId } = request.tenant
    const made = await complain(db, { chainId, tenantId, key, body: request.body, now: now(), receipts })
    post.wake()
    return sendJson(reply.code(201), JSON.stringify(made))
  })
}
