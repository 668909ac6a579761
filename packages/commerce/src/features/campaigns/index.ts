import type { Feature } from '../../kernel/feature.ts'
import { campaignRoutes } from './routes.ts'

export { campaignArticles, campaigns } from './import.ts'

/** Campaigns that run now, and their articles. */
export const campaignFeature: Feature = { routes: campaignRoutes }
