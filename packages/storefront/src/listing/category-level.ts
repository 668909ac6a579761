import type { Category } from '@vidda/domain/category'
import type { Filters } from '@vidda/domain/listing'
import { categoryPath } from '@vidda/domain/route'
import type { Crumb } from '@vidda/ui/breadcrumbs'
import type { Chip } from '@vidda/ui/chip-list'

/** A category at one of its three levels. */
export type Level = {
  readonly name: string
  readonly path: string
  readonly trail: readonly Crumb[]
  readonly filters: Filters
  /** Id of the category that it lies in, or is. */
  readonly category: number
  readonly kindBelow: 'subcategory' | 'groups'
  readonly below: readonly (Chip & { readonly id: number })[]
}

/** Slugs of each level. */
type Slugs = { readonly main?: string | undefined; readonly sub?: string | undefined; readonly group?: string | undefined }

/** The level that a path names; null where no category has that name. */
export function findLevel(categories: readonly Category[], { main, sub, group }: Slugs): Level | null {
  const category = categories.find(({ slug }) => slug === main)
  if (!category) return null
  const path = categoryPath(category.slug)
  if (sub === undefined) {
    return {
      name: category.name,
      path,
      trail: [{ text: category.name }],
      category: category.id,
      kindBelow: 'subcategory',
      below: category.subcategories.map(({ id, name, slug }) => ({ id, text: name, to: categoryPath(category.slug, slug) })),
      filters: { category: category.id },
    }
  }

  const subcategory = category.subcategories.find(({ slug }) => slug === sub)
  if (!subcategory) return null
  const subPath = categoryPath(category.slug, subcategory.slug)
  const groups = {
    category: category.id,
    kindBelow: 'groups',
    below: subcategory.groups.map(({ articleGroup3ID: id, name, slug }) => ({
      id,
      text: name,
      to: categoryPath(category.slug, subcategory.slug, slug),
      current: slug === group,
    })),
  } as const
  const above = [{ text: category.name, to: path }]
  if (group === undefined) {
    return {
      name: subcategory.name,
      path: subPath,
      trail: [...above, { text: subcategory.name }],
      ...groups,
      filters: { subcategory: subcategory.id },
    }
  }

  const found = subcategory.groups.find(({ slug }) => slug === group)
  if (!found) return null
  return {
    name: found.name,
    path: categoryPath(category.slug, subcategory.slug, found.slug),
    trail: [...above, { text: subcategory.name, to: subPath }, { text: found.name }],
    ...groups,
    filters: { category: category.id, groups: [found.articleGroup3ID] },
  }
}
