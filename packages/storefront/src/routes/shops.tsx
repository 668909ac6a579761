import { screens } from '@vidda/domain/route'
import { fill, shopsTexts } from '@vidda/texts'
import { ShopsScreen } from '../shop-pages/ShopsScreen.tsx'
import type { ShopsData } from '../shop-pages/load-shops.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: (_: ShopsData, { texts }: App) => texts(shopsTexts).title,
  head: (_: ShopsData, { brand, texts }: App) => ({
    title: pageTitle(texts(shopsTexts).title, brand.name),
    description: fill(texts(shopsTexts).description, { brand: brand.name }),
    canonical: screens.shops,
  }),
}

export const Component = ShopsScreen
