import { normalQuery } from '@vidda/domain/listing'
import { searchPath } from '@vidda/domain/route'
import { useNavigate } from 'react-router-dom'

/** Navigates to the search results; does nothing for a blank query. */
export function useSearch(): (typed: string) => void {
  const navigate = useNavigate()
  return (typed) => {
    const query = normalQuery(typed)
    if (query !== '') void navigate(searchPath(query))
  }
}
