import type { BrandTokens } from '../../kernel/auth/brand-tokens.ts'
import type { Feature } from '../../kernel/feature.ts'
import { tidyNumbers } from './numbers.ts'
import { orderFeedRoutes } from './routes.ts'

export { exportPurchases, type Since } from './export.ts'
export { countSince, feedEnd, readFeed, readPurchase } from './reader.ts'
export { purchaseText } from './text.ts'
export { orders, type Purchase, reservations } from './purchases.ts'

/** What was ordered and reserved, for the chain's own system (README.md). */
export const orderFeedFeature = (tokens: BrandTokens): Feature => ({
  routes: (app, services) => orderFeedRoutes(app, services, tokens),
  hourly: tidyNumbers,
})
