import { genderNames, type GenderId } from '../gender/index.ts'
import { priceRangeFromKroner, priceRangeInKroner, type PriceRange } from './filters.ts'
import type { Direction, Filters } from './types.ts'

/** A gender in the filter; `checked` is what its widget shows, and is never sent (spec §3 Filter). */
export type GenderEntry = { readonly id: GenderId; readonly name: string; readonly checked: boolean }

/** The price in the filter, in whole kroner; `checked` when it narrows the list, `asc` while dearer goods come last (spec §3 Filter). */
export type PriceEntry = { readonly asc: boolean; readonly min: number; readonly max: number; readonly checked: boolean }

/** What a shopper filters a list by, as its widgets hold it (spec §3 Filter). */
export type WidgetSelection = {
  readonly genders: readonly GenderEntry[]
  readonly colors: readonly number[]
  readonly brand: readonly number[]
  readonly price: readonly [PriceEntry]
}

/** What the widgets hold of the filters; `full` is the range of prices that the list has, `genders` those on offer. */
export function widgetSelection(
  filters: Filters,
  {
    full,
    genders,
    direction = 'asc',
  }: { readonly full: PriceRange; readonly genders: readonly GenderId[]; readonly direction?: Direction },
): WidgetSelection {
  return {
    genders: genders.map((id) => ({ id, name: genderNames[id], checked: filters.genders?.includes(id) ?? false })),
    colors: filters.colors ?? [],
    brand: filters.brands ?? [],
    price: [{ asc: direction === 'asc', ...priceRangeInKroner(filters.price ?? full), checked: filters.price !== undefined }],
  }
}

/** The filters that the widgets' state stands for: the ids of what is checked, and a price that narrows the list. */
export function filtersOf({ genders, colors, brand, price: [price] }: WidgetSelection): Filters {
  const checked = genders.flatMap(({ id, checked: on }) => (on ? [id] : []))
  return {
    ...(checked.length > 0 && { genders: checked }),
    ...(colors.length > 0 && { colors }),
    ...(brand.length > 0 && { brands: brand }),
    ...(price.checked && { price: priceRangeFromKroner(price.min, price.max) }),
  }
}
