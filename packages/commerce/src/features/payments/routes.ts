import {
  OrderReceipt,
  PaymentBody,
  PaymentCompleteBody,
  PaymentProviders,
  PaymentProvidersQuery,
  PaymentSession,
} from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { completeSession } from './complete.ts'
import { openPayment, providerAway } from './open.ts'
import { isProviderFault } from './outgoing.ts'
import type { Payments } from './payments.ts'
import { sessionByToken } from './sessions.ts'
import { prepareSnippet } from './snippet.ts'
import { sessionOfBrowser, updatePayment } from './update.ts'
import { receiptView, withSnippet } from './views.ts'
import { keyHeaders, keyOf } from '../../kernel/http/keys.ts'

const tags = ['checkout']
const Provider = Type.Enum(['klarna', 'qliro'])
const OfProvider = Type.Object({ provider: Provider })
const OneSession = Type.Object({ provider: Provider, id: Type.String({ minLength: 1, maxLength: 100 }) })

const refusals = [
  'nothing_ordered',
  'price_changed',
  'reservation_only',
  'promo_code_unknown',
  'promo_code_expired',
  'promo_code_not_yet',
  'promo_code_used',
  'promo_code_taken',
  'payment_rate',
  'provider_unavailable',
] as const

type ProviderName = 'klarna' | 'qliro'

/** A read that a provider does not answer is told as such. */
async function answered<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isProviderFault(error) ? providerAway() : error
  }
}

/** Paying: sessions, what became of them, and who can be paid by. */
export function paymentRoutes(app: FastifyInstance, { sessions, attempts, answers, changesPerMinute }: Services, payments: Payments): void {
  const offers = documented({
    tags,
    summary: 'Who can be paid by, and whether they answer',
    querystring: PaymentProvidersQuery,
    ok: PaymentProviders,
  })
  app.get('/checkout/providers', { schema: offers }, async (request, reply) =>
    sendJson(reply, JSON.stringify({ providers: payments.providers.offers(request.tenant) })),
  )

  const onRequest = attempts.perMinute('payment', changesPerMinute)
  const make = documented({
    tags,
    summary: 'Put goods of one shop aside and open a payment for them',
    params: OfProvider,
    headers: keyHeaders,
    body: PaymentBody,
    ok: PaymentSession,
    okStatus: 201,
    fails: ['idempotency_key_missing', 'idempotency_key_reused', 'too_many_requests', ...refusals],
    session: 'optional',
  })
  app.post<{ Params: { provider: ProviderName }; Body: PaymentBody }>(
    '/checkout/:provider/orders',
    { schema: make, onRequest },
    async (request, reply) => {
      const key = keyOf(request.headers)
      const customerId = (await sessions.of(request, reply))?.customerId ?? null
      const { provider } = request.params
      const session = await openPayment(payments, {
        tenant: request.tenant,
        provider,
        customerId,
        address: request.ip,
        key,
        body: request.body,
      })
      answers.clear()
      return sendJson(reply.code(201), JSON.stringify(session))
    },
  )

  const change = documented({
    tags,
    summary: 'Bring a payment to what the cart holds now',
    params: OneSession,
    body: PaymentBody,
    ok: PaymentSession,
    fails: ['not_found', 'payment_finished', 'too_many_requests', ...refusals],
  })
  const changing = attempts.perMinute('payment change', changesPerMinute)
  app.put<{ Params: { provider: ProviderName; id: string }; Body: PaymentBody }>(
    '/checkout/:provider/orders/:id',
    { schema: change, onRequest: changing },
    async (request, reply) => {
      const { provider, id } = request.params
      const session = await updatePayment(payments, {
        tenant: request.tenant,
        provider,
        browserId: id,
        address: request.ip,
        body: request.body,
      })
      answers.clear()
      return sendJson(reply, JSON.stringify(session))
    },
  )

  const read = documented({
    tags,
    summary: 'A payment as it stands, with a fresh snippet while there is something to pay',
    params: OneSession,
    ok: PaymentSession,
    fails: ['not_found', 'provider_unavailable'],
  })
  app.get<{ Params: { provider: ProviderName; id: string } }>(
    '/checkout/:provider/orders/:id',
    { schema: read },
    async (request, reply) => {
      const { provider, id } = request.params
      const session = await sessionOfBrowser(payments, { chainId: request.tenant.chainId, provider, browserId: id })
      return sendJson(reply, JSON.stringify(await answered(withSnippet(payments, session))))
    },
  )

  const complete = documented({
    tags,
    summary: 'What has become of a payment: asks the provider, and makes the order where it is paid for. The same however often',
    body: PaymentCompleteBody,
    ok: OrderReceipt,
    fails: ['not_found', 'provider_unavailable', 'too_many_requests'],
  })
  const asking = attempts.perMinute('payment completion', 10 * changesPerMinute)
  app.post<{ Body: PaymentCompleteBody }>('/checkout/complete', { schema: complete, onRequest: asking }, async (request, reply) => {
    const { token } = request.body
    const known = await sessionByToken(payments.db, request.tenant.chainId, payments.receipts.matching(token))
    if (!known) throw notFound('payment')
    const session = (await answered(completeSession(payments, known.id))) ?? known
    const service = payments.providers.of(session.tenantId, session.provider, session.shopId)
    const paid = session.state !== 'held' && session.state !== 'expired' && session.providerOrderId !== null
    // Without the provider's confirmation the receipt is one all the same.
    const order = paid && session.providerOrderId ? await service?.read(session.providerOrderId).catch(() => null) : null
    const snippet = order?.snippet ? prepareSnippet(order.snippet) : null
    return sendJson(reply, JSON.stringify({ ...(await receiptView(payments, session, token)), snippet }))
  })
}
