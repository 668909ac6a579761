import { campaignsTexts, fill } from '@vidda/texts'
import { CampaignScreen, type CampaignData } from '../campaigns/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ campaign }: CampaignData) => campaign.name,
  head: ({ campaign }: CampaignData, { brand, texts }: App) => ({
    title: pageTitle(campaign.name, brand.name),
    description: fill(texts(campaignsTexts).campaignDescription, {
      name: campaign.name,
      brand: brand.name,
      text: campaign.description,
    }),
    canonical: campaign.to,
  }),
}

export const Component = CampaignScreen
