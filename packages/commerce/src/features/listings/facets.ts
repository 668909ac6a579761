import type { FilterRule } from '@vidda/contract/wire'
import { facetFields } from '@vidda/domain/listing'
import type { SearchEngine } from '@vidda/search'
import { constraintsOf } from './rules.ts'

/** Hits per filter value of a search, as JSON text. */
export async function facets(search: SearchEngine, chainId: number, query: string, filters: readonly FilterRule[]): Promise<string> {
  const { total, counts, price, corrected } = await search.facets({ chainId, query, ...constraintsOf(filters), fields: facetFields })
  const range = price && { min: Math.floor(price.min / 100), max: Math.ceil(price.max / 100) }
  return JSON.stringify({ total, ...counts, price: range, ...(corrected !== null && { corrected }) })
}
