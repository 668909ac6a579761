import { fetchListing } from '@vidda/client/articles'
import type { Category } from '@vidda/domain/category'
import { genderScreen, isGenderAllowed, isGenderUrl, type GenderUrl } from '@vidda/domain/gender'
import { normalQuery, screenTake } from '@vidda/domain/listing'
import { bundlePath, categoryPath, genderPath, screens, searchPath } from '@vidda/domain/route'
import type { Crumb } from '@vidda/ui/breadcrumbs'
import type { Chip } from '@vidda/ui/chip-list'
import { goodsTexts, listNamesTexts } from '@vidda/texts'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { notFound, type App } from '../app/index.ts'
import { cardOf, type Card } from './card.ts'
import { findLevel, type Level } from './category-level.ts'
import { listTile, wayFromLevel, wayToCategory, type ListTile } from './list-tile.ts'
import { categoryHref, nameWithGender } from './list-names.ts'
import { listHref, unfiltered, type ListParameters } from './list-parameters.ts'
import { loadListWithKinds, type Kind } from './load-kinds.ts'
import { loadListing, readList, type ListPage } from './load-listing.ts'
import { loadStocked } from './load-stocked.ts'
import { selectedCount } from './selected-values.ts'

/** A link to a category with its name. */
export type LinkTile = { readonly text: string; readonly to: string }

/** A gender's ways into the categories: `/klaer?gender=dame`. */
export function categoryLinks(categories: readonly Category[], gender: string): readonly LinkTile[] {
  return categories.map((category) => ({ text: category.name, to: categoryHref(category, gender) }))
}

export type GenderData = {
  readonly name: string
  readonly path: string
  readonly tiles: readonly LinkTile[]
  readonly tile: ListTile | null
  readonly list: ListPage
}

/** A gender's goods, most wanted first, and its ways into the categories. */
export async function loadGender(app: App, { params, request }: LoaderFunctionArgs): Promise<GenderData> {
  const screen = genderScreen(params.url as GenderUrl)
  const [list, categories, stocked] = await Promise.all([
    loadListing(app, { base: { genders: screen.ids }, parameters: readList(request), defaultSort: 'bestselger' }),
    app.reference.categories(),
    loadStocked(app, 'category', { genders: screen.ids }),
  ])
  // `barn-junior` is its own name in the specification, which is no heading.
  const name = screen.url === 'barn-junior' ? app.texts(listNamesTexts).barnJunior : screen.name
  const own = stocked ? categories.filter(({ id }) => stocked.has(id)) : categories
  const tiles = categoryLinks(own, screen.url)
  const tile = listTile(app, list, wayToCategory(app, own, screen.url))
  return { name, path: genderPath(screen.url), tiles, tile, list }
}

export type CategoryData = {
  readonly name: string
  /** The name, and whom it is for where one gender is selected. */
  readonly title: string
  readonly path: string
  readonly trail: readonly Crumb[]
  /** Links to its goods for one gender; none where filters are selected. */
  readonly genders: readonly Kind[]
  readonly chips: readonly Chip[]
  /** With the main category's banner; null without one. */
  readonly tile: ListTile | null
  readonly list: ListPage
  /** The genders could not be counted: the page is not cached. */
  readonly partial?: true
}

/** Maximum of genders; the last in the brand's order are left out. */
const mostGenders = 4

/** A category at any of its three levels; a name that no category has is not found. */
export async function loadCategory(app: App, { params, request }: LoaderFunctionArgs): Promise<CategoryData> {
  const categories = await app.reference.categories()
  const level = findLevel(categories, params)
  if (!level) throw notFound()
  const parameters = readList(request)
  const wish = { base: level.filters, parameters, defaultSort: 'navn' } as const
  const [{ list, kinds: genders, partial }, stocked] = await Promise.all([
    loadListWithKinds(app, wish, { path: level.path, by: ['gender'], most: mostGenders }),
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
    genders,
    chips: level.below.flatMap(({ id, ...chip }) =>
      !stocked || stocked.has(id) || chip.current ? [{ ...chip, to: withGender(chip.to) }] : [],
    ),
    tile: listTile(app, list, wayFromLevel(app, categories, level)),
    list,
    ...(partial && { partial }),
  }
}

/** What lies below may have nothing for a gender that is selected on the way; null without one. */
async function stockedBelow(app: App, { category, kindBelow }: Level, { gender }: ListParameters): Promise<ReadonlySet<number> | null> {
  const genders = gender.flatMap((url) => (isGenderUrl(url) && isGenderAllowed(url, app.brand.genders) ? genderScreen(url).ids : []))
  return genders.length > 0 ? loadStocked(app, kindBelow, { category, genders }) : null
}

export type SearchData = {
  readonly query: string
  readonly path: string
  readonly list: ListPage
  /** Genders and kinds of goods among the hits, each where there are at least two; none where filters are selected. */
  readonly kinds: readonly Kind[]
  /** The genders and kinds could not be counted: the page is not cached. */
  readonly partial?: true
  /** What helps where nothing was found; null where something was. */
  readonly help: { readonly categories: readonly LinkTile[]; readonly popular: readonly Card[] } | null
}

/** Two rows of four. */
const popularTake = 8

/** Fit on one line beside the title in a wide window. */
const mostKinds = 5

/** Maximum of genders, and of kinds when there are genders, so that the row has both. */
const mostOfEach = 3

/** What fits a query, best first; where nothing does, what others want. */
export async function loadSearch(app: App, { params, request }: LoaderFunctionArgs): Promise<SearchData> {
  const query = normalQuery(params.query ?? '')
  if (query === '') throw redirect(screens.home, 302)
  const path = searchPath(query)
  const parameters = readList(request)
  const wish = { base: {}, query, parameters, defaultSort: null }
  const { list, kinds, partial } = await loadListWithKinds(app, wish, { path, by: ['gender', 'group'], most: mostKinds, each: mostOfEach })
  const isEmpty = list.total === 0 && selectedCount(list.selected, list.parameters.price) === 0
  return { query, path, list, kinds, help: isEmpty ? await loadHelp(app) : null, ...(partial && { partial }) }
}

async function loadHelp(app: App): Promise<SearchData['help']> {
  const [categories, { articles }] = await Promise.all([
    app.reference.categories(),
    fetchListing(app.api, { filters: {}, take: popularTake, orderBy: 'Bestseller', order: 'asc' }),
  ])
  return {
    categories: categories.map(({ name, slug }) => ({ text: name, to: categoryPath(slug) })),
    popular: articles.map((article) => cardOf(article, app.texts(goodsTexts))),
  }
}

export type BundleData = {
  /** As the path names them, each once (spec §2). */
  readonly ids: readonly number[]
  readonly path: string
  readonly list: ListPage
}

/** As many as one search takes. */
const mostIds = 1000
const highestId = 2 ** 31

const idsOf = (text: string): readonly number[] =>
  [
    ...new Set(
      text
        .split('+')
        .filter((part) => /^\d{1,10}$/u.test(part))
        .map(Number),
    ),
  ]
    .filter((id) => id > 0 && id < highestId)
    .slice(0, mostIds)

/** The articles of a bundle: in its own order until another one is selected. One that names no article is not found. */
export async function loadBundle(app: App, { params, request }: LoaderFunctionArgs): Promise<BundleData> {
  const ids = idsOf(params.ids ?? '')
  if (ids.length === 0) throw notFound()
  const parameters = readList(request)
  const data = { ids, path: bundlePath(ids) }
  const list = await loadListing(app, { base: { ids }, parameters, defaultSort: null })
  if (list.total === 0 && selectedCount(list.selected, list.parameters.price) === 0) throw notFound()
  if (list.sort !== null || list.total > screenTake) return { ...data, list }
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const indexOf = (id: number) => indexes.get(id) ?? 0
  return { ...data, list: { ...list, cards: list.cards.toSorted((left, right) => indexOf(left.id) - indexOf(right.id)) } }
}
