import { fill, listingTexts, narrowingTexts } from '@vidda/texts'
import { canonicalList, GenderListScreen, sidedTitle, type GenderData } from '../listing/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ name }: GenderData) => name,
  head: ({ name, path, list }: GenderData, { brand, texts }: App) => ({
    title: pageTitle(sidedTitle(name, list, texts(narrowingTexts)), brand.name),
    description: fill(texts(listingTexts).genderDescription, { name, brand: brand.name }),
    canonical: canonicalList(path, list),
  }),
}

export const Component = GenderListScreen
