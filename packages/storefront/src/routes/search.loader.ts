import { loadSearch, type SearchData } from '../listing/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<SearchData> = loadSearch
