import { narrowingTexts, searchTexts } from '@vidda/texts'
import { canonicalList, SearchScreen, type SearchData } from '../listing/index.ts'
import { numberedTitle, pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ query }: SearchData, { texts }: App) => texts(searchTexts).heading.replace('{query}', query),
  head: ({ query, path, list, help }: SearchData, { brand, texts }: App) => ({
    title: pageTitle(
      numberedTitle(texts(searchTexts).heading.replace('{query}', query), list.choice.from, texts(narrowingTexts)),
      brand.name,
    ),
    description: texts(searchTexts).description.replace('{query}', query).replace('{brand}', brand.name),
    // Anybody can link to any words: only those that the shop has goods for are a page of its own.
    ...(help || list.corrected !== undefined ? { robots: 'noindex' as const } : { canonical: canonicalList(path, list) }),
  }),
}

export const Component = SearchScreen
