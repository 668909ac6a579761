import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill } from '@vidda/texts'
import { BestsellersScreen, type BestsellersData } from '../campaigns/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: (_: BestsellersData, { texts }: App) => texts(campaignsTexts).bestsellers,
  head: (_: BestsellersData, { brand, texts }: App) => ({
    title: pageTitle(texts(campaignsTexts).bestsellers, brand.name),
    description: fill(texts(campaignsTexts).bestsellersDescription, { brand: brand.name }),
    canonical: screens.bestsellers,
  }),
}

export const Component = BestsellersScreen
