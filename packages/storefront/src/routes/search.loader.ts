import { loadListing, readChoice, type SearchData } from '../listing/index.ts'
import type { Loader } from '../app/index.ts'

/** The commerce API takes no longer one, in characters. */
const longestQuery = 200

export const loader: Loader<SearchData> = async (app, { params, request }) => {
  const query = (params.query ?? '').normalize('NFC').replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery)
  const choice = readChoice(new URL(request.url).searchParams)
  return { query, list: await loadListing(app, { filters: {}, query, choice, defaultSort: null }) }
}
