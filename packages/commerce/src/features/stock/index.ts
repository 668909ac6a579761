import type { FollowUps } from '../../import/follow-ups.ts'
import type { BrandTokens } from '../../kernel/auth/brand-tokens.ts'
import type { Feature } from '../../kernel/feature.ts'
import { stockRoutes } from './routes.ts'

export { stock, variants } from './import.ts'
export { type Back, putBack, takeAll, type Wanted } from './take.ts'

/** Stock from the chain's own system. */
export const stockFeature = (tokens: BrandTokens, followUps: FollowUps): Feature => ({
  routes: (app, services) => stockRoutes(app, services, { tokens, followUps }),
})
