import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Failure } from '../failure.ts'
import type { Services } from '../../services.ts'
import { Metrics } from './metrics.ts'

/** Counts every answer of the app, whichever group gives it. */
export function countAnswers(app: FastifyInstance): Metrics {
  const metrics = new Metrics()
  app.addHook('onClose', () => metrics.close())
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    metrics.add({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    done()
  })
  return metrics
}

/** What operators ask, outside `/api/v1` and without a tenant. */
export function healthRoutes(app: FastifyInstance, { db, draining }: Services, metrics: Metrics): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (draining.now) throw new Failure('unavailable', 'This process is about to end')
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch {
      throw new Failure('unavailable', 'The database does not answer')
    }
  })

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
  )
}
