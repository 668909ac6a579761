export type { BestsellersData, CampaignData, CampaignsData } from './load-campaigns.ts'
