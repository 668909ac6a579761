import type { Feature } from '../../kernel/feature.ts'
import { settingsRoutes } from './routes.ts'

export { prepareChain } from './prepare-chain.ts'
export { comingCampaigns, hasGoods, lostLinks, shopNotes, type ShopTenant } from './shop-notes.ts'
export { beginChains } from './tenant-chains.ts'
export { homes, settings, shippingMethods } from './import.ts'

/** The home page, and what anybody may know of the brand. */
export const settingsFeature: Feature = { routes: settingsRoutes }
