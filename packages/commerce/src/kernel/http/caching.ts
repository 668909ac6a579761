import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `Cache-Control` of an answer that is the same for everybody. No answer without it may be kept by a browser or a cache. */
    cacheControl?: string
  }
}

/** Answers may not be kept unless their route says so: most tell of somebody, of stock or of a token. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', request.routeOptions.config.cacheControl ?? 'no-store')
    done()
  })
}
