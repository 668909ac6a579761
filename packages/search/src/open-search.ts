import type { SearchEngine } from './engine.ts'
import { facets } from './facets.ts'
import { find } from './find.ts'
import { CurrentIndex } from './memory/current.ts'
import type { Db, Names } from './memory/load.ts'
import { suggest } from './suggest.ts'

export type OpenSearch = SearchEngine & {
  /** Reads the index into memory ahead of the first question. */
  warm(): Promise<void>
}

/** The engine in memory, over the search documents of a database; what is named by others is asked for with `names`. */
export function openSearch({ db, names }: { readonly db: Db; readonly names: Names }): OpenSearch {
  const current = new CurrentIndex(db, names)
  return {
    async warm() {
      await current.load()
    },
    find: (question) => find(current, names, question),
    facets: (question) => facets(current, names, question),
    suggest: ({ chainId, query }) => suggest(current, names, chainId, query),
  }
}
