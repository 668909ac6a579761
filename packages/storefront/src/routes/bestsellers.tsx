import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill, narrowingTexts } from '@vidda/texts'
import { BestsellersScreen, pageAddress, type BestsellersData } from '../campaigns/index.ts'
import { numberedTitle, pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: (_: BestsellersData, { texts }: App) => texts(campaignsTexts).bestsellers,
  head: ({ page }: BestsellersData, { brand, texts }: App) => ({
    title: pageTitle(numberedTitle(texts(campaignsTexts).bestsellers, page, texts(narrowingTexts)), brand.name),
    description: fill(texts(campaignsTexts).bestsellersDescription, { brand: brand.name }),
    canonical: pageAddress(screens.bestsellers, page),
  }),
}

export const Component = BestsellersScreen
