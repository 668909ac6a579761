import type { Category } from '@vidda/domain/category'
import { categoryPath } from '@vidda/domain/route'
import { fill, listNamesTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import type { Level } from './category-level.ts'
import { categoryHref, nameWithGender } from './list-names.ts'
import type { ListPage } from './load-listing.ts'
import { selectedCount } from './selected-values.ts'

/** A picture among the goods of a list, with one way on. */
export type ListTile = {
  readonly title: string
  readonly linkText: string
  readonly to: string
  /** Base address of a banner. */
  readonly image: string
}

/** With fewer articles the tile would push down most of the list. */
const fewestGoods = 8

type Way = Pick<ListTile, 'title' | 'to'> & { readonly image: string | null }

/** The tile of a list as it is first opened: one that is filtered, or begins at a later page, is looked through for goods alone. */
export function listTile(app: App, { parameters, selected, total }: ListPage, way: Way | null): ListTile | null {
  const isFirst = parameters.from === 1 && selectedCount(selected, parameters.price) === 0 && total >= fewestGoods
  if (!isFirst || !way?.image) return null
  const { title, to, image } = way
  return { title, to, image, linkText: app.texts(listNamesTexts).seeRange }
}

/** To the first category that has a picture, for whom the list is. */
export function wayToCategory(app: App, categories: readonly Category[], gender: string): Way | null {
  const first = categories.find(({ banner }) => banner)
  if (!first) return null
  const title = nameWithGender(first.name, { gender: [gender] }, app.texts(listNamesTexts))
  return { title, to: categoryHref(first, gender), image: first.banner }
}

/** On from a main category to what the chain links its banner to, else to the largest part of it; from what lies beneath, to all of it. */
export function wayFromLevel(app: App, categories: readonly Category[], { category, path }: Level): Way | null {
  const main = categories.find(({ id }) => id === category)
  if (!main) return null
  const { name, slug, banner: image, bannerLink, subcategories } = main
  const all = categoryPath(slug)
  if (path !== all) return { title: fill(app.texts(listNamesTexts).allIn, { name }), to: all, image }
  const parts = subcategories.map((part) => ({ title: part.name, to: categoryPath(slug, part.slug), image, count: part.articlesCount }))
  const [largest] = parts.toSorted((one, other) => other.count - one.count)
  return parts.find(({ to }) => to === bannerLink) ?? largest ?? null
}
