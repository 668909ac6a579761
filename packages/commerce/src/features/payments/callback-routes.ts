import { errorBody, notFound, unavailable } from '../../kernel/http/failure.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { CallbackPurpose } from './callback-tokens.ts'
import { completeSession } from './complete.ts'
import { eventHandled, noteEvent } from './events.ts'
import { claimedByKlarna, claimedByQliro, klarnaAnswer, qliroAnswer } from './claims.ts'
import { isProviderFault } from './outgoing.ts'
import type { Payments } from './payments.ts'
import { type Session, sessionById } from './sessions.ts'
import { validateSession } from './validation.ts'
import { shippingOptions } from './shipping.ts'

const retryAfter = 60

type Params = { provider: 'klarna' | 'qliro'; token: string }
type Asked = FastifyRequest<{ Params: Params; Querystring: { kid?: string } }>

const Provider = Type.Enum(['klarna', 'qliro'])
const params = Type.Object({ provider: Provider, token: Type.String({ minLength: 1, maxLength: 200 }) })
const querystring = Type.Object({ kid: Type.Optional(Type.String({ maxLength: 200 })) })

const text = (value: unknown): string | null => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null)
const fields = (body: unknown): Readonly<Record<string, unknown>> => (typeof body === 'object' && body !== null ? { ...body } : {})

/** Calls of the providers. Nobody signs them: the token in the address opens them, and what they say is asked for anew where it matters. */
export function paymentCallbackRoutes(app: FastifyInstance, payments: Payments): void {
  // A push of Klarna's has an empty body, and may have any content type or none.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? null : (JSON.parse(String(body)) as unknown))
    } catch {
      done(null, null)
    }
  })

  const refuse = (request: FastifyRequest, reply: FastifyReply) => reply.code(404).send(errorBody(notFound('payment'), request.id))

  const open = async (request: Asked, purpose: CallbackPurpose): Promise<Session | null> => {
    const { provider, token } = request.params
    const id = payments.callbacks.sessionOf(provider, purpose, token)
    const session = id === null ? null : await sessionById(payments.db, id)
    return session?.provider === provider ? session : null
  }

  const route = (
    purpose: CallbackPurpose,
    summary: string,
    answer: (session: Session, request: Asked, reply: FastifyReply) => Promise<unknown>,
  ) => {
    const schema = {
      tags: ['checkout'],
      summary,
      params,
      querystring,
      fails: ['not_found'] as const,
      response: { 200: { description: 'As the provider wants it', type: 'object', additionalProperties: true } },
    }
    app.post<{ Params: Params; Querystring: { kid?: string } }>(
      `/checkout/:provider/${purpose}/:token`,
      { schema, config: { ownToken: true } },
      async (request, reply) => {
        const session = await open(request, purpose)
        return session ? answer(session, request, reply) : refuse(request, reply)
      },
    )
  }

  /** Notes the call, and asks the provider what has become of the order. */
  const told = async (session: Session, request: Asked, kind: 'push' | 'management') => {
    const { OrderId, Status, Timestamp, PaymentTransactionId } = fields(request.body)
    const status = text(Status)
    const hint = request.query.kid ?? text(OrderId)
    const dedupe = [status ?? '', text(Timestamp) ?? '', text(PaymentTransactionId) ?? ''].join('|')
    const event = { sessionId: session.id, kind, dedupe, status, now: payments.now() }
    const isNew = await noteEvent(payments.db, event)
    // What Klarna repeats says nothing by itself: there may be news behind it.
    if (isNew || session.provider === 'klarna') {
      const found = await completeSession(payments, session.id, { hint, again: kind === 'management' }).catch((error: unknown) => {
        throw isProviderFault(error) ? unavailable('The provider does not answer just now: tell it again', retryAfter) : error
      })
      await eventHandled(payments.db, { ...event, now: payments.now() }, found?.state ?? 'unknown')
    }
    payments.wake()
    return session.provider === 'qliro' ? { CallbackResponse: 'received' } : {}
  }

  route('push', 'A provider tells that an order was paid', (session, request) => told(session, request, 'push'))
  route('management', 'A provider tells what has become of a paid order', (session, request) => told(session, request, 'management'))

  route('validation', 'A provider asks whether a buyer may pay', async (session, request, reply) => {
    const asked = session.provider === 'klarna' ? claimedByKlarna(request.body) : claimedByQliro(request.body)
    const objection = await validateSession(payments, session.id, asked)
    if (objection === null) return {}
    const answer = session.provider === 'klarna' ? klarnaAnswer(objection) : qliroAnswer(objection)
    return reply.code(400).send(answer)
  })

  route('shipping', 'A provider asks how the goods can be sent', async (session) => shippingOptions(session))
}
