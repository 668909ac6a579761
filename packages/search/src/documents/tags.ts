import { availableShopId } from '@vidda/domain/shop'
import { type Rule, type SearchField, variantFields } from '../engine.ts'

/** Search documents hold these numbers: a new field takes the next one, and none changes. */
const numbers = {
  genders: 1,
  colors: 2,
  brands: 3,
  shops: 4,
  groups: 5,
  category: 6,
  subcategory: 7,
  campaigns: 8,
  sizes: 9,
  /** Colours and sizes of those variants alone that some shop has; no document holds them. */
  colorsInStock: 10,
  sizesInStock: 11,
} as const satisfies Readonly<Record<SearchField, number>> & Readonly<Record<string, number>>

export type TagKind = keyof typeof numbers

const isSearchField = (kind: string): kind is SearchField => !kind.endsWith('InStock')

/** Everything that is counted. */
export const searchFields: readonly SearchField[] = Object.keys(numbers).filter(isSearchField)

export const isOfVariants = (field: SearchField): boolean => variantFields.some((one) => one === field)

const span = 2 ** 24

/** The largest id that a value can have. */
export const largestId = span - 1

/** One number per value of each field, so that one map answers every filter. */
export const tag = (kind: TagKind, id: number): number => numbers[kind] * span + id

/** Every tag of a kind lies from the first up to, and without, the second. */
export const tagsOfKind = (kind: TagKind): readonly [first: number, end: number] => [tag(kind, 0), tag(kind, span)]

/** The id that a tag stands for. */
export const idOfTag = (one: number): number => one % span

/** Met by goods that somebody can get (decisions.md, Stock). */
export const obtainable: Rule = { field: 'shops', ids: [availableShopId] }
