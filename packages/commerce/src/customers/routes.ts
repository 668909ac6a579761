import type { FastifyInstance } from 'fastify'
import type { Services } from '../http/services.ts'
import { accountRoutes } from './account-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { passwordRoutes } from './password-routes.ts'

/** Customers, their sessions and what is theirs; nothing of it may be kept by a cache. */
export function customerRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (customers) => {
    customers.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    loginRoutes(customers, services)
    passwordRoutes(customers, services)
    accountRoutes(customers, services)
    ownRoutes(customers, services)
  })
}
