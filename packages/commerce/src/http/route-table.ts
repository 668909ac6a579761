import type { FastifyContextConfig, FastifyInstance } from 'fastify'

export type RouteEntry = {
  readonly method: string
  /** With its places, as `/api/v1/articles/:id`. */
  readonly url: string
  readonly config: Readonly<FastifyContextConfig>
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
  app.addHook('onRoute', ({ method, url, config = {} }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') table.push({ method: one, url, config })
  })
}
