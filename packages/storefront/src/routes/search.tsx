import { searchTexts } from '@vidda/texts'
import { SearchScreen, type SearchData } from '../listing/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ query }: SearchData, { texts }: App) => texts(searchTexts).heading.replace('{query}', query),
  head: ({ query }: SearchData, { brand, texts }: App) => ({
    title: pageTitle(texts(searchTexts).heading.replace('{query}', query), brand.name),
    description: texts(searchTexts).description.replace('{query}', query).replace('{brand}', brand.name),
    robots: 'noindex' as const,
  }),
}

export const Component = SearchScreen
