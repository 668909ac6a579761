import type { Feature } from '../../kernel/feature.ts'
import { receiptRoutes, type Tokens } from './routes.ts'

/** What an unguessable token opens, in any browser: a reservation or an order. */
export const receiptFeature = (tokens: Tokens): Feature => ({ routes: (app, services) => receiptRoutes(app, services, tokens) })
