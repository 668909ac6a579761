import type { Availability, Review, Variant } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { goodsImage } from '../images/keys.ts'

type DetailRow = { readonly id: number; readonly drawing: string; readonly source: string; readonly stock: string; readonly detail: string }

type VariantRow = Omit<Variant, 'color'> & { readonly color: Omit<Variant['color'], 'imagePath'> }

const shopsOf = sql.raw(`coalesce((select json_agg(json_build_object('id', s.shop_id, 'qty', s.qty) order by s.qty desc, s.shop_id)
  from stock s where s.variant_id = v.id and s.qty > 0), '[]')`)

async function variants(db: Db, articleId: number, drawing: string): Promise<Variant[]> {
  const { rows } = await sql<VariantRow>`
    select v.id, v.ean, ${shopsOf} as shops, json_build_object('id', z.id, 'name', v.size) as size,
      json_build_object('id', c.id, 'name', c.name, 'hex', c.hex, 'colorCode', c.color_code) as color
    from variants v join colors c on c.id = v.color_id join sizes z on z.id = v.size_id
    where v.article_id = ${articleId} order by v.id`.execute(db)
  return rows.map(row => ({ ...row, color: { ...row.color, imagePath: goodsImage(drawing, row.color.hex.toLowerCase()) } }))
}

type ReviewRow = Omit<Review, 'created_at' | 'reviewable_type'> & { readonly created_at: Date }

async function approvedReviews(db: Db, articleId: number): Promise<Review[]> {
  const { rows } = await sql<ReviewRow>`
    select id, content, reply, case when anonymous then null else customer end as customer, rating, approved, created_at,
      article_id as reviewable_id, true_to_size, size_color, anonymous
    from reviews where article_id = ${articleId} and approved order by created_at desc, id`.execute(db)
  return rows.map(row => ({ ...row, created_at: row.created_at.toISOString(), reviewable_type: 'article' }))
}

export type Wanted = { readonly id: number } | { readonly slug: string }

/** The product detail as JSON text, hidden or not; null when the chain has no such article. */
export async function articleDetail(db: Db, chainId: number, wanted: Wanted): Promise<string | null> {
  const which = 'id' in wanted ? sql`a.id = ${wanted.id}` : sql`a.slug = ${wanted.slug}`
  const { rows } = await sql<DetailRow>`
    select a.id, a.drawing, d.source, d.stock, d.detail from articles a join doc_src d on d.article_id = a.id
    where a.chain_id = ${chainId} and ${which}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const sorts = await variants(db, row.id, row.drawing)
  const reviews = await approvedReviews(db, row.id)
  return `${row.source},${row.detail},"variants":${JSON.stringify(sorts)},"reviews":${JSON.stringify(reviews)}${row.stock}`
}

type StockRow = { readonly articleId: number; readonly ean: string; readonly shops: Variant['shops'] }

/** Stock now; ids that the chain does not have are left out. */
export async function availability(db: Db, chainId: number, ids: readonly number[]): Promise<Availability[]> {
  const { rows } = await sql<StockRow>`
    select v.article_id as "articleId", v.ean, ${shopsOf} as shops from variants v
    where v.chain_id = ${chainId} and v.article_id = any (${`{${ids.join(',')}}`}::text::int[]) order by v.article_id, v.id`.execute(db)
  return [...Map.groupBy(rows, row => row.articleId)].map(([articleId, entries]) => ({
    articleId,
    shops: [...new Set(entries.flatMap(entry => entry.shops.map(shop => shop.id)))].toSorted((a, b) => a - b),
    variants: entries.map(({ ean, shops }) => ({ ean, shops })),
  }))
}

/** Visible articles in the order asked for, as a JSON array; unknown and hidden ones are left out. */
export async function bundle(db: Db, chainId: number, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select coalesce(string_agg(source || stock, ',' order by place), '') as json
    from unnest(${`{${ids.join(',')}}`}::text::int[]) with ordinality as wanted (article_id, place)
    join doc_idx using (article_id) join doc_src using (article_id) where chain_id = ${chainId} and visible`.execute(db)
  return `[${rows[0]?.json ?? ''}]`
}

/** Id of the product line that is the chain's house brand. */
export async function houseLine(db: Db, chainId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select house_line_id as id from chain_settings where chain_id = ${chainId}`.execute(db)
  return rows[0]?.id ?? null
}
