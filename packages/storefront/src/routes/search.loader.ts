import { loadListing, readChoice, type SearchData } from '../listing/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<SearchData> = async (app, { params, request }) => {
  const query = (params.query ?? '').normalize('NFC').replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim()
  const choice = readChoice(new URL(request.url).searchParams)
  return { query, list: await loadListing(app, { filters: {}, query, choice, defaultSort: null }) }
}
