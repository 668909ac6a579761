import { Withdrawal, WithdrawalBody } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import { withdraw } from './writer.ts'

export function withdrawalRoutes(
  app: FastifyInstance,
  { db, now, attempts, post, changesPerMinute }: Services,
  receipts: ReceiptTokens,
): void {
  const schema = documented({
    tags: ['withdrawals'],
    summary: 'Withdraw from the purchase of a receipt, of an order in part too; the same answer however often',
    body: WithdrawalBody,
    ok: Withdrawal,
    okStatus: 201,
    fails: ['not_found', 'withdrawal_over', 'too_many_requests'],
  })
  const onRequest = attempts.perMinute('withdrawal', changesPerMinute)
  app.post<{ Body: WithdrawalBody }>('/withdrawals', { schema, onRequest }, async (request, reply) => {
    const { id: tenantId, chainId } = request.tenant
    const made = await withdraw(db, { chainId, tenantId, body: request.body, now: now(), receipts })
    post.wake()
    return sendJson(reply.code(201), JSON.stringify(made))
  })
}
