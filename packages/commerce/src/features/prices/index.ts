import type { Feature } from '../../kernel/feature.ts'
import { startAndEndCampaigns } from './writer.ts'

export { settlePrices } from './history.ts'
export { prices } from './import.ts'
export { appendPrices, recordMissingPrices, setPriceClock, startAndEndCampaigns } from './writer.ts'

/** What goods have cost, and campaigns that start and end. */
export const priceFeature: Feature = { tick: startAndEndCampaigns }
