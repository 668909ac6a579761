import { fill, listingTexts, narrowingTexts } from '@vidda/texts'
import { canonicalList, CategoryScreen, type CategoryData } from '../listing/index.ts'
import { numberedTitle, pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ title }: CategoryData) => title,
  head: ({ title, path, list }: CategoryData, { brand, texts }: App) => ({
    title: pageTitle(numberedTitle(title, list.choice.from, texts(narrowingTexts)), brand.name),
    description: fill(texts(listingTexts).categoryDescription, { name: title.toLowerCase(), brand: brand.name }),
    canonical: canonicalList(path, list),
  }),
}

export const Component = CategoryScreen
