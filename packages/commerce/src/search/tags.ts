import type { FacetField } from '@vidda/domain/listing'
import { availableShopId } from '@vidda/domain/shop'
import type { ArticleRow } from './article-rows.ts'
import { colorsOf, type Names } from './names.ts'

export type TagKind = FacetField | 'sizes'

type Tagged = {
  /** Search documents hold this number: a new kind takes the next one, and none changes. */
  readonly number: number
  /** Ids of the kind's values that an article has. */
  readonly of: (row: ArticleRow, names: Names) => readonly number[]
}

/** The shops with stock, and the one that stands for any of them. */
const obtainableIn = (available: readonly number[]): readonly number[] => (available.length > 0 ? [availableShopId, ...available] : [])

const kinds: Readonly<Record<TagKind, Tagged>> = {
  genders: { number: 1, of: ({ genders }) => genders },
  colors: { number: 2, of: (row, names) => [...new Set(colorsOf(row, names).map(({ group }) => group.id))] },
  brands: { number: 3, of: (row) => [row.product_line_id] },
  shops: { number: 4, of: ({ available }) => obtainableIn(available) },
  groups: { number: 5, of: (row) => [row.group_id] },
  category: { number: 6, of: (row) => [row.main_group_id] },
  subcategory: { number: 7, of: (row) => [row.subcategory_id] },
  campaigns: { number: 8, of: ({ campaigns }) => campaigns.map(({ campaignId }) => campaignId) },
  sizes: { number: 9, of: (row) => row.size_ids },
}

/** What search documents are found by. */
export const tagKinds = Object.keys(kinds) as readonly TagKind[]

const span = 2 ** 24

/** The largest id that a tag can hold. */
export const maxTagged = span - 1

/** One number per facet value, so that one index over `int[]` answers every filter. */
export const tag = (kind: TagKind, id: number): number => kinds[kind].number * span + id

/** Every tag of a kind lies from the first up to, and without, the second. */
export const tagsOfKind = (kind: TagKind): readonly [first: number, end: number] => [tag(kind, 0), tag(kind, span)]

export const shopTagsOf = (available: readonly number[]): number[] => obtainableIn(available).map((id) => tag('shops', id))

export const tagsOf = (row: ArticleRow, names: Names): number[] =>
  tagKinds.flatMap((kind) => kinds[kind].of(row, names).map((id) => tag(kind, id)))

export const shopTags = tagsOfKind('shops')

/** The id that a tag stands for. */
export const idOfTag = (one: number): number => one % span

/** The tag of goods that somebody can get (decisions.md, Stock). */
export const obtainable = tag('shops', availableShopId)
