import { normalQuery } from '@vidda/domain/listing'
import { searchPath } from '@vidda/domain/route'
import { SearchField } from '@vidda/ui/search-field'
import { useNavigate, useParams } from 'react-router-dom'
import { useSuggestions } from './use-suggestions.ts'

/** The header's search, which proposes while one writes. What it proposes with is fetched when it is first entered. */
export function HeaderSearch() {
  const { query = '' } = useParams()
  const navigate = useNavigate()
  const suggestions = useSuggestions()
  function handleSearch(typed: string) {
    const wanted = normalQuery(typed)
    if (wanted !== '') void navigate(searchPath(wanted))
  }
  return <SearchField {...suggestions} query={query} action="/search" onSearch={handleSearch} />
}
