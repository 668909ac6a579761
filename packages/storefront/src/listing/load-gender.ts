import { genderScreen, type GenderUrl } from '@vidda/domain/gender'
import { genderPath } from '@vidda/domain/route'
import { listNamesTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { App } from '../app/index.ts'
import type { GenderData } from './GenderListScreen.tsx'
import { categoryLinks } from './links.ts'
import { loadListing } from './load-listing.ts'
import { loadStocked } from './load-stocked.ts'
import { readList } from './read-list.ts'

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
  const tiles = categoryLinks(stocked ? categories.filter(({ id }) => stocked.has(id)) : categories, screen.url)
  return { name, path: genderPath(screen.url), tiles, list }
}
