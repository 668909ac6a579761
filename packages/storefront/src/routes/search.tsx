import { SearchScreen, type SearchData } from '../listing/index.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  head: ({ query }: SearchData, { brand, texts }: App) => ({
    title: pageTitle(texts.search.heading.replace('{query}', query), brand.name),
    description: texts.search.description.replace('{query}', query).replace('{brand}', brand.name),
    robots: 'noindex' as const,
  }),
}

export const Component = SearchScreen
