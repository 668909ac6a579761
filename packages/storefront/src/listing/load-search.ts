import { fetchListing } from '@vidda/client/articles'
import { normalQuery } from '@vidda/domain/listing'
import { categoryPath, screens, searchPath } from '@vidda/domain/route'
import { goodsTexts } from '@vidda/texts'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import type { App } from '../app/index.ts'
import { cardOf, type Card } from './card.ts'
import type { LinkTile } from './links.ts'
import { selectedCount } from './selected-values.ts'
import { loadListing, type ListPage } from './load-listing.ts'
import { readList } from './read-list.ts'

export type SearchData = {
  readonly query: string
  readonly path: string
  readonly list: ListPage
  /** What helps where nothing was found; null where something was. */
  readonly help: { readonly categories: readonly LinkTile[]; readonly popular: readonly Card[] } | null
}

/** Two rows of four. */
const popularTake = 8

/** What fits a query, best first; where nothing does, what others want. */
export async function loadSearch(app: App, { params, request }: LoaderFunctionArgs): Promise<SearchData> {
  const query = normalQuery(params.query ?? '')
  if (query === '') throw redirect(screens.home, 302)
  const list = await loadListing(app, { base: {}, query, parameters: readList(request), defaultSort: null })
  const nothing = list.total === 0 && selectedCount(list.selected, list.parameters.price) === 0
  return { query, path: searchPath(query), list, help: nothing ? await loadHelp(app) : null }
}

async function loadHelp(app: App): Promise<SearchData['help']> {
  const [categories, { articles }] = await Promise.all([
    app.reference.categories(),
    fetchListing(app.api, { filters: {}, take: popularTake, orderBy: 'Bestseller', order: 'asc' }),
  ])
  return {
    categories: categories.map(({ name, slug }) => ({ text: name, to: categoryPath(slug) })),
    popular: articles.map((article) => cardOf(article, app.texts(goodsTexts))),
  }
}
