import { LoginLinkBody, PasswordEmailBody, PasswordResetBody } from '@vidda/contract/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documented } from '../../kernel/http/documented.ts'
import { invalid } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { mayBeWritten } from '../../kernel/mail/receivers.ts'
import { endSessions } from '../../kernel/auth/store.ts'
import { checkNewPassword } from './login-routes.ts'
import type { CustomerMail } from './mails.ts'
import { forgetTokens, useToken } from './tokens.ts'
import { emailOf } from '../../kernel/auth/account.ts'
import { setPassword } from './writer.ts'

const tags = ['customers']

/** For whoever has no password at hand: a link that logs in, and a new password. */
export function passwordRoutes(app: FastifyInstance, { db, now, sessions, credentials, attempts, post }: Services): void {
  /** Queues a mail to an address. Whether it has an account is looked up only when the mail is written, so that this answer takes the same time for everybody. */
  async function askForMail({ ip, tenant: { id, chainId } }: FastifyRequest, kind: 'password' | 'login', address: string): Promise<void> {
    const email = emailOf(address)
    await attempts.fromAddress(`${kind} mail`, ip)
    await attempts.onAccount(`${kind} mail`, `${chainId} ${email}`)
    await db.transaction().execute(async (transaction) => {
      if (await mayBeWritten(transaction, chainId, email, now()))
        await orderMail(transaction, id, { kind, chainId, email } satisfies CustomerMail, now())
    })
    post.wake()
  }

  const link = documented({
    tags,
    summary: 'Send a mail with a link that logs in without a password, if there is such an account',
    body: LoginLinkBody,
    ok: null,
    fails: ['too_many_requests'],
  })
  const linking = { schema: link, config: { authentication: 'ask for a link' } } as const
  app.post<{ Body: LoginLinkBody }>('/customers/login/link', linking, async (request, reply) => {
    await askForMail(request, 'login', request.body.email)
    return reply.code(204).send()
  })

  const forgotten = documented({
    tags,
    summary: 'Send a mail for a new password, if there is such an account',
    body: PasswordEmailBody,
    ok: null,
    fails: ['too_many_requests'],
  })
  const asking = { schema: forgotten, config: { authentication: 'ask for a password' } } as const
  app.post<{ Body: PasswordEmailBody }>('/customers/password/email', asking, async (request, reply) => {
    await askForMail(request, 'password', request.body.email)
    return reply.code(204).send()
  })

  const renew = documented({
    tags,
    summary: 'Choose a new password with the token of a mail; all other sessions end',
    body: PasswordResetBody,
    ok: null,
    fails: ['too_many_requests'],
    session: 'optional',
  })
  const renewing = { schema: renew, config: { authentication: 'reset a password' } } as const
  app.post<{ Body: PasswordResetBody }>('/customers/password/reset', renewing, async (request, reply) => {
    const { body, tenant } = request
    await checkNewPassword(body)
    await attempts.fromAddress('token', request.ip)
    const own = await sessions.of(request, reply)
    const passwordHash = await credentials.hash(body.password)
    const id = await db.transaction().execute(async (transaction) => {
      const owner = await useToken(transaction, { chainId: tenant.chainId, token: body.token, purposes: ['password'], now: now() })
      if (!owner) throw invalid('token', 'Token must be one that is not used and not older than an hour')
      await setPassword(transaction, owner.id, passwordHash, now())
      await endSessions(transaction, owner.id)
      // One for the address logs in too.
      await forgetTokens(transaction, owner.id)
      await orderMail(transaction, tenant.id, { kind: 'passwordChanged', customerId: owner.id } satisfies CustomerMail, now())
      return owner.id
    })
    post.wake()
    request.customerId = id
    await attempts.letStrangersIn(id, request.ip)
    if (own?.customerId === id) await sessions.start(request, reply, { id, passwordHash })
    return reply.code(204).send()
  })
}
