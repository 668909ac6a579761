import type { FilterRule, ListingQuery } from '@vidda/contract/wire'
import { largestId, obtainable, type MetColor, type SearchEngine } from '@vidda/search'
import type { Db } from '../../kernel/database/open.ts'
import { constraintsOf } from './rules.ts'

export type Branch = 'category' | 'subcategory'

const tables = { category: 'main_groups', subcategory: 'subcategories' } as const

async function exists(db: Db, chainId: number, branch: Branch, id: number): Promise<boolean> {
  const found = await db.selectFrom(tables[branch]).select('id').where('chain_id', '=', chainId).where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

type Listing = { readonly db: Db; readonly search: SearchEngine; readonly chainId: number }

/** One page of a category as JSON text; null for a category that the chain does not have. */
export async function branchPage(
  { db, search, chainId }: Listing,
  branch: Branch,
  id: number,
  query: ListingQuery,
): Promise<string | null> {
  if (id > largestId) return null
  const { page, per_page, orderBy, order } = query
  const { total, articles } = await search.find({
    chainId,
    query: '',
    rules: [{ field: branch, ids: [id] }, obtainable],
    orderBy,
    descending: order === 'desc',
    skip: (page - 1) * per_page,
    take: per_page,
  })
  if (total === 0 && !(await exists(db, chainId, branch, id))) return null
  const meta = { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total }
  return `{"data":[${articles.join(',')}],"meta":${JSON.stringify(meta)}}`
}

/** A hit of a search as JSON text. */
export const hit = (article: string, met: MetColor | null | undefined): string =>
  `{"_source":${article}${met ? `,"met":${JSON.stringify(met)}` : ''}}`

export type Search = {
  readonly query: string
  readonly take: number
  readonly page: number
  readonly orderBy?: ListingQuery['orderBy']
  readonly order: 'asc' | 'desc'
  readonly filters: readonly FilterRule[]
}

/** Hits of a search as JSON text. */
export async function searchHits({ search, chainId }: Listing, { query, take, page, orderBy, order, filters }: Search): Promise<string> {
  const constraints = constraintsOf(filters)
  const { total, articles, met, corrected } = await search.find({
    chainId,
    query,
    ...constraints,
    orderBy,
    descending: order === 'desc',
    skip: page * take,
    take,
  })
  const hits = articles.map((article, at) => hit(article, met[at])).join(',')
  return `{"hits":{"total":{"value":${total}},"hits":[${hits}]}${corrected === null ? '' : `,"corrected":${JSON.stringify(corrected)}`}}`
}

/** A list without pages ends here; a search with the same rules goes on. */
export const mostListed = 1000

/** Id of the product line that is the chain's house brand. */
async function houseLine(db: Db, chainId: number): Promise<number | null> {
  const settings = await db.selectFrom('chain_settings').select('house_line_id').where('chain_id', '=', chainId).executeTakeFirst()
  return settings?.house_line_id ?? null
}

/** Visible articles of the chain's house brand, by name and `mostListed` at most, as a JSON array. */
export async function houseBrandArticles({ db, search, chainId }: Listing): Promise<string> {
  const lineId = await houseLine(db, chainId)
  if (lineId === null) return '[]'
  const { articles } = await search.find({
    chainId,
    query: '',
    rules: [{ field: 'brands', ids: [lineId] }, obtainable],
    orderBy: 'Name',
    descending: false,
    skip: 0,
    take: mostListed,
  })
  return `[${articles.join(',')}]`
}
