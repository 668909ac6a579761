import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill } from '@vidda/texts'
import { CampaignsScreen } from '../campaigns/CampaignsScreen.tsx'
import type { CampaignsData } from '../campaigns/load-campaigns.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: (_: CampaignsData, { texts }: App) => texts(campaignsTexts).title,
  head: (_: CampaignsData, { brand, texts }: App) => ({
    title: pageTitle(texts(campaignsTexts).title, brand.name),
    description: fill(texts(campaignsTexts).description, { brand: brand.name }),
    canonical: screens.campaigns,
  }),
}

export const Component = CampaignsScreen
