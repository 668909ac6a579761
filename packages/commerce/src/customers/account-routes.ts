import { Customer, CustomerUpdate } from '@vidda/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documented, IdParams } from '../http/documented.ts'
import { Failure, notFound } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import { orderMail } from '../mail/outbox.ts'
import type { Session } from '../sessions/store.ts'
import * as reader from './reader.ts'
import { changeCustomer, removeCustomer } from './writer.ts'

const tags = ['customers']

/** The account itself: who is logged in, changes, the end of it. */
export function accountRoutes(app: FastifyInstance, { db, now, sessions, attempts, post }: Services): void {
  /** The session of the customer that the address names; a 401 for anybody else (spec §8). */
  async function own(request: FastifyRequest<{ Params: { id: number } }>, reply: FastifyReply): Promise<Session> {
    const session = await sessions.required(request, reply)
    if (session.customerId !== request.params.id) throw new Failure('other_customer', 'Another customer is logged in')
    return session
  }

  const current = documented({ tags, summary: 'The customer who is logged in', ok: Customer, orNothing: true, session: 'optional' })
  app.get('/customers/current', { schema: current }, async (request, reply) => {
    const session = await sessions.of(request, reply)
    const found = session && (await reader.customer(db, session.customerId))
    return found ? reply.send(found) : reply.code(204).send()
  })

  const resend = documented({
    tags,
    summary: 'Send the mail to verify the address again',
    ok: null,
    fails: ['not_logged_in', 'too_many_requests'],
  })
  app.get('/customers/email/resend', { schema: resend, config: { changes: true } }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    await attempts.onAccount('verification mail', customerId)
    await orderMail(db, request.tenant.id, { kind: 'verification', customerId }, now())
    post.wake()
    return reply.code(204).send()
  })

  const update = documented({
    tags,
    summary: 'Change the fields that are sent, and no others',
    params: IdParams,
    body: CustomerUpdate,
    ok: Customer,
    fails: ['not_logged_in', 'other_customer', 'not_found', 'too_many_requests'],
  })
  app.put<{ Params: { id: number }; Body: CustomerUpdate }>('/customers/:id', { schema: update }, async (request, reply) => {
    const { customerId } = await own(request, reply)
    const { email } = request.body
    // Each one is written to, and whether it has an account is told: neither without end.
    if (email !== undefined && email !== (await reader.customer(db, customerId))?.email) await attempts.onAccount('new address', customerId)
    await db.transaction().execute(async (transaction) => {
      const { newEmail } = await changeCustomer(transaction, customerId, request.body, now())
      if (newEmail) await orderMail(transaction, request.tenant.id, { kind: 'verification', customerId }, now())
    })
    post.wake()
    const changed = await reader.customer(db, customerId)
    if (!changed) throw notFound('customer')
    return reply.send(changed)
  })

  const remove = documented({ tags, summary: 'Delete the account', params: IdParams, ok: null, fails: ['not_logged_in', 'other_customer'] })
  app.delete<{ Params: { id: number } }>('/customers/:id', { schema: remove }, async (request, reply) => {
    const { customerId } = await own(request, reply)
    await db.transaction().execute((transaction) => removeCustomer(transaction, customerId, now()))
    sessions.takeBack(request, reply)
    return reply.code(204).send()
  })
}
