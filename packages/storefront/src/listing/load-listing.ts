import { fetchListing } from '@vidda/client/articles'
import type { Filters } from '@vidda/domain/listing'
import { goodsTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import { cardOf, type Card } from './card.ts'
import { sorts, type ListChoice, type Sort } from './choice.ts'

export type ListPage = {
  readonly cards: readonly Card[]
  readonly total: number
  readonly page: number
  readonly lastPage: number
  readonly choice: ListChoice
  readonly sort: Sort | null
}

export type ListWish = {
  readonly filters: Filters
  readonly query?: string
  readonly choice: ListChoice
  /** The order until the shopper chooses; relevance when null. */
  readonly defaultSort: Sort | null
}

export async function loadListing(app: App, { filters, query, choice, defaultSort }: ListWish): Promise<ListPage> {
  const sort = choice.sort ?? defaultSort
  const listing = await fetchListing(app.api, {
    filters,
    page: choice.page,
    take: 20,
    ...(query === undefined ? {} : { query }),
    ...(sort === null ? {} : { orderBy: sorts[sort], order: choice.direction }),
  })
  return {
    cards: listing.articles.map((article) => cardOf(article, app.texts(goodsTexts))),
    total: listing.total,
    page: listing.page,
    lastPage: listing.lastPage,
    choice,
    sort,
  }
}
