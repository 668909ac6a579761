import { genderScreen, type GenderUrl } from '@vidda/domain/gender'
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
  const [list, categories] = await Promise.all([
    loadListing(app, { base: { genders: screen.ids }, choice: readList(request), defaultSort: 'bestselger' }),
    app.reference.categories(),
  ])
  // `barn-junior` is its own name in the specification, which is no heading.
  const name = screen.url === 'barn-junior' ? app.texts(listNamesTexts).barnJunior : screen.name
  return { name, path: genderPath(screen.url), tiles: categoryLinks(categories, screen.url), list }
}
