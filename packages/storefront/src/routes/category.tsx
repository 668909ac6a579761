import { fill, listingTexts, narrowingTexts } from '@vidda/texts'
import { canonicalList, CategoryScreen, sidedTitle, type CategoryData } from '../listing/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ title }: CategoryData) => title,
  head: ({ title, path, list }: CategoryData, { brand, texts }: App) => ({
    title: pageTitle(sidedTitle(title, list, texts(narrowingTexts)), brand.name),
    description: fill(texts(listingTexts).categoryDescription, { name: title.toLowerCase(), brand: brand.name }),
    canonical: canonicalList(path, list),
  }),
}

export const Component = CategoryScreen
