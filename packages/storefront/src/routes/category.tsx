import { fill, listingTexts } from '@vidda/texts'
import { CategoryScreen, type CategoryData } from '../listing/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ name }: CategoryData) => name,
  head: ({ name, path }: CategoryData, { brand, texts }: App) => ({
    title: pageTitle(name, brand.name),
    description: fill(texts(listingTexts).categoryDescription, { name: name.toLowerCase(), brand: brand.name }),
    canonical: path,
  }),
}

export const Component = CategoryScreen
