import type { Category, Group, Subcategory } from '@vidda/contract/wire'
import { screenTake } from '@vidda/domain/listing'
import { type FacetCount, obtainable, type SearchEngine } from '@vidda/search'
import type { Db } from '../../kernel/database/open.ts'
import { pictureAddress } from '../../kernel/pictures/addresses.ts'
import { productLines } from '../lists/index.ts'

const range = (price: FacetCount['price']) => ({
  minPrice: price ? Math.floor(price.min / 100) : 0,
  maxPrice: price ? Math.ceil(price.max / 100) : 0,
})

/** Paging fields of a category whose listing was requested without a page (spec §9). */
const pages = (count: number) => ({ current_page: 1, last_page: Math.max(1, Math.ceil(count / screenTake)) })

const grouped = <Row>(rows: readonly Row[], key: (row: Row) => number) => Map.groupBy(rows, key)

const groups = (db: Db, chainId: number) =>
  db
    .selectFrom('groups')
    .select(['id', 'name as Name', 'subcategory_id as ArticleGroup2ID', 'id as ArticleGroup3ID'])
    .where('chain_id', '=', chainId)
    .orderBy('position')
    .orderBy('id')
    .execute()

const mainGroups = (db: Db, chainId: number) =>
  db
    .selectFrom('main_groups')
    .select(['id', 'name', 'picture', 'banner_link'])
    .where('chain_id', '=', chainId)
    .orderBy('position')
    .orderBy('id')
    .execute()

const subcategories = (db: Db, chainId: number) =>
  db
    .selectFrom('subcategories')
    .select(['id', 'main_group_id', 'name'])
    .where('chain_id', '=', chainId)
    .orderBy('position')
    .orderBy('id')
    .execute()

type SubRow = Awaited<ReturnType<typeof subcategories>>[number]

type Tree = { readonly db: Db; readonly search: SearchEngine; readonly chainId: number }

/** What can be had in each category and subcategory. */
async function counted({ search, chainId }: Tree) {
  const branches = ['category', 'subcategory'] as const
  const { counts } = await search.facets({ chainId, query: '', rules: [obtainable], fields: branches, priced: branches })
  const byId = (found: readonly FacetCount[] | undefined) => new Map(found?.map((one) => [one.id, one]))
  return { ofMain: byId(counts.category), ofSub: byId(counts.subcategory) }
}

/** Ids of the product lines that a category has articles of, whether they can be had or not. */
async function linesIn({ search, chainId }: Tree, category: number): Promise<readonly number[]> {
  const { counts } = await search.facets({ chainId, query: '', rules: [{ field: 'category', ids: [category] }], fields: ['brands'] })
  return counts.brands?.map(({ id }) => id) ?? []
}

/** The whole tree of a chain, with what can be had now. */
export async function categories(tree: Tree): Promise<Category[]> {
  const { db, chainId } = tree
  const mains = await mainGroups(db, chainId)
  const subs = await subcategories(db, chainId)
  const lines = await productLines(db, chainId)
  const { ofMain, ofSub } = await counted(tree)
  const linesOf = new Map<number, readonly number[]>()
  for (const { id } of mains) linesOf.set(id, await linesIn(tree, id))
  const groupsOf = grouped(await groups(db, chainId), (group) => group.ArticleGroup2ID)

  const subcategory = (row: SubRow): Subcategory => ({
    ArticleGroup2ID: row.id,
    MainGroupID: row.main_group_id,
    Name: row.name,
    ...range(ofSub.get(row.id)?.price),
    articlesCount: ofSub.get(row.id)?.count ?? 0,
    custom: false,
    groups: groupsOf.get(row.id) ?? [],
  })
  const subsOf = grouped(subs, (row) => row.main_group_id)
  return mains.map((row) => ({
    MainGroupID: row.id,
    Name: row.name,
    count: ofMain.get(row.id)?.count ?? 0,
    banner: row.picture && pictureAddress(row.picture, 'wide'),
    bannerLink: row.banner_link,
    ...range(ofMain.get(row.id)?.price),
    subcategories: (subsOf.get(row.id) ?? []).map(subcategory),
    ...pages(ofMain.get(row.id)?.count ?? 0),
    availableProductlines: lines.filter((line) => linesOf.get(row.id)?.includes(line.ProductLineID)),
  }))
}

/** Null for a subcategory that the chain does not have. */
export async function groupsOfSubcategory(db: Db, chainId: number, id: number): Promise<readonly Group[] | null> {
  const known = await db.selectFrom('subcategories').select('id').where('chain_id', '=', chainId).where('id', '=', id).executeTakeFirst()
  if (!known) return null
  return (await groups(db, chainId)).filter((group) => group.ArticleGroup2ID === id)
}
