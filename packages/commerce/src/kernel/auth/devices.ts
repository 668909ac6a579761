import { createHmac, randomBytes } from 'node:crypto'
import type { Tenant } from '@vidda/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, writeCookie } from '../http/cookies.ts'
import { equalInConstantTime } from '../constant-time.ts'
import type { Proven } from './store.ts'

const days = 180
const cookieName = (tenant: Tenant) => `__Host-vd-${tenant.id}-device`

/**
 * Devices on which somebody has logged in to an account before. A cookie says so, signed for that account and its password: such a device has log-in attempts of its
 * own, which nobody else's failures use up, and it opens nothing without the password.
 */
export class KnownDevices {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  #signed(id: string, account: Proven): string {
    const told = JSON.stringify(['device', id, account.id, account.passwordHash])
    return `${id}.${createHmac('sha256', this.#secret).update(told).digest('base64url')}`
  }

  /** Notes a log-in that succeeded. */
  remember(request: FastifyRequest, reply: FastifyReply, account: Proven): void {
    const value = this.#signed(this.idOf(request, account) ?? randomBytes(18).toString('base64url'), account)
    writeCookie(reply, cookieName(request.tenant), value, ['Secure', 'HttpOnly', `Max-Age=${days * 86_400}`])
  }

  forget(request: FastifyRequest, reply: FastifyReply): void {
    writeCookie(reply, cookieName(request.tenant), '', ['Secure', 'HttpOnly', 'Max-Age=0'])
  }

  /** The device's id where it is known to the account; null for any other, and for one from before its password was changed. */
  idOf(request: FastifyRequest, account: Proven): string | null {
    const cookie = readCookie(request, cookieName(request.tenant)) ?? ''
    const id = cookie.slice(0, Math.max(cookie.indexOf('.'), 0))
    return id !== '' && equalInConstantTime(cookie, this.#signed(id, account)) ? id : null
  }
}
