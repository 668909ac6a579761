import { fill } from '@vidda/texts'
import { CategoryScreen, loadCategory, type CategoryData } from '../listing/index.ts'
import { pageTitle, type App, type Loader } from '../app/index.ts'

export const loader: Loader<CategoryData> = loadCategory

export const handle = {
  head: ({ name, path }: CategoryData, { brand, texts }: App) => ({
    title: pageTitle(name, brand.name),
    description: fill(texts.listing.categoryDescription, { name: name.toLowerCase(), brand: brand.name }),
    canonical: path,
  }),
}

export const Component = CategoryScreen
