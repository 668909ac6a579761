import type { Availability, Variant } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { inAssortment } from './assortment.ts'

const shopsOf = sql.raw(`coalesce((select json_agg(json_build_object('id', s.shop_id, 'qty', s.qty) order by s.qty desc, s.shop_id)
  from stock s where s.variant_id = v.id and s.qty > 0), '[]')`)

const variantsOf = sql`
  select json_agg(json_build_object('id', v.id, 'ean', v.ean, 'shops', ${shopsOf}, 'size', json_build_object('id', v.size_id, 'name', v.size),
    'color', d.colors -> v.color_id::text) order by z.position, v.id)
  from variants v join sizes z on z.id = v.size_id where v.article_id = a.id and ${inAssortment}`

/** An article brings its newest reviews along; all of them come by pages. */
export const reviewsAtOnce = 100

const reviewsOf = sql.raw(`
  select json_agg(json_build_object('id', id, 'content', content, 'reply', reply, 'customer', case when anonymous then null else customer end,
    'rating', rating, 'approved', approved, 'created_at', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reviewable_id', article_id, 'reviewable_type', 'article', 'true_to_size', true_to_size, 'size_color', size_color, 'anonymous', anonymous)
    order by created_at desc, id)
  from (select * from reviews where article_id = a.id and approved order by created_at desc, id limit ${reviewsAtOnce}) newest`)

const starsOf = sql.raw(`
  select json_build_array(${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where rating = ${stars})`).join(', ')})
  from reviews where article_id = a.id and approved`)

export type Wanted = { readonly id: number } | { readonly slug: string }

/** The product detail as JSON text, hidden or not; null when the chain has no such article. */
export async function articleDetail(db: Db, chainId: number, wanted: Wanted): Promise<string | null> {
  const which = 'id' in wanted ? sql`a.id = ${wanted.id}` : sql`a.slug = ${wanted.slug}`
  const { rows } = await sql<{ json: string }>`
    select d.source || ',' || d.detail || ',"variants":' || coalesce((${variantsOf})::text, '[]')
      || ',"reviews":' || coalesce((${reviewsOf})::text, '[]') || ',"reviewStars":' || (${starsOf})::text || d.stock as json
    from articles a join doc_src d on d.article_id = a.id where a.chain_id = ${chainId} and ${which}`.execute(db)
  return rows[0]?.json ?? null
}

type StockRow = { readonly articleId: number; readonly ean: string; readonly shops: Variant['shops'] }

/** Stock now; ids that the chain does not have are left out. */
export async function availability(db: Db, chainId: number, ids: readonly number[]): Promise<Availability[]> {
  const { rows } = await sql<StockRow>`
    select v.article_id as "articleId", v.ean, ${shopsOf} as shops
    from variants v join articles a on a.id = v.article_id and ${inAssortment}
    where v.chain_id = ${chainId} and v.article_id = any (${`{${ids.join(',')}}`}::text::int[]) order by v.article_id, v.id`.execute(db)
  return [...Map.groupBy(rows, (row) => row.articleId)].map(([articleId, entries]) => ({
    articleId,
    shops: [...new Set(entries.flatMap((entry) => entry.shops.map((shop) => shop.id)))].toSorted((a, b) => a - b),
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

/** Visible articles by id after `after`, `take` of them at most, with when their page last changed; as a JSON array. */
export async function addresses(db: Db, chainId: number, { after, take }: { after: number; take: number }): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'image', image,
      'changed', to_char(changed at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id), '[]')::text as json
    from (
      select a.id, a.slug, a.name, (d.source || '}')::json ->> 'image' as image,
        greatest(a.created_at, (select max(valid_from) from prices p where p.article_id = a.id),
          (select max(r.created_at) from reviews r where r.article_id = a.id and r.approved)) as changed
      from articles a join doc_src d on d.article_id = a.id
      where a.chain_id = ${chainId} and a.visible and a.id > ${after} order by a.id limit ${take}
    ) listed`.execute(db)
  return rows[0]?.json ?? '[]'
}

/** Id of the product line that is the chain's house brand. */
export async function houseLine(db: Db, chainId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select house_line_id as id from chain_settings where chain_id = ${chainId}`.execute(db)
  return rows[0]?.id ?? null
}
