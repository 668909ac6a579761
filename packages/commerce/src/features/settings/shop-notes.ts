import type { Tenant } from '@vidda/contract'
import { displayedName } from '@vidda/contract/map'
import { genderOrder } from '@vidda/domain/gender'
import { matchPath, type RouteMatch } from '@vidda/domain/route'
import { shopSlugs } from '@vidda/domain/shop'
import { categorySlugOf } from '@vidda/domain/slug'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { defaultHome } from './made-home.ts'

export type ShopTenant = Pick<Tenant, 'id' | 'chainId' | 'links'>

const slugOf = (name: string) => categorySlugOf(displayedName(name))

/** Slugs of each category, from the main one down, joined. */
async function categoriesOf(db: Db, chainId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('main_groups as m')
    .leftJoin('subcategories as s', (join) => join.onRef('s.chain_id', '=', 'm.chain_id').onRef('s.main_group_id', '=', 'm.id'))
    .leftJoin('groups as g', (join) => join.onRef('g.chain_id', '=', 's.chain_id').onRef('g.subcategory_id', '=', 's.id'))
    .select(['m.name as main', 's.name as sub', 'g.name as group'])
    .where('m.chain_id', '=', chainId)
    .execute()
  const joined = (...names: readonly (string | null)[]) => names.map((name) => (name === null ? '' : slugOf(name))).join('/')
  return new Set(rows.flatMap(({ main, sub, group }) => [joined(main), joined(main, sub), joined(main, sub, group)]))
}

type Linked = 'articles' | 'blog_categories' | 'blog_posts' | 'homes' | 'polls'

async function isThere(db: Db, table: Linked, chainId: number, column: 'id' | 'name' | 'slug', value: string): Promise<boolean> {
  // A link may have more digits than an id.
  const text = sql<string>`${sql.ref(column)}::text`
  const found = await db
    .selectFrom(table)
    .select('chain_id')
    .where('chain_id', '=', chainId)
    .where(text, '=', value)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A campaign that has ended has no page any more. */
async function isCampaign(db: Db, chainId: number, id: string): Promise<boolean> {
  const rows = await db.selectFrom('campaigns').select('id').where('chain_id', '=', chainId).where('ends', '>', new Date()).execute()
  return rows.some((row) => String(row.id) === id)
}

/** Start times of a chain's upcoming campaigns, by id. */
export async function comingCampaigns(db: Db, chainId: number): Promise<ReadonlyMap<number, Date>> {
  const now = new Date()
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'starts'])
    .where('chain_id', '=', chainId)
    .where('starts', '>', now)
    .where('ends', '>', now)
    .execute()
  return new Map(rows.map(({ id, starts }) => [id, starts]))
}

async function isShop(db: Db, chainId: number, slug: string): Promise<boolean> {
  const shops = await db.selectFrom('shops').select(['id', 'no', 'name']).where('chain_id', '=', chainId).execute()
  return [...shopSlugs(shops).values()].includes(slug)
}

/** Whether a search has any hits in a chain. */
export type Finds = (chainId: number, query: string) => Promise<boolean>

type Known = { readonly categories: ReadonlySet<string>; readonly finds: Finds }

async function leadsSomewhere(db: Db, chainId: number, match: RouteMatch, { categories, finds }: Known): Promise<boolean> {
  if (match.kind === 'category') {
    const { main, sub, group } = match.category
    return categories.has([main, sub, group].filter((part) => part !== undefined).join('/'))
  }
  if (match.kind === 'articleById') return isThere(db, 'articles', chainId, 'id', String(match.id))
  if (match.kind !== 'screen') return true
  const { name, params } = match
  if (name === 'product') return isThere(db, 'articles', chainId, 'slug', params['articleName'] ?? '')
  if (name === 'blogPost') return isThere(db, 'blog_posts', chainId, 'slug', params['slug'] ?? '')
  if (name === 'blogCategory') return isThere(db, 'blog_categories', chainId, 'slug', params['slug'] ?? '')
  if (name === 'campaign') return isCampaign(db, chainId, params['id'] ?? '')
  if (name === 'shop') return isShop(db, chainId, params['shop'] ?? '')
  if (name === 'poll') return isThere(db, 'polls', chainId, 'id', params['id'] ?? '')
  if (name === 'homePreview') return isThere(db, 'homes', chainId, 'name', params['name'] ?? '')
  if (name === 'search') return finds(chainId, params['query'] ?? '')
  if (name !== 'bundle') return true
  const ids = (params['ids'] ?? '').split('+')
  const there = await Promise.all(ids.map((id) => isThere(db, 'articles', chainId, 'id', id)))
  return there.every(Boolean)
}

/** A chain without goods has no categories either: nothing is said of its links before they come. */
export const hasGoods = async (db: Db, chainId: number): Promise<boolean> => (await chainsWithGoods(db, [chainId])).has(chainId)

/** Links whose category, article, campaign, shop, poll or post the chain does not have, and searches that find nothing; what is in a brand's own files was checked as they were read. */
export async function lostLinks(
  db: Db,
  { chainId, links = [] }: ShopTenant,
  finds: Finds = () => Promise.resolve(true),
): Promise<readonly string[]> {
  const known = { categories: await categoriesOf(db, chainId), finds }
  const lost: string[] = []
  for (const to of links) {
    const { pathname } = new URL(to, 'http://shop')
    const match = matchPath(pathname, { genders: genderOrder })
    if (!(await leadsSomewhere(db, chainId, match, known))) lost.push(to)
  }
  return lost
}

async function homeless(db: Db, chainIds: readonly number[]): Promise<readonly number[]> {
  const homes = await db.selectFrom('homes').select('chain_id').where('name', '=', defaultHome).execute()
  return chainIds.filter((chainId) => !homes.some((home) => home.chain_id === chainId))
}

async function chainsWithGoods(db: Db, chainIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('articles').select('chain_id').distinct().where('chain_id', 'in', chainIds).execute()
  return new Set(rows.map((row) => row.chain_id))
}

/** What shoppers would miss though nothing is wrong with the data: goods, home pages that nobody composed, and links to nowhere. */
export async function shopNotes(db: Db, tenants: readonly ShopTenant[]): Promise<readonly string[]> {
  if (tenants.length === 0) return []
  const withGoods = await chainsWithGoods(
    db,
    tenants.map(({ chainId }) => chainId),
  )
  const stocked = tenants.filter(({ chainId }) => withGoods.has(chainId))
  const empty = tenants.filter(({ chainId }) => !withGoods.has(chainId))
  const notes = empty.map(
    ({ id, chainId }) =>
      `The shop of ${id} is empty: its chain ${chainId} has no goods. Bring them in (npx vidda data import --brand ${id} FILE…), or correct "chainId" in its brand.json.`,
  )
  for (const chainId of await homeless(db, [...new Set(stocked.map((tenant) => tenant.chainId))]))
    notes.push(
      `Chain ${chainId} has no home page of its own: one is made of its categories and best sellers. Bring one in as homes.ndjson, with the name "${defaultHome}" (npx vidda data schema homes).`,
    )
  for (const tenant of stocked) {
    const lost = await lostLinks(db, tenant)
    if (lost.length === 0) continue
    notes.push(
      `The menu and pages of ${tenant.id} lead to what chain ${tenant.chainId} does not have: ${lost.join(', ')}. Change them (npx vidda doctor --brand ${tenant.id} --data tells where), or bring it in.`,
    )
  }
  return notes
}
