import type { FacetField } from '@vidda/domain/listing'
import { availableShopId } from '@vidda/domain/shop'

export type TagKind = FacetField | 'sizes'

/** Search documents hold these numbers: a new kind takes the next one, and none changes. */
const kinds: Readonly<Record<TagKind, number>> = {
  genders: 1,
  colors: 2,
  brands: 3,
  shops: 4,
  groups: 5,
  category: 6,
  subcategory: 7,
  campaigns: 8,
  sizes: 9,
}

const span = 2 ** 24

/** The largest id that a tag can hold. */
export const maxTagged = span - 1

/** One number per facet value, so that one index over `int[]` answers every filter. */
export const tag = (kind: TagKind, id: number): number => kinds[kind] * span + id

/** Every tag of a kind lies from the first up to, and without, the second. */
export const tagsOfKind = (kind: TagKind): readonly [first: number, end: number] => [tag(kind, 0), tag(kind, span)]

export const shopTags = tagsOfKind('shops')

/** The id that a tag stands for. */
export const idOfTag = (one: number): number => one % span

/** The tag of goods that somebody can get (decisions.md, Stock). */
export const obtainable = tag('shops', availableShopId)
