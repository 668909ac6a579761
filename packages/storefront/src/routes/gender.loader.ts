import { genderScreen, type GenderUrl } from '@vidda/domain/gender'
import { genderPath } from '@vidda/domain/route'
import { categoryLinks, loadListing, readChoice, type GenderData } from '../listing/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<GenderData> = async (app, { params, request }) => {
  const screen = genderScreen(params.url as GenderUrl)
  const choice = readChoice(new URL(request.url).searchParams)
  const [list, categories] = await Promise.all([
    loadListing(app, { filters: { genders: screen.ids }, choice, defaultSort: 'bestselger' }),
    app.reference.categories(),
  ])
  return { name: screen.name, path: genderPath(params.url as GenderUrl), tiles: categoryLinks(categories, screen.url), list }
}
