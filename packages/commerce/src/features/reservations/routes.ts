import { Reservation, ReservationBody, ReservationCancelBody, ReservationChangeBody, ReservationConfirmBody } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { invalid, notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { keyHeaders, keyOf } from '../../kernel/http/keys.ts'
import { confirmReservation } from './confirming.ts'
import { reservation } from './reader.ts'
import type { ReceiptTokens } from './receipt-tokens.ts'
import { cancelReservation, changeReservation } from './receiver.ts'
import { type GiveUpPayments, makeReservation } from './writer.ts'

const tags = ['reservations']
/** Goods that are sent need an address. */
function checkReceiver({ delivery, address, zipcode, city }: ReservationBody): void {
  if (delivery !== 'delivery') return
  for (const [field, value] of Object.entries({ address, zipcode, city }))
    if (value.trim() === '') throw invalid(field, `${field[0]?.toUpperCase()}${field.slice(1)} must have a value for what is delivered`)
}

const Token = Type.String({ minLength: 1, maxLength: 100 })

export function reservationRoutes(
  app: FastifyInstance,
  { db, answers, now, sessions, attempts, post, changesPerMinute }: Services,
  receipts: ReceiptTokens,
  giveUpPayments: GiveUpPayments,
): void {
  const make = documented({
    tags,
    summary: 'Reserve goods in one shop (Klikk & Hent)',
    headers: keyHeaders,
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
  const onRequest = attempts.perMinute('reservation', changesPerMinute)
  app.post<{ Body: ReservationBody }>('/reservations', { schema: make, onRequest }, async (request, reply) => {
    const key = keyOf(request.headers)
    checkReceiver(request.body)
    const { id: tenantId, chainId } = request.tenant
    const customerId = (await sessions.of(request, reply))?.customerId ?? null
    const made = { chainId, tenantId, customerId, key, body: request.body, address: request.ip, now: now(), receipts, giveUpPayments }
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
  const limited = attempts.perMinute('confirm', changesPerMinute)
  app.post<{ Body: ReservationConfirmBody }>('/reservations/confirm', { schema: confirm, onRequest: limited }, async (request, reply) => {
    const confirmed = await confirmReservation(db, receipts, { chainId: request.tenant.chainId, token: request.body.token, now: now() })
    if (!confirmed) throw notFound('reservation that waits to be confirmed')
    answers.clear()
    post.wake()
    return sendJson(reply, JSON.stringify(confirmed))
  })

  const cancel = documented({
    tags,
    summary: 'Cancel a reservation with the token of its receipt: its goods are free at once; the same answer however often',
    body: ReservationCancelBody,
    ok: Reservation,
    fails: ['not_found', 'reservation_over', 'too_many_requests'],
  })
  const cancelling = attempts.perMinute('cancel', changesPerMinute)
  app.post<{ Body: ReservationCancelBody }>('/reservations/cancel', { schema: cancel, onRequest: cancelling }, async (request, reply) => {
    const { chainId } = request.tenant
    const cancelled = await cancelReservation(db, { chainId, body: request.body, receipts, now: now() })
    if (!cancelled) throw notFound('receipt')
    answers.clear()
    post.wake()
    return sendJson(reply, JSON.stringify(cancelled))
  })

  const change = documented({
    tags,
    summary: 'Change who collects a reservation, and take goods out of it, with the token of its receipt',
    body: ReservationChangeBody,
    ok: Reservation,
    fails: ['not_found', 'reservation_over', 'reservation_limit', 'too_many_requests'],
  })
  const changing = attempts.perMinute('change', changesPerMinute)
  app.post<{ Body: ReservationChangeBody }>('/reservations/change', { schema: change, onRequest: changing }, async (request, reply) => {
    const { chainId } = request.tenant
    const changed = await changeReservation(db, { chainId, body: request.body, receipts, address: request.ip, now: now() })
    if (!changed) throw notFound('receipt')
    answers.clear()
    post.wake()
    return sendJson(reply, JSON.stringify(changed))
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
}
