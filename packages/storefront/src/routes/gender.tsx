import { fill, listingTexts } from '@vidda/texts'
import { useLoaderData } from 'react-router-dom'
import { canonicalList } from '../listing/index.ts'
import { ListScreen } from '../listing/ListScreen.tsx'
import type { GenderData } from '../listing/load-lists.ts'
import { numberedHead, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ name }: GenderData) => name,
  head: ({ name, path, list }: GenderData, app: App) => ({
    ...numberedHead(app, list.parameters.from, name, fill(app.texts(listingTexts).genderDescription, { name, brand: app.brand.name })),
    canonical: canonicalList(path, list),
  }),
}

export function Component() {
  const { name, tiles, tile, list } = useLoaderData<GenderData>()
  return <ListScreen title={name} trail={[{ text: name }]} chips={tiles} tile={tile} list={list} />
}
