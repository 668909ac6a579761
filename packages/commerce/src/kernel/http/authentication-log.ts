import { createHmac } from 'node:crypto'
import type { Tenant } from '@vidda/contract'
import type { FastifyInstance } from 'fastify'

/** What a call is about, as the log names it. */
type Authentication =
  | 'log in'
  | 'log in by token'
  | 'log out'
  | 'end a session'
  | 'end other sessions'
  | 'register'
  | 'ask for a link'
  | 'ask for a password'
  | 'reset a password'
  | 'change an account'
  | 'confirm an address'
  | 'delete an account'

declare module 'fastify' {
  interface FastifyContextConfig {
    authentication?: Authentication
  }
  interface FastifyRequest {
    /** Whom the call is about, as far as it got to know; for the log. */
    customerId: number | null
  }
}

const outcomeOf = (status: number) => (status < 300 ? 'success' : status === 429 ? 'locked' : 'failure')

/**
 * Writes a line for every call that is about who somebody is. It has no name and no address: the customer's id, and of the network address a hash
 * that only this shop's secret makes, by which tries from one place can be told together.
 */
export function logAuthentication(app: FastifyInstance, secret: string): void {
  const networkOf = (ip: string) => createHmac('sha256', secret).update(`network:${ip}`).digest('base64url').slice(0, 12)
  app.decorateRequest('customerId', null)
  app.addHook('onResponse', (request, reply, done) => {
    const { authentication } = request.routeOptions.config
    if (authentication !== undefined) {
      const { customerId, ip } = request
      // A call without a tenant was refused before anything else.
      const tenant = (request.tenant as Tenant | null)?.id ?? null
      const outcome = outcomeOf(reply.statusCode)
      const level = outcome === 'success' ? 'info' : 'warn'
      const told = { authentication, outcome, status: reply.statusCode, tenant, customer: customerId, network: networkOf(ip) }
      request.log[level](told, 'authentication')
    }
    done()
  })
}
