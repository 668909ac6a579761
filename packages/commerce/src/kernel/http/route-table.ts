import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'

export type RouteEntry = {
  readonly method: string
  /** With its places, as `/api/v1/articles/:id`. */
  readonly url: string
  readonly config: Readonly<FastifyContextConfig>
  /** What it takes and answers; none for a route outside the OpenAPI document. */
  readonly schema: Readonly<FastifySchema> | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that was registered, but for the HEAD beside each GET. */
    routeTable: RouteEntry[]
  }
}

export function keepRouteTable(app: FastifyInstance): void {
  const table: RouteEntry[] = []
  app.decorate('routeTable', table)
  app.addHook('onRoute', ({ method, url, config = {}, schema }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') table.push({ method: one, url, config, schema })
  })
}
