export { HeaderSearch } from './HeaderSearch.tsx'
export { rememberSearch } from './recent-searches.ts'
export { useSearch } from './use-search.ts'
