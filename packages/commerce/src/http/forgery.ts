import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { headerNames } from '@vidda/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that only reads, and so needs no tokens. */
    reads?: boolean
    /** A change by a caller that carries a token of its own and no cookie. */
    ownToken?: boolean
    /** An answer that shared caches may keep, and so never sets a cookie. */
    shared?: boolean
  }
}

const hour = 60 * 60 * 1000
const validHours = 24

const equal = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

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
    return dot > 0 && equal(token, this.#signed(purpose, token.slice(0, dot)))
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

  visitorToken(): string {
    return this.#signed('xsrf', randomBytes(18).toString('base64url'))
  }

  isVisitorToken(token: string): boolean {
    return this.#isOurs('xsrf', token)
  }
}

const cookieStart = `${headerNames.xsrfCookie}=`

function visitorCookie(request: FastifyRequest): string | null {
  const cookies = request.headers.cookie
  if (cookies === undefined) return null
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(cookieStart))
  // Our own tokens need no escapes; what is written otherwise is none of them.
  return found === undefined ? null : found.slice(cookieStart.length)
}

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '')

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const refused = new Failure(
  'csrf_token_mismatch',
  'The tokens against forged requests are missing or out of date: fetch /api/v1/csrf and try again',
)

function check(request: FastifyRequest, tokens: ForgeryTokens, cookie: string | null): void {
  const header = one(request.headers[headerNames.xsrf.toLowerCase()])
  const page = one(request.headers[headerNames.csrf.toLowerCase()])
  if (cookie === null || !equal(header, cookie) || !tokens.isVisitorToken(cookie) || !tokens.isPageToken(page)) throw refused
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.tenant.origin.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${cookieStart}${token}; Path=/; SameSite=Lax${secure}`)
}

/** Checks both tokens on every call that changes something, and gives a visitor without one the cookie. */
export function guardAgainstForgery(app: FastifyInstance, tokens: ForgeryTokens): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { reads = false, ownToken = false, shared = false } = request.routeOptions.config
    if (!shared) {
      const cookie = visitorCookie(request)
      if (cookie === null || !tokens.isVisitorToken(cookie)) setCookie(request, reply, tokens.visitorToken())
      if (changing.has(request.method) && !reads && !ownToken) check(request, tokens, cookie)
    }
    done()
  })
}
