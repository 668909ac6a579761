import { fill, shopsTexts } from '@vidda/texts'
import { shopJsonLd, ShopScreen, type ShopData } from '../shops/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ shop }: ShopData) => shop.name,
  head: (data: ShopData, { brand, texts }: App) => ({
    title: pageTitle(`${texts(shopsTexts).hours} ${data.shop.name}`, brand.name),
    description: fill(texts(shopsTexts).shopDescription, { brand: brand.name, shop: data.shop.name, address: data.shop.address }),
    canonical: data.shop.to,
    jsonLd: [shopJsonLd(data, brand)],
  }),
}

export const Component = ShopScreen
