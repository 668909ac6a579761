import type { FastifyInstance } from 'fastify'
import { createClientLimit } from './edge/index.ts'
import { isReading } from './forgery.ts'
import { tooMany } from './failure.ts'

/**
 * Bounds what one client may read in a minute, in this process and in memory: reading must not cost a write. A host that makes a page asks for
 * itself and says nothing of a client.
 */
export function limitReads(app: FastifyInstance, perMinute: number): void {
  const limit = createClientLimit(perMinute)
  app.addHook('onRequest', (request, _reply, done) => {
    const isClients = request.headers['x-forwarded-for'] !== undefined
    const wait = isClients && isReading(request.method, request.routeOptions.config) ? limit(request.ip) : null
    done(wait === null ? undefined : tooMany(wait))
  })
}
