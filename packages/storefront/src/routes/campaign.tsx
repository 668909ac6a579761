import { campaignsTexts, fill, narrowingTexts } from '@vidda/texts'
import { CampaignScreen, pageAddress, type CampaignData } from '../campaigns/index.ts'
import { numberedTitle, pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ campaign }: CampaignData) => campaign.name,
  head: ({ campaign, page }: CampaignData, { brand, texts }: App) => ({
    title: pageTitle(numberedTitle(campaign.name, page, texts(narrowingTexts)), brand.name),
    description: fill(texts(campaignsTexts).campaignDescription, {
      name: campaign.name,
      brand: brand.name,
      text: campaign.description,
    }),
    canonical: pageAddress(campaign.to, page),
  }),
}

export const Component = CampaignScreen
