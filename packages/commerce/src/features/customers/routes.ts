import type { FastifyInstance } from 'fastify'
import type { Services } from '../../kernel/services.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import { accountRoutes } from './account-routes.ts'
import { addressRoutes } from './address-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** Customers, their sessions and what is theirs. */
export function customerRoutes(app: FastifyInstance, services: Services, receipts: ReceiptTokens): void {
  loginRoutes(app, services)
  passwordRoutes(app, services)
  accountRoutes(app, services)
  addressRoutes(app, services)
  sessionRoutes(app, services)
  ownRoutes(app, services, receipts)
}
