import { fetchFacets } from '@vidda/client/articles'
import { genderIds, genderNames, menuGenders } from '@vidda/domain/gender'
import { compareText, priceRangeInKroner, type FacetCount, type Filters } from '@vidda/domain/listing'
import type { PriceSpan } from '@vidda/domain/slider'
import { filterTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import type { ValueField } from './choice.ts'
import type { Chosen } from './chosen.ts'
import { namedValues, type NamedValue } from './load-values.ts'

/** A value on offer; choosing it alone in its field leaves `count` articles. */
export type OfferedValue = NamedValue & { readonly count: number }

/** What a list can be narrowed by now. A field that the list is of already is left out. */
export type FilterValues = {
  readonly total: number
  readonly offered: Readonly<Record<ValueField, readonly OfferedValue[]>>
  /** Whole kroner; null without articles. */
  readonly price: PriceSpan | null
}

/** The form of filters: its words travel with its data, since few pages have one. */
export type FilterFormData = FilterValues & {
  readonly words: Readonly<
    Record<ValueField | 'heading' | 'priceRange' | 'lowestPrice' | 'highestPrice' | 'showUncounted' | 'reset', string>
  >
}

export type FilterQuestion = {
  /** What the list is of. */
  readonly base: Filters
  /** What it is of and what was chosen. */
  readonly filters: Filters
  readonly chosen: readonly Chosen[]
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

/** Of `before`, what was offered until now, nothing goes: neither the focus nor a finger on its way loses what it is at. */
export async function loadFilterValues(
  app: App,
  { base, filters, chosen, query }: FilterQuestion,
  before?: FilterValues,
): Promise<FilterValues> {
  const [{ total, counts, price }, group, color, brand, shop] = await Promise.all([
    fetchFacets(app.api, { filters, ...(query !== undefined && { query }) }),
    namedValues.group(app),
    namedValues.color(app),
    namedValues.brand(app),
    namedValues.shop(app),
  ])
  // What was chosen must be there to be taken away again.
  const ids = (field: ValueField) =>
    new Set([...chosen.flatMap((value) => (value.field === field ? value.ids : [])), ...(before?.offered[field] ?? []).map(({ id }) => id)])
  const genders = menuGenders(app.brand.genders).map((slug) => ({ id: genderIds[slug], slug, name: genderNames[genderIds[slug]] }))
  return {
    total,
    offered: {
      gender: base.genders ? [] : offeredOf(genders, counts.genders, ids('gender')),
      group: base.groups ? [] : byName(offeredOf(group, counts.groups, ids('group'))),
      color: offeredOf(color, counts.colors, ids('color')),
      brand: byName(offeredOf(brand, counts.brands, ids('brand'))),
      shop: offeredOf(shop, counts.shops, ids('shop')),
    },
    price: price ? priceRangeInKroner(price) : (before?.price ?? null),
  }
}

export async function loadFilterForm(app: App, question: FilterQuestion): Promise<FilterFormData> {
  const { gender, group, color, brand, shop, heading, priceRange, lowestPrice, highestPrice, showUncounted, reset } = app.texts(filterTexts)
  const words = { gender, group, color, brand, shop, heading, priceRange, lowestPrice, highestPrice, showUncounted, reset }
  return { ...(await loadFilterValues(app, question)), words }
}
