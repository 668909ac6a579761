import { fetchFacets } from '@vidda/client/articles'
import { compareText, facets, priceRangeInKroner, valueFacets, type FacetCount, type Filters, type ValueFacet } from '@vidda/domain/listing'
import type { PriceSpan } from '@vidda/domain/slider'
import { filterTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import { eachFacet } from './list-parameters.ts'
import type { SelectedValue } from './selected-values.ts'
import { namedValues, type NamedValue } from './load-values.ts'

/** A value on offer; selecting it alone in its field leaves `count` articles. */
export type OfferedValue = NamedValue & { readonly count: number }

/** What a list can be narrowed by now. A field that the list is of already is left out. */
export type FilterValues = {
  readonly total: number
  readonly offered: Readonly<Record<ValueFacet, readonly OfferedValue[]>>
  /** Whole kroner; null without articles. */
  readonly price: PriceSpan | null
}

/** The form of filters: its words travel with its data, since few pages have one. */
export type FilterFormData = FilterValues & {
  readonly words: Readonly<
    Record<ValueFacet | 'heading' | 'priceRange' | 'lowestPrice' | 'highestPrice' | 'showUncounted' | 'reset', string>
  >
}

export type FilterQuestion = {
  /** What the list is of. */
  readonly base: Filters
  /** What it is of and what was selected. */
  readonly filters: Filters
  readonly selected: readonly SelectedValue[]
  readonly query?: string | undefined
}

/** Values with hits, and those even without that must stay. */
function offeredOf(values: readonly NamedValue[], counts: readonly FacetCount[], staying: ReadonlySet<number>): readonly OfferedValue[] {
  const known = new Map(counts.map(({ id, count }) => [id, count]))
  return values.flatMap((value) => {
    const count = known.get(value.id) ?? 0
    return count > 0 || staying.has(value.id) ? [{ ...value, count }] : []
  })
}

const byName = (values: readonly OfferedValue[]) => values.toSorted((left, right) => compareText(left.name, right.name))

/** All that was offered `before` stays on offer, so that neither the focus nor a press under way loses its option. */
export async function loadFilterValues(
  app: App,
  { base, filters, selected, query }: FilterQuestion,
  before?: FilterValues,
): Promise<FilterValues> {
  const [{ total, counts, price }, values] = await Promise.all([
    fetchFacets(app.api, { filters, ...(query !== undefined && { query }) }),
    Promise.all(valueFacets.map(async (facet) => [facet, await namedValues[facet](app)] as const)),
  ])
  const offered = values.map(([facet, named]) => {
    const { field, ...look } = facets[facet]
    if (base[field]) return [facet, []] as const
    // What was selected must be there to be taken away again.
    const staying = new Set([
      ...selected.flatMap((value) => (value.field === facet ? value.ids : [])),
      ...(before?.offered[facet] ?? []).map(({ id }) => id),
    ])
    const found = offeredOf(named, counts[field], staying)
    return [facet, 'order' in look && look.order === 'name' ? byName(found) : found] as const
  })
  return {
    total,
    offered: Object.fromEntries(offered) as FilterValues['offered'],
    price: price ? priceRangeInKroner(price) : (before?.price ?? null),
  }
}

export async function loadFilterForm(app: App, question: FilterQuestion): Promise<FilterFormData> {
  const { heading, priceRange, lowestPrice, highestPrice, showUncounted, reset, ...texts } = app.texts(filterTexts)
  const labels = eachFacet((facet) => texts[facets[facet].label])
  const words = { ...labels, heading, priceRange, lowestPrice, highestPrice, showUncounted, reset }
  return { ...(await loadFilterValues(app, question)), words }
}
