import { Customer, LoginBody, PhoneLoginBody, RegisterBody, TokenLoginBody } from '@vidda/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documented } from '../../kernel/http/documented.ts'
import { Failure, invalid, notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { mayBeWarned, mayBeWritten } from '../../kernel/mail/receivers.ts'
import { isCommon } from '../../kernel/auth/common-passwords.ts'
import type { CustomerMail } from './mails.ts'
import * as reader from './reader.ts'
import { type Owner, useToken } from './tokens.ts'
import { emailOf, phoneOf } from '../../kernel/auth/account.ts'
import { endSessions, type Proven } from '../../kernel/auth/store.ts'
import type { Db } from '../../kernel/database/open.ts'
import { addCustomer, dropPassword, noPassword, verifyEmail } from './writer.ts'

const tags = ['customers']

const wrong = () => new Failure('wrong_credentials', 'There is no account with this name and password')
const spent = () => notFound('such token any more')
const exists = () => new Failure('account_exists', 'There is an account with this e-mail address or phone number already')

/** Answers 422 where the two passwords differ, or where the password is a common one. */
export async function checkNewPassword(body: { readonly password: string; readonly password_confirmation: string }): Promise<void> {
  if (body.password !== body.password_confirmation)
    throw invalid('password_confirmation', 'Password confirmation must be the same as the password')
  if (await isCommon(body.password))
    throw invalid('password', 'Password must not be one of the most common ones: choose several words that do not belong together')
}

/** Becoming a customer, logging in and out (spec §7, §8). */
export function loginRoutes(app: FastifyInstance, { db, now, sessions, devices, credentials, attempts, post }: Services): void {
  async function requireGuest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await sessions.of(request, reply)
    if (session) throw new Failure('already_logged_in', 'Somebody is logged in here: log out first')
  }

  async function answer(reply: FastifyReply, id: number, status = 200): Promise<FastifyReply> {
    const body = await reader.customer(db, id)
    if (!body) throw notFound('customer')
    return reply.code(status).send(body)
  }

  async function logIn(
    request: FastifyRequest,
    reply: FastifyReply,
    identifier: reader.Identifier,
    password: string,
  ): Promise<FastifyReply> {
    await requireGuest(request, reply)
    const { chainId } = request.tenant
    const account = await reader.account(db, chainId, identifier)
    request.customerId = account?.id ?? null
    const attempt = {
      account: account?.id ?? `${chainId} ${Object.values(identifier).join(' ')}`,
      address: request.ip,
      device: account && devices.idOf(request, account),
    }
    await attempts.logIn(attempt)
    const fits = await credentials.fits(account?.passwordHash ?? null, password, await reader.standInHash(db, chainId, identifier))
    if (!account || !fits) throw wrong()
    // Checking takes long enough for another password to be set meanwhile, or for the account to go.
    if (!(await sessions.start(request, reply, account))) throw wrong()
    await attempts.loggedIn(attempt)
    return answer(reply, account.id)
  }

  const fails = ['already_logged_in', 'wrong_credentials', 'not_found', 'too_many_requests'] as const
  const byEmail = documented({ tags, summary: 'Log in with e-mail address and password', body: LoginBody, ok: Customer, fails })
  app.post<{ Body: LoginBody }>('/customers/login', { schema: byEmail, config: { authentication: 'log in' } }, (request, reply) =>
    logIn(request, reply, { email: emailOf(request.body.email) }, request.body.password),
  )

  const byPhone = documented({ tags, summary: 'Log in with phone number and password', body: PhoneLoginBody, ok: Customer, fails })
  app.post<{ Body: PhoneLoginBody }>(
    '/customers/login/phone',
    { schema: byPhone, config: { authentication: 'log in' } },
    (request, reply) => logIn(request, reply, { phone: phoneOf(request.body.phone) }, request.body.password),
  )

  /**
   * Hands the account to who proved its address: ends all sessions and drops the password, which may be a stranger's who registered with this
   * address. The owner is mailed how to choose a new password.
   */
  async function claim(transaction: Db, { tenant }: FastifyRequest, { id, passwordHash }: Owner): Promise<Proven> {
    await dropPassword(transaction, id, now())
    await endSessions(transaction, id)
    const proven = await reader.customer(transaction, id)
    if (proven && passwordHash !== noPassword && (await mayBeWarned(transaction, tenant.chainId, proven, now())))
      await orderMail(transaction, tenant.id, { kind: 'passwordDropped', customerId: id } satisfies CustomerMail, now())
    return { id, passwordHash: noPassword }
  }

  const byToken = documented({
    tags,
    summary:
      'Log in once with the token of a mail to verify the address or to log in; it verifies the address. The first time, in a browser where nobody has been logged in to the account, its password and all its sessions end, and a mail tells how to choose another password',
    body: TokenLoginBody,
    ok: Customer,
    fails: ['already_logged_in', 'not_found', 'too_many_requests'],
  })
  const withToken = { schema: byToken, config: { authentication: 'log in by token' } } as const
  app.post<{ Body: TokenLoginBody }>('/customers/login/token', withToken, async (request, reply) => {
    await attempts.fromAddress('token', request.ip)
    const { chainId } = request.tenant
    const session = await sessions.of(request, reply)
    const owner = await db.transaction().execute(async (transaction) => {
      const used = await useToken(transaction, {
        chainId,
        token: request.body.registration_token,
        purposes: ['verification', 'login'],
        now: now(),
      })
      // Somebody else is logged in: the token is not used up then.
      if (used && session && session.customerId !== used.id)
        throw new Failure('already_logged_in', 'Somebody else is logged in here: log out first')
      if (!used) return null
      await verifyEmail(transaction, used.id)
      const isKnownHere = session !== null || devices.idOf(request, used) !== null
      return used.isVerified || isKnownHere ? used : claim(transaction, request, used)
    })
    if (!owner) throw spent()
    post.wake()
    if (session) await sessions.end(request, reply, session)
    if (!(await sessions.start(request, reply, owner))) throw spent()
    return answer(reply, owner.id)
  })

  const register = documented({
    tags,
    summary: 'Become a customer; a mail to verify the address follows',
    body: RegisterBody,
    ok: Customer,
    okStatus: 201,
    fails: ['already_logged_in', 'account_exists', 'not_found', 'too_many_requests'],
  })
  const registering = { schema: register, config: { authentication: 'register' } } as const
  app.post<{ Body: RegisterBody }>('/customers/register', registering, async (request, reply) => {
    const { body, tenant } = request
    await checkNewPassword(body)
    await requireGuest(request, reply)
    await attempts.fromAddress('register', request.ip)
    await attempts.askWhetherTaken(request.ip)
    const passwordHash = await credentials.hash(body.password)
    const id = await db.transaction().execute(async (transaction) => {
      const added = await addCustomer(transaction, { chainId: tenant.chainId, body, passwordHash, now: now() })
      if (added === null) throw exists()
      // Without it the account is there all the same: the mail can be asked for again.
      if (await mayBeWritten(transaction, tenant.chainId, body.email, now()))
        await orderMail(transaction, tenant.id, { kind: 'verification', customerId: added } satisfies CustomerMail, now())
      return added
    })
    await attempts.wasNotTaken(request.ip)
    post.wake()
    await sessions.start(request, reply, { id, passwordHash })
    return answer(reply, id, 201)
  })

  const logOut = documented({ tags, summary: 'Log out', ok: null, fails: ['not_found'], session: 'optional' })
  app.post('/customers/logout', { schema: logOut, config: { authentication: 'log out' } }, async (request, reply) => {
    const session = await sessions.of(request, reply)
    if (!session) throw notFound('session to end')
    await sessions.end(request, reply, session)
    return reply.code(204).send()
  })
}
