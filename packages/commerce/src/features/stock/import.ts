import { scaleOfSize } from '@vidda/domain/size'
import { sql } from 'kysely'
import { inAssortment } from '../articles/index.ts'
import { positionOf } from '../../reference/size-position.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import type { Db } from '../../kernel/database/open.ts'
import type { DataKind, DataRecord } from '../../import/kind.ts'
import { leadsNowhere, missing, ofAnotherChain, stage } from '../../import/stage.ts'
import { committed } from './committed.ts'

const staged = sql.table(stage)
const stockLock = 7_105_101

/** A name stands once in each scale. */
async function addSizes(db: Db): Promise<void> {
  const rows = await db
    .withTables<{ [stage]: { readonly size: string; readonly sizeScale: string } }>()
    .selectFrom(`${stage} as s`)
    .select(['s.size', 's.sizeScale as scale', sql<number>`(select coalesce(max(id), 0) from sizes)`.as('last')])
    .distinct()
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sizes as z').select('z.id').whereRef('z.name', '=', 's.size').whereRef('z.scale', '=', 's.sizeScale'))),
    )
    .orderBy('s.size')
    .orderBy('s.sizeScale')
    .execute()
  await insertRows(
    db,
    'sizes',
    rows.map(({ size, scale, last }, index) => ({ id: last + index + 1, name: size, position: positionOf(size), scale })),
  )
}

const withScale = (record: DataRecord): DataRecord => ({ ...record, sizeScale: record.sizeScale ?? scaleOfSize(String(record.size)) })

/** Whether a variant is one that shoppers can find: its article is visible and still has its colour. */
const found = (articleId: string, colorId: string) =>
  sql`exists (select 1 from articles a where a.id = ${sql.ref(articleId)} and a.visible and ${sql.ref(colorId)} = any (a.color_ids))`

const [comes, stands, besides] = [found('s.articleId', 's.colorId'), found('v.article_id', 'v.color_id'), found('t.articleId', 't.colorId')]

/** Variants `v` whose EAN a record `s` brings for another: after the misfits, those alone that no shopper finds any more. */
const succeeded = (chainId: number) => sql`variants v join ${staged} s on v.chain_id = ${chainId}::int and v.ean = s.ean and v.id <> s.id`

export const variants: DataKind = {
  name: 'variants',
  columns: { id: 'int', articleId: 'int', ean: 'text', size: 'text', sizeScale: 'text', colorId: 'int' },
  key: ['id'],
  referredBy: ['ean'],
  soughtBy: ['ean'],
  askedBy: 'others',
  prepare: withScale,
  misfits: (chainId) => [
    ofAnotherChain('variants', chainId),
    {
      ...leadsNowhere('articleId', 'articles', missing('articles', sql`chain_id = ${chainId}::int and id = s."articleId"`)),
      reason: 'must be a known article',
    },
    {
      field: 'colorId',
      reason: 'must be among the colorIds of its article',
      when: sql`exists (select 1 from articles a where a.id = s."articleId" and s."colorId" <> all (a.color_ids))`,
      // The colour may come from a refused line of the same article.
      leadsTo: { kind: 'articles', keys: sql`array[s."articleId"::text]` },
    },
    {
      field: 'ean',
      reason: 'must not be one of another variant',
      when: sql`exists (select 1 from variants v where v.chain_id = ${chainId}::int and v.ean = s.ean and v.id <> s.id and (${stands} or not ${comes}))
        or exists (select 1 from ${staged} t where t.ean = s.ean and t.id <> s.id
          and case when ${besides} = ${comes} then t.line < s.line else ${besides} end)`,
    },
  ],
  touched: (chainId) => sql`
    select "articleId" from ${staged} union select v.article_id from variants v join ${staged} s on s.id = v.id where v.chain_id = ${chainId}::int
    union select v.article_id from ${succeeded(chainId)}`,
  async write({ db, chainId }) {
    await addSizes(db)
    // What lies in the shops under an EAN is what carries it now.
    await sql`
      with old as (
        delete from variants where id in (select v.id from ${succeeded(chainId)}) returning id, ean
      ), left_over as (
        delete from stock k using old where k.variant_id = old.id returning old.ean, k.shop_id, k.qty
      )
      insert into stock (variant_id, shop_id, qty)
      select s.id, o.shop_id, o.qty from left_over o join ${staged} s on s.ean = o.ean on conflict do nothing`.execute(db)
    await sql`
      insert into variants (id, chain_id, article_id, ean, size_id, size, color_id)
      select s.id, ${chainId}::int, s."articleId", s.ean, z.id, s.size, s."colorId" from ${staged} s join sizes z on z.name = s.size and z.scale = s."sizeScale"
      order by s.id
      on conflict (id) do update set article_id = excluded.article_id, ean = excluded.ean, size_id = excluded.size_id, size = excluded.size,
        color_id = excluded.color_id`.execute(db)
  },
  // One of a colour that its article no longer names could not be read in again.
  all: (chainId) => sql`
    select v.id, v.article_id as "articleId", v.ean, v.size, z.scale as "sizeScale", v.color_id as "colorId"
    from variants v join sizes z on z.id = v.size_id join articles a on a.id = v.article_id and ${inAssortment} where v.chain_id = ${chainId}::int order by v.id`,
  present: (chainId) => sql`
    select v.id, v.article_id as "articleId", v.ean, v.size, z.scale as "sizeScale", v.color_id as "colorId"
    from variants v join sizes z on z.id = v.size_id where v.chain_id = ${chainId}::int`,
}

/** Records `s` with their variants `v`, what the shop has on sale `k`, and what is spoken for `c`. */
const counted = (chainId: number) => sql`
  ${staged} s join variants v on v.chain_id = ${chainId}::int and v.ean = s.ean
  left join stock k on k.variant_id = v.id and k.shop_id = s."shopId"
  left join ${committed(chainId)} c on c.variant_id = v.id and c.shop_id = s."shopId"`

/** A chain counts what lies in its shops; what of it is spoken for is not sold once more. */
const onSale = sql`greatest(s.qty - coalesce(c.count, 0), 0)`

/** What lies in the shops, of a variant `v`: on sale and spoken for. */
const inShops = (chainId: number) => sql`
  stock k join variants v on v.id = k.variant_id left join ${committed(chainId)} c on c.variant_id = k.variant_id and c.shop_id = k.shop_id`

const counts = sql`v.ean, k.shop_id as "shopId", k.qty + coalesce(c.count, 0) as qty`

export const stock: DataKind = {
  name: 'stock',
  columns: { ean: 'text', shopId: 'int', qty: 'int' },
  key: ['ean', 'shopId'],
  misfits: (chainId) => [
    {
      ...leadsNowhere('ean', 'variants', missing('variants', sql`chain_id = ${chainId}::int and ean = s.ean`)),
      reason: 'must be the EAN of a known variant',
    },
    {
      ...leadsNowhere('shopId', 'shops', missing('shops', sql`chain_id = ${chainId}::int and id = s."shopId"`)),
      reason: 'must be a shop of this chain',
    },
  ],
  async hold({ db, chainId }) {
    // One at a time, as two that bring the same new lines could not see each other's.
    await sql`select pg_advisory_xact_lock(${stockLock}::int, ${chainId}::int)`.execute(db)
    await sql`delete from ${staged} where line in (select s.line from ${counted(chainId)} where k.qty = ${onSale})`.execute(db)
    // A buyer who takes the last unit meanwhile would be overwritten, and the article stay off the lists. In the order in which buyers take.
    await sql`
      select 1 from stock k join variants v on v.id = k.variant_id join ${staged} s on s.ean = v.ean and s."shopId" = k.shop_id
      where v.chain_id = ${chainId}::int order by v.ean collate "C", k.shop_id for update of k`.execute(db)
  },
  // Documents say which shops have any, and not how many.
  touched: (chainId) => sql`
    select distinct v.article_id from ${counted(chainId)} where (${onSale} > 0) <> (coalesce(k.qty, 0) > 0)`,
  async write({ db, chainId }) {
    // In the order in which buyers take, so that neither waits for the other.
    await sql`
      insert into stock (variant_id, shop_id, qty)
      select v.id, s."shopId", ${onSale} from ${counted(chainId)} order by v.ean collate "C", s."shopId"
      on conflict (variant_id, shop_id) do update set qty = excluded.qty`.execute(db)
  },
  all: (chainId) => sql`
    select ${counts} from ${inShops(chainId)} join articles a on a.id = v.article_id and ${inAssortment}
    where v.chain_id = ${chainId}::int order by v.id, k.shop_id`,
  present: (chainId) => sql`
    select ${counts} from ${inShops(chainId)} where v.chain_id = ${chainId}::int`,
}
