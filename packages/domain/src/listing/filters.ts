import { kronerFromOre, oreFromKroner } from '../money-wire/index.ts'
import type { Ore } from '../money/index.ts'
import { between } from './number-filters.ts'
import type { Filters } from './types.ts'

/** The filters that a shopper selects value by value; the others name what the listing is of. */
export const selectableFields = ['genders', 'colors', 'brands'] as const
export type SelectableField = (typeof selectableFields)[number]

export type PriceRange = NonNullable<Filters['price']>

/** Price filter ends as sliders and addresses hold them: whole kroner. */
export const priceRangeFromKroner = (min: number, max: number): PriceRange => ({ min: oreFromKroner(min), max: oreFromKroner(max) })

export const priceRangeInKroner = ({ min, max }: PriceRange): { readonly min: number; readonly max: number } => ({
  min: kronerFromOre(min),
  max: kronerFromOre(max),
})

/** Inclusive at both ends (spec §5). */
export const isWithinPrice = (price: Ore, range: PriceRange): boolean => between(range.min, range.max)(price)

const isChanged = (price: PriceRange, full: PriceRange): boolean => price.min !== full.min || price.max !== full.max

const without = <Key extends keyof Filters>(filters: Filters, keys: readonly Key[]): Omit<Filters, Key> =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.some((left) => left === key))) as Omit<Filters, Key>

/** Adds the value, or removes it when it is selected already. */
export const toggleFilter = (filters: Filters, key: SelectableField, value: number): Filters => {
  const selected = filters[key] ?? []
  const next = selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]
  return next.length === 0 ? without(filters, [key]) : { ...filters, [key]: next }
}

/** Sets the price range; the full range is no filter. */
export const withPrice = (filters: Filters, price: PriceRange, fullPrice: PriceRange): Filters =>
  isChanged(price, fullPrice) ? { ...filters, price } : without(filters, ['price'])

/** Leaves only what the listing is of. */
export const clearFilters = (filters: Filters): Filters => without(filters, [...selectableFields, 'price'])
