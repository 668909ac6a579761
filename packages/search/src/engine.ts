import type { FacetField, OrderKey } from '@vidda/domain/listing'

/** Fields of which each variant has values of its own. */
export const variantFields = ['sizes', 'colors', 'shops'] as const
export type VariantField = (typeof variantFields)[number]

/** What goods are found by, and counted by. Colours are those of the chain's groups; the shop `availableShopId` stands for any that has the goods. */
export type SearchField = FacetField | VariantField

export type Rule = {
  readonly field: SearchField
  /** Alternatives; without any the rule is met by nothing. */
  readonly ids: readonly number[]
}

/** Øre, both ends inclusive. */
export type PriceRange = { readonly min: number; readonly max: number }

/** Rules combine with AND. Those on fields of variants are met by an article of which one and the same variant meets all of them. */
export type Constraints = {
  readonly rules: readonly Rule[]
  /** Articles out of which it is found. */
  readonly ids?: readonly number[]
  readonly price?: PriceRange
}

export type Question = Constraints & {
  readonly chainId: number
  /** As the shopper typed it: words, an article number or an EAN; blank for everything. */
  readonly query: string
}

export type FindQuestion = Question & {
  /** Relevance when there is a query, else by name, when left out. */
  readonly orderBy?: OrderKey | undefined
  readonly descending: boolean
  readonly skip: number
  readonly take: number
}

/** A colour of an article and its first picture. */
export type MetColor = { readonly colorId: number; readonly image: string }

export type Found = {
  readonly total: number
  /** The JSON that is stored of each article of the page, in order. */
  readonly articles: readonly string[]
  /**
   * For each of these articles the colour of the first variant in its document that meets all rules on colours, sizes and shops; null if that variant
   * has no colour, or the colour no picture. Empty if there is no such rule; a rule that any shop has the article does not count as one.
   */
  readonly met: readonly (MetColor | null)[]
  /** The query that was answered in place of the one asked, where a word of it was found nowhere. */
  readonly corrected: string | null
}

export type FacetQuestion = Question & {
  /** The fields that are counted; all when left out. */
  readonly fields?: readonly SearchField[]
  /** Fields whose counts come with the range of prices of their hits. */
  readonly priced?: readonly SearchField[]
}

export type FacetCount = { readonly id: number; readonly count: number; readonly price?: PriceRange }

export type Counted = {
  readonly total: number
  /**
   * By field, ascending by id, and none without hits: how many articles are found with this value in the place of the field's own rules. All other rules
   * hold, for one and the same variant.
   */
  readonly counts: { readonly [Field in SearchField]?: readonly FacetCount[] }
  /** Of what is found without the rule on the price; null where that is nothing. */
  readonly price: PriceRange | null
  readonly corrected: string | null
}

/** A category or a brand: goods stand there together. */
export type CountedPlace = {
  readonly kind: 'category' | 'subcategory' | 'groups' | 'brands'
  readonly id: number
  readonly name: string
  /** The category above a subcategory or group, and the subcategory above a group. */
  readonly category: number | null
  readonly subcategory: number | null
  readonly count: number
}

export type Suggested = {
  /** The stored JSON of what the query finds, the best first; empty for a blank one. */
  readonly articles: readonly string[]
  /** The same of what sells most among it, or among all goods. */
  readonly popular: readonly string[]
  readonly categories: readonly CountedPlace[]
  readonly brands: readonly CountedPlace[]
  readonly corrected: string | null
}

/**
 * How a shop's goods are found. An answer knows every change that was committed before the question, and holds visible articles of the chain alone.
 * `test/contract.suite.ts` says the rest: an engine that passes it can stand in for any other.
 */
export type SearchEngine = {
  find(question: FindQuestion): Promise<Found>
  facets(question: FacetQuestion): Promise<Counted>
  /** What to offer while a shopper types: goods that can be had, and where they stand. The last word of the query may go on. */
  suggest(question: { readonly chainId: number; readonly query: string }): Promise<Suggested>
}
