import { fill, shopPageTexts } from '@vidda/texts'
import { ShopScreen } from '../shop-pages/ShopScreen.tsx'
import type { ShopData } from '../shop-pages/load-shops.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ shop }: ShopData) => shop.name,
  head: (data: ShopData, { brand, texts }: App) => ({
    title: pageTitle(`${texts(shopPageTexts).hours} ${data.shop.name}`, brand.name),
    description: fill(texts(shopPageTexts).shopDescription, { brand: brand.name, shop: data.shop.name, address: data.address }),
    canonical: data.to,
  }),
}

export const Component = ShopScreen
