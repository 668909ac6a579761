import type { Feature } from '../../kernel/feature.ts'
import { checkoutRoutes } from './routes.ts'

/** The cart, checked against prices and stock. */
export const checkoutFeature: Feature = { routes: checkoutRoutes }
