import { detailAttributes, eachAttribute, listedAttributes } from '@vidda/domain/article'
import { availableShopId } from '@vidda/domain/shop'
import { type DocumentVariant, indexColumns } from '@vidda/search'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { putRows } from '../../kernel/database/insert-rows.ts'
import { someArticleRows, type ArticleRow } from './article-rows.ts'
import { articleVariants, shopsOfVariants, sizesInStock } from './article-variants.ts'
import { colorsOf, readNames, type Names } from './names.ts'
import { articleAlts, articleImages } from '../../kernel/pictures/addresses.ts'

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
    reviewCount: row.review_count,
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
  ...(row.worn_with.length > 0 && { wornWith: row.worn_with }),
})

const open = (value: object) => JSON.stringify(value).slice(0, -1)

/** The end of an article's JSON: what its stock decides. `available` are the shops with stock, `sizes` those that one of them has. */
export function stockText(variants: readonly DocumentVariant[]): string {
  const available = shopsOfVariants(variants)
  const shops = available.length > 0 ? [availableShopId, ...available] : []
  return `,"shops":[${shops.join(',')}],"available":[${available.join(',')}],"sizes":[${sizesInStock(variants).join(',')}]}`
}

const indexRow = (row: ArticleRow, names: Names, variants: readonly DocumentVariant[]) =>
  indexColumns({
    id: row.id,
    chainId: row.chain_id,
    visible: row.visible,
    values: {
      genders: row.genders,
      brands: [row.product_line_id],
      groups: [row.group_id],
      category: [row.main_group_id],
      subcategory: [row.subcategory_id],
      campaigns: row.campaigns.map(({ campaignId }) => campaignId),
    },
    variants,
    texts: {
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
    },
    name: row.name,
    price: row.price,
    qtyRank: row.qty_rank,
    turnoverRank: row.turnover_rank,
    created: row.created_at,
  })

const pictured = (row: ArticleRow, names: Names) =>
  Object.fromEntries(
    colorsOf(row, names).map(({ id, name, hex, colorCode }) => [
      id,
      { id, name, hex, colorCode, imagePath: articleImages(row.pictures, id)[0] },
    ]),
  )

const sourceRow = (row: ArticleRow, names: Names, variants: readonly DocumentVariant[]) => ({
  article_id: row.id,
  source: open(listShape(row, names)),
  stock: stockText(variants),
  detail: open(detailShape(row, names)).slice(1),
  colors: pictured(row, names),
})

const batch = 500

async function articlesAfter(db: Db, id: number): Promise<readonly number[]> {
  const rows = await db.selectFrom('articles').select('id').where('id', '>', id).orderBy('id').limit(batch).execute()
  return rows.map((row) => row.id)
}

/** Takes away the documents of articles that are gone; without such ones no process reads all documents again. */
async function removeOrphans(db: Db): Promise<void> {
  const orphaned = sql<boolean>`not exists (select 1 from articles a where a.id = article_id)`
  const tables = ['doc_idx', 'doc_src'] as const
  const [ofIndex, ofSource] = tables.map((table) => db.selectFrom(table).select('article_id').where(orphaned).limit(1))
  if (!(await ofIndex?.executeTakeFirst()) && !(await ofSource?.executeTakeFirst())) return
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) await transaction.deleteFrom(table).where(orphaned).execute()
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

async function putDocuments(db: Db, ids: readonly number[], names: Names): Promise<void> {
  const rows = await someArticleRows(db, ids)
  const variantsOf = await articleVariants(db, ids)
  await putRows(
    db,
    'doc_idx',
    'article_id',
    rows.map((row) => indexRow(row, names, variantsOf(row.id))),
  )
  await putRows(
    db,
    'doc_src',
    'article_id',
    rows.map((row) => sourceRow(row, names, variantsOf(row.id))),
  )
}

/** Holds the search documents of articles until the transaction ends. */
export async function lockDocuments(transaction: Db, articleIds: readonly number[]): Promise<void> {
  await transaction
    .selectFrom('doc_idx')
    .select('article_id')
    .where('article_id', '=', anyOf(articleIds))
    .orderBy('article_id')
    .forUpdate()
    .execute()
}

/**
 * Writes the search documents of some articles anew, in the transaction that changed them. Documents stay in their place: one that is removed has every
 * process read all of them again.
 */
export async function refreshDocuments(transaction: Db, articleIds: readonly number[]): Promise<void> {
  const names = await readNames(transaction)
  for (let at = 0; at < articleIds.length; at += batch) {
    const ids = articleIds.slice(at, at + batch).toSorted((a, b) => a - b)
    // Buyers who change these articles' stock lock in this order too.
    await lockDocuments(transaction, ids)
    await putDocuments(transaction, ids, names)
  }
}
