import { createHash, createHmac, randomBytes } from 'node:crypto'
import { headerNames, type Tenant } from '@vidda/contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { equalInConstantTime } from '../constant-time.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { Failure } from './failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that only reads, and so needs no tokens. */
    reads?: boolean
    /** A GET that has an effect, and so needs the tokens. */
    changes?: boolean
    /** A call from a server, which carries a token of its own in place of the page's, and is given no cookie. */
    ownToken?: boolean
    /** An answer that shared caches may keep, and so never sets a cookie. */
    shared?: boolean
  }
}

const hour = 60 * 60 * 1000
const validHours = 24

/** Makes and checks the two tokens against forged requests (decisions.md, Wire format). */
export class ForgeryTokens {
  readonly #secret: string
  readonly #now: () => Date

  constructor(secret: string, now: () => Date) {
    this.#secret = secret
    this.#now = now
  }

  #signed(purpose: string, value: string): string {
    return `${value}.${createHmac('sha256', this.#secret).update(`${purpose}:${value}`).digest('base64url')}`
  }

  #isOurs(purpose: string, token: string): boolean {
    const dot = token.indexOf('.')
    return dot > 0 && equalInConstantTime(token, this.#signed(purpose, token.slice(0, dot)))
  }

  #hour(): number {
    return Math.floor(this.#now().getTime() / hour)
  }

  /** The same for every visitor within the hour, so that pages can be cached. */
  pageToken(): string {
    return this.#signed('csrf', String(this.#hour()))
  }

  isPageToken(token: string): boolean {
    const age = this.#hour() - Number.parseInt(token, 10)
    return age >= 0 && age < validHours && this.#isOurs('csrf', token)
  }

  /** Bound to the session, where there is one: a token from before a log-in is of no use after it. */
  visitorToken(session: string | null): string {
    return this.#signed(visitor(session), randomBytes(18).toString('base64url'))
  }

  isVisitorToken(token: string, session: string | null): boolean {
    return this.#isOurs(visitor(session), token)
  }
}

const visitor = (session: string | null) => (session === null ? 'xsrf' : `xsrf:${createHash('sha256').update(session).digest('base64url')}`)

/** Cookies ignore ports, so that brands on one host must not share it. */
export const sessionCookieName = (tenant: Tenant): string => `__Host-vd-${tenant.id}`

export const sessionCookie = (request: FastifyRequest): string | null => readCookie(request, sessionCookieName(request.tenant))

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '')

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export const mayBringBody = (method: string): boolean => changing.has(method)

/** Whether a call to the route only reads. */
export const isReading = (method: string, { reads, changes }: FastifyContextConfig = {}): boolean =>
  reads === true || (changes !== true && (method === 'GET' || method === 'HEAD'))

/** Whether a call to the route has to carry both tokens. */
export const needsTokens = (method: string, { reads, changes, ownToken, shared }: FastifyContextConfig = {}): boolean =>
  shared !== true && (changes === true || (changing.has(method) && reads !== true && ownToken !== true))

const refused = new Failure(
  'csrf_token_mismatch',
  'The tokens against forged requests are missing or out of date: fetch /api/v1/csrf and try again',
)

function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site'
  return origin !== request.tenant.origin && (!URL.canParse(origin) || new URL(origin).host !== request.host)
}

type Visitor = { readonly cookie: string | null; readonly known: boolean }

function check(request: FastifyRequest, tokens: ForgeryTokens, { cookie, known }: Visitor): void {
  const header = one(request.headers[headerNames.xsrf.toLowerCase()])
  const page = one(request.headers[headerNames.csrf.toLowerCase()])
  if (cookie === null || !known || !equalInConstantTime(header, cookie) || !tokens.isPageToken(page) || isForeign(request)) throw refused
}

/** Gives the visitor the cookie of a session, or of a guest. */
export function giveVisitorToken(request: FastifyRequest, reply: FastifyReply, tokens: ForgeryTokens, session: string | null): void {
  const secure = request.tenant.origin.startsWith('https:') ? ['Secure'] : []
  writeCookie(reply, headerNames.xsrfCookie, tokens.visitorToken(session), secure)
}

/** Checks both tokens and the origin on every call that changes something, and gives a visitor without one the cookie. */
export function guardAgainstForgery(app: FastifyInstance, tokens: ForgeryTokens): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions
    if (config.shared !== true && config.ownToken !== true) {
      const session = sessionCookie(request)
      const cookie = readCookie(request, headerNames.xsrfCookie)
      const known = cookie !== null && tokens.isVisitorToken(cookie, session)
      if (!known) giveVisitorToken(request, reply, tokens, session)
      if (needsTokens(request.method, config)) check(request, tokens, { cookie, known })
    }
    done()
  })
}
