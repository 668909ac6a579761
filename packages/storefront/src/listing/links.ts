import type { Category } from '@vidda/domain/category'
import { categoryPath } from '@vidda/domain/route'

/** A link to a category with its name. */
export type LinkTile = { readonly text: string; readonly to: string }

/** A gender's ways into the categories: `/klaer?gender=dame`. */
export function categoryLinks(categories: readonly Category[], gender: string): readonly LinkTile[] {
  return categories.map((category) => ({ text: category.name, to: `${categoryPath(category.slug)}?gender=${gender}` }))
}
