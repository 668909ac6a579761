import type { Category } from '@vidda/domain/category'
import { genderScreen, isGenderAllowed, isGenderUrl } from '@vidda/domain/gender'
import type { Filters } from '@vidda/domain/listing'
import { categoryPath } from '@vidda/domain/route'
import type { Crumb } from '@vidda/ui/breadcrumbs'
import type { Chip } from '@vidda/ui/chip-list'
import { listNamesTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, type App } from '../app/index.ts'
import { listHref, unfiltered, type ListParameters } from './list-parameters.ts'
import { nameWithGender } from './list-head.ts'
import { loadListing, type ListPage } from './load-listing.ts'
import { loadStocked } from './load-stocked.ts'
import { readList } from './read-list.ts'

export type CategoryData = {
  readonly name: string
  /** The name, and whom it is for where one gender is selected. */
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
  const parameters = readList(request)
  const [list, stocked] = await Promise.all([
    loadListing(app, { base: level.filters, parameters, defaultSort: 'navn' }),
    stockedBelow(app, level, parameters),
  ])
  const { gender } = list.parameters
  const withGender = (path: string) =>
    listHref(path, { ...list.parameters, ...unfiltered, sort: null, direction: 'asc', form: false, gender })
  return {
    name: level.name,
    title: nameWithGender(level.name, list.parameters, app.texts(listNamesTexts)),
    path: level.path,
    trail: level.trail,
    chips: level.below.flatMap(({ id, ...chip }) =>
      !stocked || stocked.has(id) || chip.current ? [{ ...chip, to: withGender(chip.to) }] : [],
    ),
    list,
  }
}

type Level = Omit<CategoryData, 'list' | 'title' | 'chips'> & {
  readonly filters: Filters
  /** Id of the category that it lies in, or is. */
  readonly category: number
  readonly kindBelow: 'subcategory' | 'groups'
  readonly below: readonly (Chip & { readonly id: number })[]
}

/** What lies below may have nothing for a gender that is selected on the way; null without one. */
async function stockedBelow(app: App, { category, kindBelow }: Level, { gender }: ListParameters): Promise<ReadonlySet<number> | null> {
  const genders = gender.flatMap((url) => (isGenderUrl(url) && isGenderAllowed(url, app.brand.genders) ? genderScreen(url).ids : []))
  return genders.length > 0 ? loadStocked(app, kindBelow, { category, genders }) : null
}

function findLevel(categories: readonly Category[], { main, sub, group }: LoaderFunctionArgs['params']): Level | null {
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
