import { useLoaderData } from 'react-router-dom'
import type { LinkTile } from './links.ts'
import { ListScreen } from './ListScreen.tsx'
import type { ListPage } from './load-listing.ts'

export type GenderData = { readonly name: string; readonly path: string; readonly tiles: readonly LinkTile[]; readonly list: ListPage }

export function GenderListScreen() {
  const { name, tiles, list } = useLoaderData<GenderData>()
  return <ListScreen title={name} trail={[{ text: name }]} chips={tiles} list={list} />
}
