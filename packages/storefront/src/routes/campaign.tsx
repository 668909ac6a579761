import { campaignsTexts, fill } from '@vidda/texts'
import { CampaignScreen } from '../campaigns/CampaignScreen.tsx'
import type { CampaignData } from '../campaigns/load-campaigns.ts'
import { numberedHead, pageAddress, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ campaign }: CampaignData) => campaign.name,
  head: ({ campaign: { name, description, to }, list }: CampaignData, app: App) => ({
    ...numberedHead(
      app,
      list.parameters.from,
      name,
      fill(app.texts(campaignsTexts).campaignDescription, { name, brand: app.brand.name, text: description }),
    ),
    ...(list.total === 0 ? { robots: 'noindex' as const } : { canonical: pageAddress(to, list.parameters.from) }),
  }),
}

export const Component = CampaignScreen
