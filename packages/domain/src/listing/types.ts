import type { Article } from '../article/index.ts'
import type { Ore } from '../money/index.ts'

export const orderKeys = ['Name', 'Price', 'Bestseller', 'Created'] as const
export type OrderKey = (typeof orderKeys)[number]
export type Direction = 'asc' | 'desc'

/** What the screens choose; the contract turns it into filter rules (spec §3 Filter). */
export type Filters = {
  readonly genders?: readonly number[]
  readonly colors?: readonly number[]
  readonly brands?: readonly number[]
  readonly shops?: readonly number[]
  readonly groups?: readonly number[]
  readonly category?: number
  readonly subcategory?: number
  readonly ids?: readonly number[]
  readonly campaigns?: readonly number[]
  /** Both ends inclusive. */
  readonly price?: { readonly min: Ore; readonly max: Ore }
}

export type Listing = {
  readonly articles: readonly Article[]
  readonly total: number
  /** 1-based. */
  readonly page: number
  readonly lastPage: number
  /** The query that was answered, where nothing was found for the one that was asked. */
  readonly corrected?: string
}

export type FacetCount = { readonly id: number; readonly count: number }

/** The fields whose values are counted. */
export const facetFields = ['genders', 'colors', 'brands', 'shops', 'groups', 'category', 'subcategory', 'campaigns'] as const
export type FacetField = (typeof facetFields)[number]

/** Hits per value: as many as a search has that is filtered by this value alone in its field. */
export type Facets = {
  readonly total: number
  readonly counts: Readonly<Record<FacetField, readonly FacetCount[]>>
  /** Null without hits. */
  readonly price: NonNullable<Filters['price']> | null
  readonly corrected?: string
}
