import { fetchFacets } from '@vidda/client/articles'
import { genderScreen, type GenderId, type GenderUrl } from '@vidda/domain/gender'
import { genderPath } from '@vidda/domain/route'
import { listNamesTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { App } from '../app/index.ts'
import type { GenderData } from './GenderListScreen.tsx'
import { categoryLinks } from './links.ts'
import { loadListing } from './load-listing.ts'
import { readList } from './read-list.ts'

/** A gender's goods, most wanted first, and its ways into the categories. */
export async function loadGender(app: App, { params, request }: LoaderFunctionArgs): Promise<GenderData> {
  const screen = genderScreen(params.url as GenderUrl)
  const [list, categories, stocked] = await Promise.all([
    loadListing(app, { base: { genders: screen.ids }, choice: readList(request), defaultSort: 'bestselger' }),
    app.reference.categories(),
    stockedCategories(app, screen.ids),
  ])
  // `barn-junior` is its own name in the specification, which is no heading.
  const name = screen.url === 'barn-junior' ? app.texts(listNamesTexts).barnJunior : screen.name
  const tiles = categoryLinks(stocked ? categories.filter(({ id }) => stocked.has(id)) : categories, screen.url)
  return { name, path: genderPath(screen.url), tiles, list }
}

/** Categories that hold goods for these genders; null when the commerce API does not say, which hides none. */
async function stockedCategories(app: App, genders: readonly GenderId[]): Promise<ReadonlySet<number> | null> {
  try {
    const { counts } = await fetchFacets(app.api, { filters: { genders } })
    const stocked = counts.category.flatMap(({ id, count }) => (count > 0 ? [id] : []))
    return stocked.length > 0 ? new Set(stocked) : null
  } catch (error) {
    app.log(error)
    return null
  }
}
