export { endsSoon, lastInstant, timeLeft } from './countdown.ts'
export { mainCampaign } from './main-campaign.ts'
export type { TimeLeft } from './countdown.ts'
export type { Campaign } from './types.ts'
