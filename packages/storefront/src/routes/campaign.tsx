import { campaignsTexts, fill } from '@vidda/texts'
import { CampaignScreen } from '../campaigns/CampaignScreen.tsx'
import type { CampaignData } from '../campaigns/load-campaigns.ts'
import { numberedHead, pageAddress, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ campaign }: CampaignData) => campaign.name,
  head: ({ campaign: { name, description, to }, page }: CampaignData, app: App) => ({
    ...numberedHead(
      app,
      page,
      name,
      fill(app.texts(campaignsTexts).campaignDescription, { name, brand: app.brand.name, text: description }),
    ),
    canonical: pageAddress(to, page),
  }),
}

export const Component = CampaignScreen
