import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill } from '@vidda/texts'
import { BestsellersScreen } from '../campaigns/BestsellersScreen.tsx'
import type { BestsellersData } from '../campaigns/load-campaigns.ts'
import { numberedHead, pageAddress, type App } from '../app/index.ts'

export const handle = {
  crumb: (_: BestsellersData, { texts }: App) => texts(campaignsTexts).bestsellers,
  head: ({ page }: BestsellersData, app: App) => {
    const { bestsellers, bestsellersDescription } = app.texts(campaignsTexts)
    return {
      ...numberedHead(app, page, bestsellers, fill(bestsellersDescription, { brand: app.brand.name })),
      canonical: pageAddress(screens.bestsellers, page),
    }
  },
}

export const Component = BestsellersScreen
