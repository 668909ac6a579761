import type { Feature } from '../../kernel/feature.ts'
import { suggestionRoutes } from './routes.ts'

/** What to offer while a shopper types. */
export const suggestionFeature: Feature = { routes: suggestionRoutes }
