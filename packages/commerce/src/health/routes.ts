import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Failure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'

/** What operators ask, outside `/api/v1` and without a tenant. */
export function healthRoutes(app: FastifyInstance, { db, draining }: Services): void {
  const answered = new Map<string, number>()
  app.addHook('onResponse', (request, reply, done) => {
    const key = `method="${request.method}",route="${request.routeOptions.url ?? 'unknown'}",status="${reply.statusCode}"`
    answered.set(key, (answered.get(key) ?? 0) + 1)
    done()
  })

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

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const { rss, heapUsed } = process.memoryUsage()
    const lines = [
      '# TYPE vidda_http_requests_total counter',
      ...[...answered].map(([labels, count]) => `vidda_http_requests_total{${labels}} ${count}`),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${heapUsed}`,
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${process.cpuUsage().user / 1e6}`,
    ]
    return reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
