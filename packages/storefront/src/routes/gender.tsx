import { fill, listingTexts } from '@vidda/texts'
import { canonicalList, GenderListScreen, type GenderData } from '../listing/index.ts'
import { numberedHead, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ name }: GenderData) => name,
  head: ({ name, path, list }: GenderData, app: App) => ({
    ...numberedHead(app, list.parameters.from, name, fill(app.texts(listingTexts).genderDescription, { name, brand: app.brand.name })),
    canonical: canonicalList(path, list),
  }),
}

export const Component = GenderListScreen
