export { HeaderSearch } from './HeaderSearch.tsx'
export { rememberSearch } from './recent-searches.ts'
