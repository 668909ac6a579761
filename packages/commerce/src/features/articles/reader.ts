import type { Availability } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { inAssortment, shopsOf } from './assortment.ts'

const variantsOf = sql`
  select json_agg(json_build_object('id', v.id, 'ean', v.ean, 'shops', ${shopsOf}, 'size', json_build_object('id', v.size_id, 'name', v.size, 'scale', z.scale),
    'color', d.colors -> v.color_id::text) order by z.position, v.id)
  from variants v join sizes z on z.id = v.size_id where v.article_id = a.id and ${inAssortment}`

/** An article brings its newest reviews along; all of them come by pages. */
export const reviewsAtOnce = 100

const reviewsOf = sql.raw(`
  select json_agg(json_build_object('id', id, 'content', content, 'reply', reply, 'customer', case when anonymous then null else customer end,
    'rating', rating, 'approved', approved, 'created_at', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'reviewable_id', article_id, 'reviewable_type', 'article', 'true_to_size', true_to_size, 'size_color', size_color, 'anonymous', anonymous,
    'verified', verified)
    order by created_at desc, id)
  from (select * from reviews where article_id = a.id and approved order by created_at desc, id limit ${reviewsAtOnce}) newest`)

const starsOf = sql.raw(`
  select json_build_array(${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where rating = ${stars})`).join(', ')})
  from reviews where article_id = a.id and approved`)

const detail = sql<string>`d.source || ',' || d.detail || ',"variants":' || coalesce((${variantsOf})::text, '[]')
  || ',"reviews":' || coalesce((${reviewsOf})::text, '[]') || ',"reviewStars":' || (${starsOf})::text || d.stock`

export type Wanted = { readonly id: number } | { readonly slug: string }

/** The product detail as JSON text, hidden or not; null when the chain has no such article. */
export async function articleDetail(db: Db, chainId: number, wanted: Wanted): Promise<string | null> {
  const articles = db
    .selectFrom('articles as a')
    .innerJoin('doc_src as d', 'd.article_id', 'a.id')
    .select(detail.as('json'))
    .where('a.chain_id', '=', chainId)
  const found = 'id' in wanted ? articles.where('a.id', '=', wanted.id) : articles.where('a.slug', '=', wanted.slug)
  return (await found.executeTakeFirst())?.json ?? null
}

/** Stock now; ids that the chain does not have are left out. */
export async function availability(db: Db, chainId: number, ids: readonly number[]): Promise<Availability[]> {
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('articles as a', (join) => join.onRef('a.id', '=', 'v.article_id').on(inAssortment))
    .select(['v.article_id as articleId', 'v.ean', shopsOf.as('shops')])
    .where('v.chain_id', '=', chainId)
    .where('v.article_id', '=', anyOf(ids))
    .orderBy('v.article_id')
    .orderBy('v.id')
    .execute()
  return [...Map.groupBy(rows, (row) => row.articleId)].map(([articleId, entries]) => ({
    articleId,
    shops: [...new Set(entries.flatMap((entry) => entry.shops.map((shop) => shop.id)))].toSorted((a, b) => a - b),
    variants: entries.map(({ ean, shops }) => ({ ean, shops })),
  }))
}

/** Visible articles in the order asked for, as a JSON array; unknown and hidden ones are left out. */
export async function bundle(db: Db, chainId: number, ids: readonly number[]): Promise<string> {
  const listed = sql<string>`(
    select coalesce(string_agg(source || stock, ',' order by place), '')
    from unnest(${ids}::int[]) with ordinality as wanted (article_id, place)
    join doc_idx using (article_id) join doc_src using (article_id) where chain_id = ${chainId} and visible)`
  const { json } = await db.selectNoFrom(listed.as('json')).executeTakeFirstOrThrow()
  return `[${json}]`
}

/** Visible articles by id after `after`, `take` of them at most, with when their page last changed; as a JSON array. */
export async function addresses(db: Db, chainId: number, { after, take }: { after: number; take: number }): Promise<string> {
  const listed = sql<string>`(
    select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'image', image,
      'changed', to_char(changed at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id), '[]')::text
    from (
      select a.id, a.slug, a.name, (d.source || '}')::json ->> 'image' as image,
        greatest(a.created_at, (select max(valid_from) from prices p where p.article_id = a.id),
          (select max(r.created_at) from reviews r where r.article_id = a.id and r.approved)) as changed
      from articles a join doc_src d on d.article_id = a.id
      where a.chain_id = ${chainId} and a.visible and a.id > ${after} order by a.id limit ${take}
    ) listed)`
  const { json } = await db.selectNoFrom(listed.as('json')).executeTakeFirstOrThrow()
  return json
}
