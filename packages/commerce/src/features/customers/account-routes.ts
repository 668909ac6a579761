import { Customer, CustomerDeletion, CustomerUpdate } from '@vidda/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { Failure, invalid, notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { mayBeWarned, mayBeWritten } from '../../kernel/mail/receivers.ts'
import { notLoggedIn } from '../../kernel/auth/sessions.ts'
import { endSessions, isSession, type Session } from '../../kernel/auth/store.ts'
import { checkNewPassword } from './login-routes.ts'
import type { CustomerMail } from './mails.ts'
import * as reader from './reader.ts'
import { forgetTokens } from './tokens.ts'
import { emailOf, phoneOf } from '../../kernel/auth/account.ts'
import { changeCustomer, changePassword, removeCustomer } from './writer.ts'

const tags = ['customers']

/** The account itself: who is logged in, changes, the end of it. */
export function accountRoutes(app: FastifyInstance, { db, now, sessions, devices, credentials, attempts, post }: Services): void {
  /** The session of the customer that the address names; a 401 for anybody else (spec §8). */
  async function own(request: FastifyRequest<{ Params: { id: number } }>, reply: FastifyReply): Promise<Session> {
    const session = await sessions.required(request, reply)
    if (session.customerId !== request.params.id) throw new Failure('other_customer', 'Another customer is logged in')
    return session
  }

  /**
   * Throws a 422 without the account's password, a 429 after too many wrong ones: a session alone, on a device that is left open or by a stolen cookie, changes
   * nothing that leads to the account.
   */
  async function requirePassword(customerId: number, given: string | undefined): Promise<void> {
    if (given === undefined) throw invalid('current_password', 'Current password must have a value')
    await attempts.onAccount('current password', customerId)
    if (!(await credentials.fits(await reader.passwordHash(db, customerId), given, null)))
      throw invalid('current_password', 'Current password must be the one of the account')
    await attempts.forget('current password', customerId)
  }

  const current = documented({ tags, summary: 'The customer who is logged in', ok: Customer, orNothing: true, session: 'optional' })
  app.get('/customers/current', { schema: current }, async (request, reply) => {
    const session = await sessions.of(request, reply)
    const found = session && (await reader.customer(db, session.customerId))
    return found ? reply.send(found) : reply.code(204).send()
  })

  const update = documented({
    tags,
    summary:
      'Change the fields that are sent, and no others. Another e-mail address, phone number or password needs the current password, and is told to the address of the account. An e-mail address waits as `pending_email` until it is confirmed',
    params: IdParams,
    body: CustomerUpdate,
    ok: Customer,
    fails: ['not_logged_in', 'other_customer', 'not_found', 'too_many_requests'],
  })
  app.put<{ Params: { id: number }; Body: CustomerUpdate }>(
    '/customers/:id',
    { schema: update, config: { authentication: 'change an account' } },
    async (request, reply) => {
      const session = await own(request, reply)
      const { customerId } = session
      const { id: tenantId, chainId } = request.tenant
      const { current_password: currentPassword, password, password_confirmation: confirmation = '', ...body } = request.body
      const before = await reader.customer(db, customerId)
      if (!before) throw notFound('customer')
      const newEmail = body.email !== undefined && emailOf(body.email) !== before.email
      const newPhone = body.phone !== undefined && phoneOf(body.phone) !== before.phone
      if (password !== undefined) await checkNewPassword({ password, password_confirmation: confirmation })
      if (newEmail || newPhone || password !== undefined) await requirePassword(customerId, currentPassword)
      // Whether another account has them is told, and each address is written to: neither without end.
      if (newEmail || newPhone) {
        await attempts.onAccount('new address', customerId)
        await attempts.askWhetherTaken(request.ip)
      }
      const passwordHash = password === undefined ? null : await credentials.hash(password)
      await db.transaction().execute(async (transaction) => {
        await changeCustomer(transaction, customerId, body, now())
        // The password may have been dropped, with the session, since it was checked.
        if (!(await isSession(transaction, session))) throw notLoggedIn()
        const warn = async (mail: CustomerMail) => {
          if (await mayBeWarned(transaction, chainId, before, now())) await orderMail(transaction, tenantId, mail, now())
        }
        if (newPhone) await warn({ kind: 'phoneChanged', customerId, email: before.email })
        if (newEmail) {
          await warn({ kind: 'emailAsked', customerId, email: before.email })
          const { email } = body
          if (email !== undefined && (await mayBeWritten(transaction, chainId, email, now())))
            await orderMail(transaction, tenantId, { kind: 'newEmail', customerId } satisfies CustomerMail, now())
        }
        if (passwordHash !== null) {
          await changePassword(transaction, customerId, passwordHash, now())
          await endSessions(transaction, customerId)
          await forgetTokens(transaction, customerId)
          await warn({ kind: 'passwordChanged', customerId })
        }
      })
      if (newEmail || newPhone) await attempts.wasNotTaken(request.ip)
      post.wake()
      if (passwordHash !== null) await sessions.start(request, reply, { id: customerId, passwordHash })
      const changed = await reader.customer(db, customerId)
      if (!changed) throw notFound('customer')
      return reply.send(changed)
    },
  )

  const remove = documented({
    tags,
    summary: 'Delete the account, with its current password; its address hears of it',
    params: IdParams,
    body: CustomerDeletion,
    ok: null,
    fails: ['not_logged_in', 'other_customer', 'too_many_requests'],
  })
  app.delete<{ Params: { id: number }; Body: CustomerDeletion }>(
    '/customers/:id',
    { schema: remove, config: { authentication: 'delete an account' } },
    async (request, reply) => {
      const { customerId } = await own(request, reply)
      await requirePassword(customerId, request.body.current_password)
      const { id: tenantId, chainId } = request.tenant
      const before = await reader.customer(db, customerId)
      if (!before) throw notFound('customer')
      await db.transaction().execute(async (transaction) => {
        await removeCustomer(transaction, customerId, now())
        if (await mayBeWarned(transaction, chainId, before, now()))
          await orderMail(transaction, tenantId, { kind: 'accountDeleted', email: before.email } satisfies CustomerMail, now())
      })
      post.wake()
      sessions.takeBack(request, reply)
      devices.forget(request, reply)
      return reply.code(204).send()
    },
  )
}
