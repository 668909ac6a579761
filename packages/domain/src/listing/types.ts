import type { Article } from '../article/index.ts'
import type { Ore } from '../money/index.ts'
import { valueFields, type ValueField } from './facets.ts'

export const orderKeys = ['Name', 'Price', 'Bestseller', 'Created'] as const
export type OrderKey = (typeof orderKeys)[number]
export type Direction = 'asc' | 'desc'

/** Fields of which a listing is of one value. */
export const singleFields = ['category', 'subcategory'] as const

/** What articles are narrowed by; the contract turns it into filter rules (spec §3 Filter). */
export type Filters = { readonly [Field in ValueField | 'ids' | 'campaigns']?: readonly number[] } & {
  readonly [Field in (typeof singleFields)[number]]?: number
} & {
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
export const facetFields = [...valueFields, ...singleFields, 'campaigns'] as const
export type FacetField = (typeof facetFields)[number]

/** Every field of a filter rule. */
export const filterFields = [...valueFields, ...singleFields, 'ids', 'campaigns', 'price'] as const
export type FilterField = (typeof filterFields)[number]

/** Hits per value: as many as a search has that is filtered by this value alone in its field. */
export type Facets = {
  readonly total: number
  readonly counts: Readonly<Record<FacetField, readonly FacetCount[]>>
  /** Null without hits. */
  readonly price: NonNullable<Filters['price']> | null
  readonly corrected?: string
}
