import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/open.ts'
import { writeCookie } from '../http/cookies.ts'
import { Failure } from '../http/failure.ts'
import { giveVisitorToken, sessionCookie, sessionCookieName, type ForgeryTokens } from '../http/forgery.ts'
import { familiesOf } from './device-families.ts'
import type { KnownDevices } from './devices.ts'
import { endSession, readSession, sessionLimits, startSession, type Proven, type Session } from './store.ts'

export const notLoggedIn = () => new Failure('not_logged_in', 'Nobody is logged in: log in first')

/** Sessions of requests: who is logged in, logging in and out. */
export class Sessions {
  readonly #db: Db
  readonly #tokens: ForgeryTokens
  readonly #devices: KnownDevices
  readonly #now: () => Date
  readonly #read = new WeakMap<FastifyRequest, Promise<Session | null>>()

  constructor(db: Db, tokens: ForgeryTokens, devices: KnownDevices, now: () => Date) {
    this.#db = db
    this.#tokens = tokens
    this.#devices = devices
    this.#now = now
  }

  /** Null for a guest; a cookie whose session is over is taken back. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const known = this.#read.get(request)
    if (known) return known
    const reading = this.#find(request, reply)
    this.#read.set(request, reading)
    return reading
  }

  /** Null for a guest; throws a 401 where the cookie's session is over: whoever sends it takes themselves for a customer. */
  async optional(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const session = await this.of(request, reply)
    if (!session && sessionCookie(request) !== null) throw notLoggedIn()
    return session
  }

  /** Throws a 401 for a guest. */
  async required(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const session = await this.of(request, reply)
    if (!session) throw notLoggedIn()
    return session
  }

  /**
   * A new session with an id and tokens of its own, whatever the visitor had before; false, and none, where the account is gone or has another
   * password by now.
   */
  async start(request: FastifyRequest, reply: FastifyReply, proven: Proven): Promise<boolean> {
    const { chainId } = request.tenant
    const device = familiesOf(request.headers['user-agent'])
    const id = await startSession(this.#db, { chainId, proven, device, now: this.#now() })
    if (id === null) return false
    request.customerId = proven.id
    writeCookie(reply, sessionCookieName(request.tenant), id, ['Secure', 'HttpOnly', `Max-Age=${sessionLimits.absolute / 1000}`])
    giveVisitorToken(request, reply, this.#tokens, id)
    this.#devices.remember(request, reply, proven)
    return true
  }

  async end(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> {
    await endSession(this.#db, session.idHash)
    this.takeBack(request, reply)
  }

  /** Makes the visitor a guest again. */
  takeBack(request: FastifyRequest, reply: FastifyReply): void {
    writeCookie(reply, sessionCookieName(request.tenant), '', ['Secure', 'HttpOnly', 'Max-Age=0'])
    giveVisitorToken(request, reply, this.#tokens, null)
  }

  async #find(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const id = sessionCookie(request)
    if (id === null) return null
    const session = await readSession(this.#db, request.tenant.chainId, id, this.#now())
    if (session) request.customerId = session.customerId
    else this.takeBack(request, reply)
    return session
  }
}
