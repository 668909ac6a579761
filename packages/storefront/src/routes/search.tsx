import { searchTexts } from '@vidda/texts'
import { canonicalList, SearchScreen, type SearchData } from '../listing/index.ts'
import { numberedHead, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ query }: SearchData, { texts }: App) => texts(searchTexts).heading.replace('{query}', query),
  head: ({ query, path, list, help }: SearchData, app: App) => {
    const { heading, description } = app.texts(searchTexts)
    return {
      ...numberedHead(
        app,
        list.choice.from,
        heading.replace('{query}', query),
        description.replace('{query}', query).replace('{brand}', app.brand.name),
      ),
      // Anybody can link to any words: only those that the shop has goods for are a page of its own.
      ...(help || list.corrected !== undefined ? { robots: 'noindex' as const } : { canonical: canonicalList(path, list) }),
    }
  },
}

export const Component = SearchScreen
