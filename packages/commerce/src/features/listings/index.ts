import type { Feature } from '../../kernel/feature.ts'
import { listingRoutes } from './routes.ts'

export { mostListed } from './reader.ts'

/** Lists of articles by search and filters. */
export const listingFeature: Feature = { routes: listingRoutes }
