import { genderScreen, type GenderUrl } from '@vidda/domain/gender'
import { genderPath } from '@vidda/domain/route'
import { fill } from '@vidda/texts'
import { categoryLinks, GenderListScreen, loadListing, readChoice, type GenderData } from '../listing/index.ts'
import { pageTitle, type App, type Loader } from '../app/index.ts'

export const loader: Loader<GenderData> = async (app, { params, request }) => {
  const screen = genderScreen(params.url as GenderUrl)
  const choice = readChoice(new URL(request.url).searchParams)
  const [list, categories] = await Promise.all([
    loadListing(app, { filters: { genders: screen.ids }, choice, defaultSort: 'bestselger' }),
    app.reference.categories(),
  ])
  return { name: screen.name, path: genderPath(params.url as GenderUrl), tiles: categoryLinks(categories, screen.url), list }
}

export const handle = {
  head: ({ name, path }: GenderData, { brand, texts }: App) => ({
    title: pageTitle(name, brand.name),
    description: fill(texts.listing.genderDescription, { name: name.toLowerCase(), brand: brand.name }),
    canonical: path,
  }),
}

export const Component = GenderListScreen
