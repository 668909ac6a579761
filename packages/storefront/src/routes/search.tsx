import { loadListing, readChoice, SearchScreen, type SearchData } from '../listing/index.ts'
import { pageTitle, type App, type Loader } from '../app/index.ts'

export const loader: Loader<SearchData> = async (app, { params, request }) => {
  const query = (params.query ?? '').normalize('NFC').replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim()
  const choice = readChoice(new URL(request.url).searchParams)
  return { query, list: await loadListing(app, { filters: {}, query, choice, defaultSort: null }) }
}

export const handle = {
  head: ({ query }: SearchData, { brand, texts }: App) => ({
    title: pageTitle(texts.search.heading.replace('{query}', query), brand.name),
    description: texts.search.description.replace('{query}', query).replace('{brand}', brand.name),
    robots: 'noindex' as const,
  }),
}

export const Component = SearchScreen
