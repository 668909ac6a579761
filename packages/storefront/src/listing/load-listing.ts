import { fetchListing, type ListingQuery } from '@vidda/client/articles'
import { isGenderAllowed, isGenderUrl } from '@vidda/domain/gender'
import { facets, screenTake, type Filters } from '@vidda/domain/listing'
import { goodsTexts } from '@vidda/texts'
import { redirect } from 'react-router-dom'
import type { App } from '../app/index.ts'
import { cardOf, type Card } from './card.ts'
import { preloadFilterForm } from './filter-form-code.ts'
import { eachFacet, isFromForm, listHref, readParameters, sorts, type ListParameters, type Sort } from './list-parameters.ts'
import { allFilters, type SelectedValue } from './selected-values.ts'
import { loadFilterForm, type FilterFormData } from './load-filter-values.ts'
import { loadSelected } from './load-values.ts'

export type ListPage = {
  readonly cards: readonly Card[]
  readonly total: number
  readonly lastPage: number
  /** Its `from` and `to` are the pages that the cards are of. */
  readonly parameters: ListParameters
  readonly sort: Sort | null
  readonly selected: readonly SelectedValue[]
  /** What the list is of. */
  readonly base: Filters
  readonly query?: string
  /** The query that was answered, where nothing was found for the one that was asked. */
  readonly corrected?: string
  /** What the form of filters offers, where the address asks for it. */
  readonly form: FilterFormData | null
}

export type ListWish = {
  /** What the list is of; the shopper cannot filter by these fields. */
  readonly base: Filters
  readonly query?: string
  readonly parameters: ListParameters
  /** The order until the shopper chooses; relevance when null. */
  readonly defaultSort: Sort | null
}

/** The parameters in a list's address; one that a form has written leads on to the address that links have. */
export function readList(request: Request): ListParameters {
  const { pathname, searchParams } = new URL(request.url)
  const parameters = readParameters(searchParams)
  // Thrown, so that it ends the loader that reads.
  if (isFromForm(searchParams)) throw redirect(listHref(pathname, parameters), 302)
  return parameters
}

type Fetched = Pick<ListPage, 'cards' | 'total' | 'lastPage' | 'corrected'>

/** What was selected: of the brand's genders alone, and nothing that the list is of already. */
function free({ brand }: App, base: Filters, parameters: ListParameters): ListParameters {
  const genders = parameters.gender.filter((url) => isGenderUrl(url) && isGenderAllowed(url, brand.genders))
  return { ...parameters, ...eachFacet((facet) => (base[facets[facet].field] ? [] : facet === 'gender' ? genders : parameters[facet])) }
}

const known = (parameters: ListParameters, selected: readonly SelectedValue[]): ListParameters => ({
  ...parameters,
  ...eachFacet((facet) => selected.flatMap((value) => (value.field === facet ? [value.slug] : []))),
})

export async function loadListing(app: App, { base, query, parameters: asked, defaultSort }: ListWish): Promise<ListPage> {
  const offered = free(app, base, asked)
  const selected = await loadSelected(app, offered)
  const parameters = known(offered, selected)
  const sort = parameters.sort ?? defaultSort
  const list = { parameters, sort, selected, base, ...(query !== undefined && { query }) }
  const filters = allFilters(list)
  const [fetched, form] = await Promise.all([
    fetchExisting(app, list),
    parameters.form ? loadFilterForm(app, { base, filters, selected, query }) : null,
    parameters.form && preloadFilterForm(),
  ])
  const { from, to } = parameters
  const shown = { ...parameters, from: Math.min(from, fetched.lastPage), to: Math.min(to, fetched.lastPage) }
  return { ...list, ...fetched, parameters: shown, form }
}

type Asked = Pick<ListPage, 'parameters' | 'sort' | 'selected' | 'base' | 'query'>

/** The pages that the address names; the last one where the list has become shorter than that. */
async function fetchExisting(app: App, list: Asked): Promise<Fetched> {
  const { from, to } = list.parameters
  const fetched = await fetchPages(app, list, from, to)
  return fetched.total > 0 && from > fetched.lastPage ? fetchPages(app, list, fetched.lastPage, fetched.lastPage) : fetched
}

/** The list with its next page under what is shown. Goods may have moved between pages since the last one was fetched. */
export async function withNextPage(app: App, list: ListPage): Promise<ListPage> {
  const to = list.parameters.to + 1
  const more = await fetchPages(app, list, to, to)
  const shown = new Set(list.cards.map(({ id }) => id))
  const fresh = more.cards.filter(({ id }) => !shown.has(id))
  return { ...list, ...more, cards: [...list.cards, ...fresh], parameters: { ...list.parameters, to } }
}

/** Pages of a list, 1-based, both ends included: one request, which for several pages begins at the first. */
async function fetchPages(app: App, list: Asked, from: number, to: number): Promise<Fetched> {
  const { sort, parameters, query } = list
  const many = to > from
  const wish: ListingQuery = {
    filters: allFilters(list),
    ...(many ? { page: 1, take: screenTake * to } : { page: from, take: screenTake }),
    ...(query !== undefined && { query }),
    ...(sort !== null && { orderBy: sorts[sort], order: parameters.direction }),
  }
  const { articles, total, corrected } = await fetchListing(app.api, wish)
  const shown = many ? articles.slice((from - 1) * screenTake) : articles
  return {
    cards: shown.map((article) => cardOf(article, app.texts(goodsTexts))),
    total,
    lastPage: Math.max(1, Math.ceil(total / screenTake)),
    ...(corrected !== undefined && { corrected }),
  }
}
