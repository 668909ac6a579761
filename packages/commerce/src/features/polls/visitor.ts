import { createHash, createHmac } from 'node:crypto'
import { headerNames } from '@vidda/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { equalInConstantTime } from '../../kernel/constant-time.ts'

const name = 'vd-visitor'
const year = 365 * 24 * 60 * 60

const cookieOf = (request: FastifyRequest, wanted: string): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${wanted}=`))
    ?.slice(wanted.length + 1)

/**
 * Says who answers a poll. The signed cookie is given with the first answer and not before, and holds no more than a hash; a visitor who has
 * none yet is known by the token against forged requests, so that two answers sent at once are one visitor's.
 */
export class Visitors {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  #signature(id: string): string {
    return createHmac('sha256', this.#secret).update(`visitor:${id}`).digest('base64url')
  }

  #known(cookie: string): string | null {
    const [id = '', signature = ''] = cookie.split('.')
    return equalInConstantTime(signature, this.#signature(id)) ? id : null
  }

  /** The visitor's id, and the cookie to give where they have none of ours. */
  of(request: FastifyRequest): { readonly id: string; readonly give: (reply: FastifyReply) => void } {
    const known = this.#known(cookieOf(request, name) ?? '')
    if (known) return { id: known, give: () => undefined }
    const token = cookieOf(request, headerNames.xsrfCookie) ?? ''
    const id = createHash('sha256').update(`visitor:${token}`).digest('base64url').slice(0, 24)
    const secure = request.tenant.origin.startsWith('https:') ? '; Secure' : ''
    const cookie = `${name}=${id}.${this.#signature(id)}; Path=/api/v1/polls; HttpOnly; SameSite=Lax; Max-Age=${year}${secure}`
    return { id, give: (reply) => void reply.header('set-cookie', cookie) }
  }
}
