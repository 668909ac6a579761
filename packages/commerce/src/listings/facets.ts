import type { FilterRule } from '@vidda/contract/wire'
import { facetFields } from '@vidda/domain/listing'
import type { Db } from '../database/open.ts'
import { facets as count, type FacetAsk } from '../search/facets.ts'
import { constraintsOf } from './rules.ts'

function asked(chainId: number, query: string, filters: readonly FilterRule[]): FacetAsk {
  const all = constraintsOf(filters)
  const without = (field: string) => {
    const others = filters.filter((rule) => rule.field !== field)
    return others.length === filters.length ? all : constraintsOf(others)
  }
  const fields = [...facetFields, 'price'].map((field) => [field, without(field)])
  return { chainId, query, all, without: Object.fromEntries(fields) as FacetAsk['without'] }
}

/** Hits per filter value of a search, as JSON text. */
export async function facets(db: Db, chainId: number, query: string, filters: readonly FilterRule[]): Promise<string> {
  const { total, counts, price, corrected } = await count(db, asked(chainId, query, filters))
  const range = price && { min: Math.floor(price.min / 100), max: Math.ceil(price.max / 100) }
  return JSON.stringify({ total, ...counts, price: range, ...(corrected !== null && { corrected }) })
}
