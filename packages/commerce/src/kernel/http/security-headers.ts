import { headerNames } from '@vidda/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * What browsers are told with every answer, those of failures and of pictures too. Plain http ignores `Strict-Transport-Security`, so that a
 * trial on this machine goes on as it is.
 */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const

export const setSecurityHeaders = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers({ ...securityHeaders, [headerNames.requestId.toLowerCase()]: request.id })

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply)
    done()
  })
}
