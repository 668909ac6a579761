import { EmailConfirmBody } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { documented } from '../../kernel/http/documented.ts'
import { Failure, notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { mayBeWarned, mustBeWritten } from '../../kernel/mail/receivers.ts'
import type { CustomerMail } from './mails.ts'
import * as reader from './reader.ts'
import { useToken } from './tokens.ts'
import { confirmPendingEmail, dropPendingEmail, isTakenMeanwhile } from './pending-email.ts'

const tags = ['customers']

type Asked = { readonly id: string; readonly chainId: number; readonly token: string }

/** Verifies e-mail addresses of accounts: resends the mail, confirms a new address, drops a pending one. */
export function addressRoutes(app: FastifyInstance, { db, now, sessions, attempts, post }: Services): void {
  const resend = documented({
    tags,
    summary: 'Send the mail to verify the address again, or to confirm the new one where one waits',
    ok: null,
    fails: ['not_logged_in', 'too_many_requests'],
  })
  app.get('/customers/email/resend', { schema: resend, config: { changes: true } }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    await attempts.onAccount('verification mail', customerId)
    const { id: tenantId, chainId } = request.tenant
    const found = await reader.customer(db, customerId)
    const pending = found?.pending_email ?? null
    const mail: CustomerMail = { kind: pending === null ? 'verification' : 'newEmail', customerId }
    await db.transaction().execute(async (transaction) => {
      await mustBeWritten(transaction, chainId, pending ?? found?.email ?? '', now())
      await orderMail(transaction, tenantId, mail, now())
    })
    post.wake()
    return reply.code(204).send()
  })

  /** Whose address it is now, and whether that could be; null for a token that is spent. */
  const confirmed = ({ id, chainId, token }: Asked) =>
    db.transaction().execute(async (transaction) => {
      const owner = await useToken(transaction, { chainId, token, purposes: ['email'], now: now() })
      const before = owner && (await reader.customer(transaction, owner.id))
      if (!before?.pending_email) return null
      const isIts = await confirmPendingEmail(transaction, before.id, before.pending_email, now())
      if (isIts && (await mayBeWarned(transaction, chainId, before, now()))) {
        const mail: CustomerMail = { kind: 'emailChanged', customerId: before.id, email: before.email }
        await orderMail(transaction, id, mail, now())
      }
      return { customerId: before.id, isIts }
    })

  const confirm = documented({
    tags,
    summary: 'Put a new e-mail address in force, with the token of the mail to it; whoever has the token need not be logged in',
    body: EmailConfirmBody,
    ok: null,
    fails: ['not_found', 'account_exists', 'too_many_requests'],
  })
  const confirming = { schema: confirm, config: { authentication: 'confirm an address' } } as const
  app.post<{ Body: EmailConfirmBody }>('/customers/email/confirm', confirming, async (request, reply) => {
    await attempts.fromAddress('token', request.ip)
    const { id, chainId } = request.tenant
    const asked = { id, chainId, token: request.body.token }
    const outcome = await confirmed(asked).catch((error: unknown) => {
      // Another account has taken the address since: the second time sees that it has.
      if (isTakenMeanwhile(error)) return confirmed(asked)
      throw error
    })
    if (outcome === null) throw notFound('such token any more')
    request.customerId = outcome.customerId
    if (!outcome.isIts) throw new Failure('account_exists', 'Another account has got this e-mail address meanwhile')
    post.wake()
    return reply.code(204).send()
  })

  const drop = documented({
    tags,
    summary: 'Forget the new e-mail address that waits to be confirmed, if there is one',
    ok: null,
    fails: ['not_logged_in'],
  })
  app.delete('/customers/email/pending', { schema: drop }, async (request, reply) => {
    const { customerId } = await sessions.required(request, reply)
    await dropPendingEmail(db, customerId)
    return reply.code(204).send()
  })
}
