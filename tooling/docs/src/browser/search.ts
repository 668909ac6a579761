import MiniSearch from 'minisearch'
import type { SearchDocument } from '../search-documents.ts'

declare global {
  interface Window {
    viddaPages?: readonly SearchDocument[]
  }
}

export type Found = Pick<SearchDocument, 'address' | 'page' | 'heading' | 'text'> & { readonly terms: readonly string[] }

let loading: Promise<MiniSearch<SearchDocument>> | undefined

/** Loads the index as a script at the first search, because `fetch` does not work on `file:` pages. */
const load = (top: string): Promise<MiniSearch<SearchDocument>> =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${top}/search.js`
    script.addEventListener('error', () => {
      loading = undefined
      reject(new Error('The index of the search could not be loaded'))
    })
    script.addEventListener('load', () => {
      const search = new MiniSearch<SearchDocument>({
        fields: ['page', 'heading', 'text'],
        storeFields: ['address', 'page', 'heading', 'text', 'weight'],
        searchOptions: {
          boost: { page: 4, heading: 3 },
          prefix: true,
          boostDocument: (_, __, stored) => Number(stored?.['weight'] ?? 1),
        },
      })
      search.addAll(window.viddaPages ?? [])
      resolve(search)
    })
    document.head.append(script)
  }))

const most = 12

const mistyped = (term: string): number | false => (term.length > 4 ? 0.2 : false)

/** Sections that match all words, otherwise similar words, otherwise some of the words. */
export async function find(top: string, query: string): Promise<readonly Found[]> {
  const search = await load(top)
  const ways = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy: mistyped }, { combineWith: 'OR', fuzzy: mistyped }] as const
  for (const way of ways) {
    const found = search.search(query, way)
    if (found.length > 0) return found.slice(0, most).map((one) => one as unknown as Found)
  }
  return []
}
