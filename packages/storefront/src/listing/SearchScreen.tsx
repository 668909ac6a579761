import { fill, searchTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLoaderData } from 'react-router-dom'
import { ListScreen } from './ListScreen.tsx'
import type { ListPage } from './load-listing.ts'

export type SearchData = { readonly query: string; readonly list: ListPage }

export function SearchScreen() {
  const { query, list } = useLoaderData<SearchData>()
  const texts = useTexts(searchTexts)
  return <ListScreen title={fill(texts.heading, { query })} trail={[{ text: texts.crumb }]} list={list} />
}
