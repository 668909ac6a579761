import { fill, searchTexts } from '@vidda/texts'
import { SearchScreen } from '../listing/SearchScreen.tsx'
import type { SearchData } from '../listing/load-lists.ts'
import { numberedHead, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ query }: SearchData, { texts }: App) => fill(texts(searchTexts).heading, { query }),
  head: ({ query, list }: SearchData, app: App) => {
    const { heading, description } = app.texts(searchTexts)
    return {
      ...numberedHead(app, list.parameters.from, fill(heading, { query }), fill(description, { query, brand: app.brand.name })),
      // What anybody types is not a page of the shop; the goods that it leads to are.
      robots: 'noindex, follow' as const,
    }
  },
}

export const Component = SearchScreen
