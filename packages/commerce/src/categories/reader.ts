import type { Category, Group, ProductLine, Subcategory } from '@vidda/contract/wire'
import { screenTake } from '@vidda/domain/listing'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { pictureAddress, type WidePicture } from '../images/addresses.ts'
import { ranges, type Range } from '../search/ranges.ts'

type MainRow = { readonly id: number; readonly name: string; readonly picture: WidePicture | null; readonly banner_link: string }
type SubRow = { readonly id: number; readonly main_group_id: number; readonly name: string }

const range = (found: Range | undefined) => ({
  minPrice: found && found.count > 0 ? Math.floor(found.min / 100) : 0,
  maxPrice: found && found.count > 0 ? Math.ceil(found.max / 100) : 0,
})

/** Of a listing that is asked for without a page (spec §9). */
const pages = (count: number) => ({ current_page: 1, last_page: Math.max(1, Math.ceil(count / screenTake)) })

const grouped = <Row>(rows: readonly Row[], key: (row: Row) => number) => Map.groupBy(rows, key)

type GroupRow = Group & { readonly ArticleGroup2ID: number }

async function groups(db: Db, chainId: number): Promise<readonly GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select id, name as "Name", subcategory_id as "ArticleGroup2ID", id as "ArticleGroup3ID" from groups where chain_id = ${chainId}
    order by position, id`.execute(db)
  return rows
}

/** The whole tree of a chain, with what can be had now. */
export async function categories(db: Db, chainId: number): Promise<Category[]> {
  const mains =
    await sql<MainRow>`select id, name, picture, banner_link from main_groups where chain_id = ${chainId} order by position, id`.execute(db)
  const subs =
    await sql<SubRow>`select id, main_group_id, name from subcategories where chain_id = ${chainId} order by position, id`.execute(db)
  const lines = await sql<ProductLine>`
    select id as "ProductLineID", name as "Name" from product_lines where chain_id = ${chainId} order by name`.execute(db)
  const { category: ofMain, subcategory: ofSub, lines: linesOf } = await ranges(db, chainId)
  const groupsOf = grouped(await groups(db, chainId), (group) => group.ArticleGroup2ID)

  const subcategory = (row: SubRow): Subcategory => ({
    ArticleGroup2ID: row.id,
    MainGroupID: row.main_group_id,
    Name: row.name,
    ...range(ofSub.get(row.id)),
    articlesCount: ofSub.get(row.id)?.count ?? 0,
    custom: false,
    groups: groupsOf.get(row.id) ?? [],
  })
  const subsOf = grouped(subs.rows, (row) => row.main_group_id)
  return mains.rows.map((row) => ({
    MainGroupID: row.id,
    Name: row.name,
    count: ofMain.get(row.id)?.count ?? 0,
    banner: row.picture && pictureAddress(row.picture, 'wide'),
    bannerLink: row.banner_link,
    ...range(ofMain.get(row.id)),
    subcategories: (subsOf.get(row.id) ?? []).map(subcategory),
    ...pages(ofMain.get(row.id)?.count ?? 0),
    availableProductlines: lines.rows.filter((line) => linesOf.get(row.id)?.includes(line.ProductLineID)),
  }))
}

/** Null for a subcategory that the chain does not have. */
export async function groupsOfSubcategory(db: Db, chainId: number, id: number): Promise<readonly Group[] | null> {
  const known = await sql`select 1 from subcategories where chain_id = ${chainId} and id = ${id}`.execute(db)
  if (known.rows.length === 0) return null
  return (await groups(db, chainId)).filter((group) => group.ArticleGroup2ID === id)
}
