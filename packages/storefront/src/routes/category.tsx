import { fill, listingTexts } from '@vidda/texts'
import { CategoryScreen, type CategoryData } from '../listing/index.ts'
import type { App } from '../app/index.ts'
import { listHead } from './list-head.ts'

export const handle = {
  crumb: ({ name }: CategoryData) => name,
  head: ({ name, path, list }: CategoryData, app: App) => {
    const description = fill(app.texts(listingTexts).categoryDescription, { name: name.toLowerCase(), brand: app.brand.name })
    return listHead({ name, description, path, list }, app)
  },
}

export const Component = CategoryScreen
