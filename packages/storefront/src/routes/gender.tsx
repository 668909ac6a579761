import { fill, listingTexts, narrowingTexts } from '@vidda/texts'
import { canonicalList, GenderListScreen, type GenderData } from '../listing/index.ts'
import { numberedTitle, pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ name }: GenderData) => name,
  head: ({ name, path, list }: GenderData, { brand, texts }: App) => ({
    title: pageTitle(numberedTitle(name, list.choice.from, texts(narrowingTexts)), brand.name),
    description: fill(texts(listingTexts).genderDescription, { name, brand: brand.name }),
    canonical: canonicalList(path, list),
  }),
}

export const Component = GenderListScreen
