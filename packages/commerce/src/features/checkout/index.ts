import type { Feature } from '../../kernel/feature.ts'
import type { BrowserIds } from '../payments/index.ts'
import { checkoutRoutes } from './routes.ts'

/** The cart, checked against prices and stock. */
export const checkoutFeature = (ids: BrowserIds): Feature => ({ routes: (app, services) => checkoutRoutes(app, services, ids) })
