import { type Rule, variantRules } from '@vidda/search'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { inAssortment } from '../articles/index.ts'

/** A colour of an article and its first picture. */
type MetColor = { readonly colorId: number; readonly image: string }

/** Colours in the order of their article, so that its own first one is shown where it meets the rules too. */
const place = sql<number>`array_position(a.color_ids, v.color_id)`

const idOf = (article: string): number => (JSON.parse(article) as { readonly id: number }).id

/**
 * Of each article, given as its stored JSON, the first colour of which one variant meets all rules on colours, sizes and shops; nothing
 * without such rules.
 */
export async function metColors(db: Db, rules: readonly Rule[], articles: readonly string[]): Promise<readonly (MetColor | undefined)[]> {
  const { colors, sizes, shops, isInStock } = variantRules(rules)
  const isAnyMet = colors === null && sizes === null && shops.length === 0
  if (isAnyMet || articles.length === 0) return []
  const articleIds = articles.map(idOf)
  const wanted = isInStock && shops.length === 0 ? [null] : shops
  const inShop = (ids: readonly number[] | null) =>
    sql<boolean>`exists (select 1 from stock s where s.variant_id = v.id and s.qty > 0
      ${ids === null ? sql`` : sql`and s.shop_id = ${anyOf(ids)}`})`
  let query = db
    .selectFrom('articles as a')
    .innerJoin('variants as v', (join) => join.onRef('v.article_id', '=', 'a.id').on(inAssortment))
    .innerJoin('doc_src as d', 'd.article_id', 'a.id')
    .leftJoin('chain_colors as c', (join) => join.onRef('c.chain_id', '=', 'a.chain_id').onRef('c.id', '=', 'v.color_id'))
    .distinctOn('a.id')
    .select([
      'a.id',
      'v.color_id as colorId',
      place.as('place'),
      sql<string | null>`d.colors -> v.color_id::text ->> 'imagePath'`.as('image'),
    ])
    .where('a.id', '=', anyOf(articleIds))
    .orderBy('a.id')
    .orderBy('place')
  if (colors) query = query.where('c.color_group_id', '=', anyOf(colors))
  if (sizes) query = query.where('v.size_id', '=', anyOf(sizes))
  for (const ids of wanted) query = query.where(inShop(ids))
  const rows = await query.execute()
  const met = new Map(rows.flatMap(({ id, colorId, image }) => (image === null ? [] : [[id, { colorId, image }]])))
  return articleIds.map((id) => met.get(id))
}
