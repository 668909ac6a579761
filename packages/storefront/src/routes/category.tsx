import { fill, listingTexts } from '@vidda/texts'
import { useLoaderData } from 'react-router-dom'
import { useTexts } from '@vidda/ui/texts-provider'
import { canonicalList, kindChips } from '../listing/index.ts'
import { ListScreen } from '../listing/ListScreen.tsx'
import type { CategoryData } from '../listing/load-lists.ts'
import { numberedHead, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ title }: CategoryData) => title,
  head: ({ title, path, list }: CategoryData, app: App) => ({
    ...numberedHead(
      app,
      list.parameters.from,
      title,
      fill(app.texts(listingTexts).categoryDescription, { name: title.toLowerCase(), brand: app.brand.name }),
    ),
    ...(list.total === 0 ? { robots: 'noindex' as const } : { canonical: canonicalList(path, list) }),
  }),
}

export function Component() {
  const { title, trail, genders, chips, tile, list } = useLoaderData<CategoryData>()
  const texts = useTexts(listingTexts)
  const above = trail.at(-2)
  const parent = above?.to === undefined ? {} : { parent: { to: above.to, title: above.text } }
  return <ListScreen title={title} trail={trail} genders={kindChips(genders, texts)} chips={chips} tile={tile} list={list} {...parent} />
}
