import type { Category, Group, Subcategory } from '@vidda/domain/category'
import { oreFromKroner } from '@vidda/domain/money-wire'
import { categorySlugOf } from '@vidda/domain/slug'
import type * as Wire from '../wire/index.ts'
import { mapProductLine } from './lists.ts'

/** The whole word, wherever it stands in the name (spec §3 Category). */
export const displayedName = (name: string) => name.replace(/(?<!\p{L})Tekstil(?!\p{L})/gu, 'Klær')

const mapGroup = (wire: Wire.Group): Group => ({
  id: wire.id,
  name: wire.Name,
  slug: categorySlugOf(wire.Name),
  articleGroup2ID: wire.ArticleGroup2ID,
  articleGroup3ID: wire.ArticleGroup3ID,
})

const mapSubcategory = (wire: Wire.Subcategory): Subcategory => ({
  id: wire.ArticleGroup2ID,
  mainGroupId: wire.MainGroupID,
  name: wire.Name,
  slug: categorySlugOf(wire.Name),
  minPrice: oreFromKroner(wire.minPrice),
  maxPrice: oreFromKroner(wire.maxPrice),
  articlesCount: wire.articlesCount,
  custom: wire.custom,
  groups: wire.groups.map(mapGroup),
})

/** The slug comes from the displayed name (decisions.md, Listings). */
export function mapCategory(wire: Wire.Category): Category {
  const name = displayedName(wire.Name)
  return {
    id: wire.MainGroupID,
    name,
    slug: categorySlugOf(name),
    count: wire.count,
    banner: wire.banner,
    bannerLink: wire.bannerLink,
    minPrice: oreFromKroner(wire.minPrice),
    maxPrice: oreFromKroner(wire.maxPrice),
    subcategories: wire.subcategories.map(mapSubcategory),
    availableProductlines: wire.availableProductlines.map(mapProductLine),
    current_page: wire.current_page ?? 1,
    last_page: wire.last_page ?? 1,
  }
}
