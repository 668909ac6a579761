import { headerNames } from '@vidda/contract'
import { Reservation, ReservationBody, ReservationConfirmBody } from '@vidda/contract/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../http/answers.ts'
import { documented, IdParams } from '../http/documented.ts'
import { Failure, notFound } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import { confirmReservation } from './confirming.ts'
import { reservation } from './reader.ts'
import { makeReservation } from './writer.ts'

const tags = ['reservations']
const Token = Type.String({ minLength: 1, maxLength: 100 })

const longestKey = 200
const keyMeaning = `A new value for each reservation, the same when trying again; at most ${longestKey} characters`

function keyOf(request: FastifyRequest): string {
  const key = request.headers[headerNames.idempotencyKey.toLowerCase()]
  if (typeof key === 'string' && key !== '' && key.length <= longestKey) return key
  throw new Failure(
    'idempotency_key_missing',
    `The header ${headerNames.idempotencyKey} is missing: a new value for each reservation, the same when trying again`,
  )
}

export function reservationRoutes(
  app: FastifyInstance,
  { db, answers, now, sessions, attempts, post, receipts, reservationsPerMinute }: Services,
): void {
  const headers = Type.Object({ [headerNames.idempotencyKey]: Type.Optional(Type.String({ description: keyMeaning })) })
  const make = documented({
    tags,
    summary: 'Reserve goods in one shop (Klikk & Hent)',
    headers,
    body: ReservationBody,
    ok: Reservation,
    okStatus: 201,
    fails: [
      'idempotency_key_missing',
      'not_logged_in',
      'idempotency_key_reused',
      'nothing_reserved',
      'reservation_limit',
      'reservation_rate',
      'too_many_requests',
    ],
    session: 'optional',
  })
  const onRequest = attempts.perMinute('reservation', reservationsPerMinute)
  app.post<{ Body: ReservationBody }>('/reservations', { schema: make, onRequest }, async (request, reply) => {
    const key = keyOf(request)
    const { id: tenantId, chainId } = request.tenant
    const customerId = (await sessions.of(request, reply))?.customerId ?? null
    const made = { chainId, tenantId, customerId, key, body: request.body, address: request.ip, now: now(), receipts }
    const text = await makeReservation(db, made)
    answers.clear()
    post.wake()
    return sendJson(reply.code(201), text)
  })

  const confirm = documented({
    tags,
    summary: 'Confirm a large reservation with the token of its mail; answers how it stands then, the same however often',
    body: ReservationConfirmBody,
    ok: Reservation,
    fails: ['not_found', 'too_many_requests'],
  })
  const limited = attempts.perMinute('confirm', reservationsPerMinute)
  app.post<{ Body: ReservationConfirmBody }>('/reservations/confirm', { schema: confirm, onRequest: limited }, async (request, reply) => {
    const confirmed = await confirmReservation(db, receipts, { chainId: request.tenant.chainId, token: request.body.token, now: now() })
    if (!confirmed) throw notFound('reservation that waits to be confirmed')
    answers.clear()
    post.wake()
    return sendJson(reply, JSON.stringify(confirmed))
  })

  const byId = documented({
    tags,
    summary: 'A reservation: to the customer whose it is, or with its token',
    params: IdParams,
    querystring: Type.Object({ token: Type.Optional(Token) }),
    ok: Reservation,
    fails: ['not_found'],
    session: 'optional',
  })
  app.get<{ Params: { id: number }; Querystring: { token?: string } }>('/reservations/:id', { schema: byId }, async (request, reply) => {
    const { token } = request.query
    const { id } = request.params
    const customerId = token === undefined ? (await sessions.of(request, reply))?.customerId : undefined
    const wanted = customerId === undefined ? { token: token ?? '', id } : { customerId, id }
    const found = await reservation(db, receipts, request.tenant.chainId, wanted)
    if (!found) throw notFound('reservation')
    return sendJson(reply, JSON.stringify(found))
  })

  const receipt = documented({
    tags,
    summary: 'The receipt that belongs to a token',
    params: Type.Object({ token: Token }),
    ok: Reservation,
    fails: ['not_found'],
  })
  app.get<{ Params: { token: string } }>('/receipts/:token', { schema: receipt }, async (request, reply) => {
    const found = await reservation(db, receipts, request.tenant.chainId, { token: request.params.token })
    if (!found) throw notFound('receipt')
    return sendJson(reply, JSON.stringify(found))
  })
}
