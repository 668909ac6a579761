import { fill, listingTexts } from '@vidda/texts'
import { canonicalList, CategoryScreen, type CategoryData } from '../listing/index.ts'
import { numberedHead, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ title }: CategoryData) => title,
  head: ({ title, path, list }: CategoryData, app: App) => ({
    ...numberedHead(
      app,
      list.parameters.from,
      title,
      fill(app.texts(listingTexts).categoryDescription, { name: title.toLowerCase(), brand: app.brand.name }),
    ),
    ...(list.total === 0 ? { robots: 'noindex' as const } : { canonical: canonicalList(path, list) }),
  }),
}

export const Component = CategoryScreen
