import type { Category } from '@vidda/domain/category'
import type { Filters } from '@vidda/domain/listing'
import { categoryPath } from '@vidda/domain/route'
import type { Crumb } from '@vidda/ui/breadcrumbs'
import type { Chip } from '@vidda/ui/chip-list'
import { listNamesTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, type App } from '../app/index.ts'
import { listHref, unfiltered } from './choice.ts'
import { nameWithGender } from './list-head.ts'
import { loadListing, type ListPage } from './load-listing.ts'
import { readList } from './read-list.ts'

export type CategoryData = {
  readonly name: string
  /** The name, and whom it is for where one gender is chosen. */
  readonly title: string
  readonly path: string
  readonly trail: readonly Crumb[]
  readonly chips: readonly Chip[]
  readonly list: ListPage
}

/** A category at any of its three levels; a name that no category has is not found. */
export async function loadCategory(app: App, { params, request }: LoaderFunctionArgs): Promise<CategoryData> {
  const level = findLevel(await app.reference.categories(), params)
  if (!level) throw notFound()
  const list = await loadListing(app, { base: level.filters, choice: readList(request), defaultSort: 'navn' })
  const { gender } = list.choice
  const withGender = (path: string) => listHref(path, { ...list.choice, ...unfiltered, sort: null, direction: 'asc', form: false, gender })
  return {
    name: level.name,
    title: nameWithGender(level.name, list.choice, app.texts(listNamesTexts)),
    path: level.path,
    trail: level.trail,
    chips: level.chips.map((chip) => ({ ...chip, to: withGender(chip.to) })),
    list,
  }
}

type Level = Omit<CategoryData, 'list' | 'title'> & { readonly filters: Filters }

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
