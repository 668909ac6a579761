import { Withdrawal, WithdrawalBody } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { sendJson } from '../http/answers.ts'
import { documented } from '../http/documented.ts'
import type { Services } from '../http/services.ts'
import { withdraw } from './writer.ts'

export function withdrawalRoutes(app: FastifyInstance, { db, now, attempts, post, receipts, reservationsPerMinute }: Services): void {
  const schema = documented({
    tags: ['withdrawals'],
    summary: 'Withdraw from the purchase of a receipt; the same answer however often',
    body: WithdrawalBody,
    ok: Withdrawal,
    okStatus: 201,
    fails: ['not_found', 'too_many_requests'],
  })
  const onRequest = attempts.perMinute('withdrawal', reservationsPerMinute)
  app.post<{ Body: WithdrawalBody }>('/withdrawals', { schema, onRequest }, async (request, reply) => {
    const { id: tenantId, chainId } = request.tenant
    const made = await withdraw(db, { chainId, tenantId, body: request.body, now: now(), receipts })
    post.wake()
    return sendJson(reply.code(201), JSON.stringify(made))
  })
}
