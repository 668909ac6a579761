import { OrderReceipt, Reservation } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { documented } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import { sendJson } from '../../kernel/http/send-json.ts'
import type { Services } from '../../kernel/services.ts'
import { type BrowserIds, paymentReceipt } from '../payments/index.ts'
import { reservation, type ReceiptTokens } from '../reservations/index.ts'

const Token = Type.String({ minLength: 1, maxLength: 100 })

export type Tokens = { readonly receipts: ReceiptTokens; readonly ids: BrowserIds }

export function receiptRoutes(app: FastifyInstance, { db, now }: Services, { receipts, ids }: Tokens): void {
  const schema = documented({
    tags: ['reservations'],
    summary: 'The receipt that belongs to a token: of a reservation, or of a payment',
    params: Type.Object({ token: Token }),
    ok: Type.Union([Reservation, OrderReceipt]),
    fails: ['not_found'],
  })
  app.get<{ Params: { token: string } }>('/receipts/:token', { schema }, async (request, reply) => {
    const { token } = request.params
    const { chainId } = request.tenant
    const found =
      (await reservation(db, receipts, chainId, { token })) ?? (await paymentReceipt({ db, receipts, ids, now }, chainId, token))
    if (!found) throw notFound('receipt')
    return sendJson(reply, JSON.stringify(found))
  })
}
