import { appendPrices, settlePrices } from './features/prices/index.ts'
import { refreshDocuments } from './features/search/index.ts'
import { prepareChain } from './features/settings/index.ts'
import type { FollowUps } from './import/follow-ups.ts'

/** What follows from records that are brought in, by the features that it follows for. */
export const followUps: FollowUps = { prepareChain, appendPrices, settlePrices, refreshDocuments }
