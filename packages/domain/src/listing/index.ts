export { chosenFilter, filtersOf } from './chosen.ts'
export type { ChosenFilter, GenderEntry, PriceEntry } from './chosen.ts'
export {
  choosable,
  clearFilters,
  filterCount,
  isWithinPrice,
  priceRangeFromKroner,
  priceRangeInKroner,
  toggleFilter,
  withPrice,
} from './filters.ts'
export type { Choosable, PriceRange } from './filters.ts'
export { defaultOrder, missingRank, remainingHits, screenTake, searchTake } from './limits.ts'
export { between, less, more } from './number-filters.ts'
export { longestQuery, normalQuery } from './query.ts'
export { compareBoolean, compareNumber, compareText, sortArticles, sorted } from './sort.ts'
export type { Comparison } from './sort.ts'
export { facetFields, orderKeys } from './types.ts'
export type { Direction, FacetCount, FacetField, Facets, Filters, Listing, OrderKey } from './types.ts'
