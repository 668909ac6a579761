import { fill, listingTexts } from '@vidda/texts'
import { GenderListScreen, type GenderData } from '../listing/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ name }: GenderData) => name,
  head: ({ name, path }: GenderData, { brand, texts }: App) => ({
    title: pageTitle(name, brand.name),
    description: fill(texts(listingTexts).genderDescription, { name: name.toLowerCase(), brand: brand.name }),
    canonical: path,
  }),
}

export const Component = GenderListScreen
