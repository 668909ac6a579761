import { detailAttributes, eachAttribute, listedAttributes } from '@vidda/domain/article'
import { availableShopId } from '@vidda/domain/shop'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { putRows } from '../database/insert-rows.ts'
import { someArticleRows, type ArticleRow } from './article-rows.ts'
import { colorsOf, readNames, type Names } from './names.ts'
import { nameSort } from './name-sort.ts'
import { articleAlts, articleImages } from '../images/addresses.ts'
import { tagsOf } from './tags.ts'
import { joinTexts } from './index/chain-index.ts'

const kroner = (ore: number) => ore / 100

/** The list shape of an article on the wire (contract `Article`), without what its stock decides. */
function listShape(row: ArticleRow, names: Names) {
  const colors = colorsOf(row, names)
  const groups = [...new Map(colors.map((color) => [color.group.id, color.group])).values()]
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: kroner(row.price),
    pant: kroner(row.pant),
    originalPrice: kroner(row.original_price),
    beforePrice: row.before_price === null ? null : kroner(row.before_price),
    brand: row.brand,
    brands: [{ ProductLineID: row.product_line_id, Name: row.brand }],
    colors: colors.map(({ id, name, hex, colorCode }) => ({ id, name, hex, colorCode })),
    colorGroups: groups,
    gender: row.gender,
    genders: row.genders,
    MainGroupID: row.main_group_id,
    ArticleGroup2ID: row.subcategory_id,
    ArticleGroup3ID: row.group_id,
    group2: row.group2,
    group3: row.group3,
    categories: [row.main_group_id],
    subcategories: [row.subcategory_id],
    purchasableOnWeb: Number(row.can_purchase),
    webLabel: row.custom_label,
    image: articleImages(row.pictures, colors[0]?.id)[0],
    featured: row.featured,
    campaigns: row.campaigns.map(({ id, articleId, price, labelType, labelData }) => ({
      id,
      articleId,
      price: kroner(price),
      labelType,
      labelData,
    })),
    averageRating: row.average_rating,
    webPurchaseLimit: row.web_purchase_limit,
    onlyCC: row.only_cc,
    ...eachAttribute(listedAttributes, (key) => row.attributes[key]),
    frightPrice: row.fright_price,
    hiddenFromWeb: !row.visible,
  }
}

const detailShape = (row: ArticleRow, names: Names) => ({
  articleId: row.id,
  articleNo: row.article_no,
  techDescription: row.tech_description,
  ...eachAttribute(detailAttributes, (key) => row.attributes[key]),
  dateCreated: row.created_at.toISOString(),
  images: colorsOf(row, names).map(({ id }) => ({
    colorId: id,
    paths: articleImages(row.pictures, id),
    alts: articleAlts(row.pictures, id),
  })),
})

const open = (value: object) => JSON.stringify(value).slice(0, -1)

/** The end of an article's JSON: what its stock decides. `available` are the shops with stock. */
export const stockText = (available: readonly number[]): string =>
  `,"shops":[${available.length > 0 ? [availableShopId, ...available].join(',') : ''}],"available":[${available.join(',')}]}`

const indexRow = (row: ArticleRow, names: Names) => ({
  article_id: row.id,
  chain_id: row.chain_id,
  visible: row.visible,
  tags: tagsOf(row, names),
  terms: joinTexts({
    name: row.name,
    brand: row.brand,
    group: row.group3,
    subcategory: row.group2,
    category: row.main,
    genders: row.genders.map((id) => names.genders.get(id) ?? '').join(' '),
    colors: colorsOf(row, names)
      .map((color) => `${color.groupName} ${color.name}`)
      .join(' '),
    season: row.attributes.season ?? '',
    description: row.description,
  }),
  name_sort: nameSort(row.name),
  price: row.price,
  qty_rank: row.qty_rank,
  turnover_rank: row.turnover_rank,
  created: row.created_at,
})

const pictured = (row: ArticleRow, names: Names) =>
  Object.fromEntries(
    colorsOf(row, names).map(({ id, name, hex, colorCode }) => [
      id,
      { id, name, hex, colorCode, imagePath: articleImages(row.pictures, id)[0] },
    ]),
  )

const sourceRow = (row: ArticleRow, names: Names) => ({
  article_id: row.id,
  source: open(listShape(row, names)),
  stock: stockText(row.available),
  detail: open(detailShape(row, names)).slice(1),
  colors: pictured(row, names),
})

const batch = 500

async function articlesAfter(db: Db, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from articles where id > ${id}::int order by id limit ${batch}::int`.execute(db)
  return rows.map((row) => row.id)
}

/** Takes away the documents of articles that are gone; without such ones no process reads all documents again. */
async function removeOrphans(db: Db): Promise<void> {
  const orphaned = sql`not exists (select 1 from articles a where a.id = article_id)`
  const { rows } = await sql`select 1 from doc_idx where ${orphaned} union all select 1 from doc_src where ${orphaned} limit 1`.execute(db)
  if (rows.length === 0) return
  await db.transaction().execute(async (transaction) => {
    for (const table of ['doc_idx', 'doc_src']) await sql`delete from ${sql.table(table)} where ${orphaned}`.execute(transaction)
  })
}

/**
 * Writes every article's search document anew, from the tables; `onBatch` hears how many are done. Each is written over the old one, some at a time:
 * other processes that answer meanwhile find every article, also where this one is killed halfway.
 */
export async function buildDocuments(db: Db, onBatch: (done: number) => void = () => undefined): Promise<void> {
  let [after, done] = [-1, 0]
  for (;;) {
    const ids = await articlesAfter(db, after)
    const last = ids.at(-1)
    if (last === undefined) break
    await db.transaction().execute((transaction) => refreshDocuments(transaction, ids))
    after = last
    onBatch((done += ids.length))
  }
  await removeOrphans(db)
}

async function putDocuments(db: Db, rows: readonly ArticleRow[], names: Names): Promise<void> {
  await putRows(
    db,
    'doc_idx',
    'article_id',
    rows.map((row) => indexRow(row, names)),
  )
  await putRows(
    db,
    'doc_src',
    'article_id',
    rows.map((row) => sourceRow(row, names)),
  )
}

/**
 * Writes the search documents of some articles anew, in the transaction that changed them. Documents stay in their place: one that is removed has every
 * process read all of them again.
 */
export async function refreshDocuments(transaction: Db, articleIds: readonly number[]): Promise<void> {
  const names = await readNames(transaction)
  for (let at = 0; at < articleIds.length; at += batch) {
    const ids = articleIds.slice(at, at + batch).toSorted((a, b) => a - b)
    const which = sql`${`{${ids.join(',')}}`}::text::int[]`
    // Buyers who change these articles' stock lock in this order too.
    await sql`select 1 from doc_idx where article_id = any (${which}) order by article_id for update`.execute(transaction)
    const rows = await someArticleRows(transaction, ids)
    await putDocuments(transaction, rows, names)
  }
}
