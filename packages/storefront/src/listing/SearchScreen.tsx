import { fill, searchTexts } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { rememberSearch } from '../search/index.ts'
import { ListScreen } from './ListScreen.tsx'
import { NoHits } from './NoHits.tsx'
import type { SearchData } from './load-search.ts'

export function SearchScreen() {
  const { query, list, help } = useLoaderData<SearchData>()
  const texts = useTexts(searchTexts)
  // What led nowhere is no search to come back to.
  useEffect(() => {
    if (list.total > 0) rememberSearch(list.corrected ?? query)
  }, [list, query])
  return (
    <ListScreen
      title={fill(help ? texts.noneTitle : texts.heading, { query })}
      trail={[{ text: texts.crumb }]}
      list={list}
      {...(help && { empty: <NoHits help={help} /> })}
    >
      {list.corrected !== undefined && (
        <Notice title={fill(texts.corrected, { query: list.corrected })}>{fill(texts.correctedText, { query })}</Notice>
      )}
    </ListScreen>
  )
}
