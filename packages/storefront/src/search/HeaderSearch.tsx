import { SearchField } from '@vidda/ui/search-field'
import { useParams } from 'react-router-dom'
import { useSearch } from './use-search.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The header's search, which proposes while one writes. What it proposes with is fetched when it is first entered. */
export function HeaderSearch() {
  const { query = '' } = useParams()
  const search = useSearch()
  const suggestions = useSuggestions()
  return <SearchField {...suggestions} query={query} action="/search" onSearch={search} />
}
