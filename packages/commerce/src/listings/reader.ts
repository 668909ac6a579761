import type { FilterRule, ListingQuery } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { find } from '../search/engine.ts'
import { maxTagged, obtainable, tag } from '../search/tags.ts'
import { constraintsOf } from './rules.ts'

export type Branch = 'category' | 'subcategory'

const tables = { category: 'main_groups', subcategory: 'subcategories' } as const

async function exists(db: Db, chainId: number, branch: Branch, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(tables[branch])} where chain_id = ${chainId} and id = ${id}`.execute(db)
  return rows.length > 0
}

/** One page of a category as JSON text; null for a category that the chain does not have. */
export async function branchPage(db: Db, chainId: number, branch: Branch, id: number, query: ListingQuery): Promise<string | null> {
  if (id > maxTagged) return null
  const { page, per_page, orderBy, order } = query
  const { total, json } = await find(db, {
    chainId,
    query: '',
    rules: [[tag(branch, id)], [obtainable]],
    orderBy,
    descending: order === 'desc',
    skip: (page - 1) * per_page,
    take: per_page,
    shape: 'data',
  })
  if (total === 0 && !(await exists(db, chainId, branch, id))) return null
  const meta = { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total }
  return `{"data":[${json}],"meta":${JSON.stringify(meta)}}`
}

export type Search = {
  readonly query: string
  readonly take: number
  readonly page: number
  readonly orderBy?: ListingQuery['orderBy']
  readonly order: 'asc' | 'desc'
  readonly filters: readonly FilterRule[]
}

const hits = (total: number, json: string, corrected: string | null) =>
  `{"hits":{"total":{"value":${total}},"hits":[${json}]}${corrected === null ? '' : `,"corrected":${JSON.stringify(corrected)}`}}`

/** Hits of a search as JSON text. */
export async function search(db: Db, chainId: number, { query, take, page, orderBy, order, filters }: Search): Promise<string> {
  const found = await find(db, {
    chainId,
    query,
    ...constraintsOf(filters),
    orderBy,
    descending: order === 'desc',
    skip: page * take,
    take,
    shape: 'hits',
  })
  return hits(found.total, found.json, found.corrected)
}

/** A list without pages ends here; a search with the same rules goes on. */
export const mostListed = 1000

/** Visible articles of a product line, by name and `mostListed` at most, as a JSON array. */
export async function articlesOfLine(db: Db, chainId: number, lineId: number): Promise<string> {
  const { json } = await find(db, {
    chainId,
    query: '',
    rules: [[tag('brands', lineId)], [obtainable]],
    orderBy: 'Name',
    descending: false,
    skip: 0,
    take: mostListed,
    shape: 'data',
  })
  return `[${json}]`
}
