import { facets, priceRangeFromKroner, valueFacets, type Filters, type ValueFacet } from '@vidda/domain/listing'
import type { ListParameters, PriceSelection } from './list-parameters.ts'

/** A value that the list is filtered by, with all that its chip and its request need. */
export type SelectedValue = {
  readonly field: ValueFacet
  /** As it stands in the address. */
  readonly slug: string
  readonly ids: readonly number[]
  readonly text: string
  readonly hex?: string
}

type Filtered = { readonly base: Filters; readonly selected: readonly SelectedValue[]; readonly parameters: Pick<ListParameters, 'price'> }

/** The dearest that a price without an upper end asks for, kroner. */
const noLimit = 1_000_000

/** The rules that the selected values and prices make. */
function selectedFilters(selected: readonly SelectedValue[], price: PriceSelection | null): Filters {
  const lists = valueFacets.flatMap((facet) => {
    const ids = selected.flatMap((value) => (value.field === facet ? value.ids : []))
    return ids.length > 0 ? [[facets[facet].field, [...new Set(ids)]] as const] : []
  })
  return {
    ...(Object.fromEntries(lists) as Filters),
    ...(price && { price: priceRangeFromKroner(price.min ?? 0, price.max ?? noLimit) }),
  }
}

/** What a list is of and what was selected. */
export const allFilters = ({ base, selected, parameters }: Filtered): Filters => ({
  ...base,
  ...selectedFilters(selected, parameters.price),
})

/** The number on the filter button: each selected value counts one, and so does a selected price (spec §2 Sort bar). */
export const selectedCount = (selected: readonly SelectedValue[], price: PriceSelection | null): number =>
  selected.length + Number(price !== null)

/** The parameters without one of their values. */
export const without = (parameters: ListParameters, { field, slug }: Pick<SelectedValue, 'field' | 'slug'>): Partial<ListParameters> => ({
  [field]: parameters[field].filter((other) => other !== slug),
  from: 1,
  to: 1,
})
