import { sql } from 'kysely'
import { inAssortment } from '../articles/assortment.ts'
import type { Db } from '../database/open.ts'
import { stockText } from './documents.ts'
import { shopTags, shopTagsOf } from './tags.ts'

type Row = { readonly article_id: number; readonly available: readonly number[] }

const list = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::text::int[]`

/**
 * Brings the search documents of articles into step with their stock, in the transaction that changed it. The rows are locked before stock
 * is read: two buyers of different sizes would otherwise each still see the other's last unit.
 */
export async function refreshStock(transaction: Db, articleIds: readonly number[]): Promise<void> {
  const ids = list(articleIds)
  await sql`select 1 from doc_idx where article_id = any (${ids}) order by article_id for update`.execute(transaction)
  const { rows } = await sql<Row>`
    select w.article_id, coalesce(array_agg(distinct s.shop_id order by s.shop_id) filter (where s.shop_id is not null), '{}') as available
    from unnest(${ids}) as w (article_id) left join articles a on a.id = w.article_id left join variants v on v.article_id = a.id and ${inAssortment}
    left join stock s on s.variant_id = v.id and s.qty > 0 group by w.article_id`.execute(transaction)
  for (const { article_id, available } of rows) {
    await sql`
      update doc_idx set tags = array(select t from unnest(tags) as t where t < ${shopTags[0]}::int or t >= ${shopTags[1]}::int) || ${list(shopTagsOf(available))}
      where article_id = ${article_id}`.execute(transaction)
    await sql`update doc_src set stock = ${stockText(available)} where article_id = ${article_id}`.execute(transaction)
  }
}
