import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill } from '@vidda/texts'
import { CampaignsScreen, type CampaignsData } from '../campaigns/index.ts'
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
