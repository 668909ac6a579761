import type { Category } from '@vidda/domain/category'
import { genderScreen } from '@vidda/domain/gender'
import type { Filters } from '@vidda/domain/listing'
import { categoryPath } from '@vidda/domain/route'
import type { Crumb } from '@vidda/ui/breadcrumbs'
import type { Chip } from '@vidda/ui/chip-list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, type App } from '../app/index.ts'
import { readChoice } from './choice.ts'
import { loadListing, type ListPage } from './load-listing.ts'

export type CategoryData = {
  readonly name: string
  readonly path: string
  readonly trail: readonly Crumb[]
  readonly chips: readonly Chip[]
  readonly list: ListPage
}

/** A category at any of its three levels; a name that no category has is not found. */
export async function loadCategory(app: App, { params, request }: LoaderFunctionArgs): Promise<CategoryData> {
  const level = findLevel(await app.reference.categories(), params)
  if (!level) throw notFound()
  const choice = readChoice(new URL(request.url).searchParams)
  const genders = choice.gender === null ? [] : genderScreen(choice.gender).ids
  const filters = genders.length > 0 ? { ...level.filters, genders } : level.filters
  const suffix = genders.length > 0 ? `?gender=${choice.gender}` : ''
  const list = await loadListing(app, { filters, choice, defaultSort: 'navn' })
  return {
    name: level.name,
    path: level.path,
    trail: level.trail,
    chips: level.chips.map((chip) => ({ ...chip, to: chip.to + suffix })),
    list,
  }
}

type Level = Omit<CategoryData, 'list'> & { readonly filters: Filters }

function findLevel(categories: readonly Category[], { main, sub, group }: LoaderFunctionArgs['params']): Level | null {
  const category = categories.find(({ slug }) => slug === main)
  if (!category) return null
  const path = categoryPath(category.slug)
  if (sub === undefined) {
    const chips = category.subcategories.map(({ name, slug }) => ({ text: name, to: categoryPath(category.slug, slug) }))
    return { name: category.name, path, trail: [{ text: category.name }], chips, filters: { category: category.id } }
  }

  const subcategory = category.subcategories.find(({ slug }) => slug === sub)
  if (!subcategory) return null
  const subPath = categoryPath(category.slug, subcategory.slug)
  const chips = subcategory.groups.map(({ name, slug }) => ({
    text: name,
    to: categoryPath(category.slug, subcategory.slug, slug),
    current: slug === group,
  }))
  const above = [{ text: category.name, to: path }]
  if (group === undefined) {
    return {
      name: subcategory.name,
      path: subPath,
      trail: [...above, { text: subcategory.name }],
      chips,
      filters: { subcategory: subcategory.id },
    }
  }

  const found = subcategory.groups.find(({ slug }) => slug === group)
  if (!found) return null
  return {
    name: found.name,
    path: categoryPath(category.slug, subcategory.slug, found.slug),
    trail: [...above, { text: subcategory.name, to: subPath }, { text: found.name }],
    chips,
    filters: { category: category.id, groups: [found.articleGroup3ID] },
  }
}
