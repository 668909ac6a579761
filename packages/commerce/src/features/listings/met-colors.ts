import { type Rule, variantRules } from '@vidda/search'
import type { Article } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'

/** A colour of an article and its first picture. */
type MetColor = { readonly colorId: number; readonly image: string }

/** What is read of an article's stored JSON. `colors` keeps the article's order, so that its first colour is preferred when it matches. */
type Stored = Pick<Article, 'id' | 'colors'>

/**
 * Of each article of a chain, given as its stored JSON, the first colour of which one variant meets all rules on colours, sizes and shops; nothing
 * without such rules.
 */
export async function metColors(
  db: Db,
  chainId: number,
  rules: readonly Rule[],
  articles: readonly string[],
): Promise<readonly (MetColor | undefined)[]> {
  const { colors, sizes, shops, isInStock } = variantRules(rules)
  const isAnyMet = colors === null && sizes === null && shops.length === 0
  if (isAnyMet || articles.length === 0) return []
  const stored = articles.map((article) => JSON.parse(article) as Stored)
  const wanted = isInStock && shops.length === 0 ? [null] : shops
  const inShop = (ids: readonly number[] | null) =>
    sql<boolean>`exists (select 1 from stock s where s.variant_id = v.id and s.qty > 0
      ${ids === null ? sql`` : sql`and s.shop_id = ${anyOf(ids)}`})`
  let met = db
    .selectFrom('variants as v')
    .select(['v.article_id', 'v.color_id'])
    .distinct()
    .where('v.article_id', '=', anyOf(stored.map(({ id }) => id)))
  if (colors) {
    const ofGroups = db.selectFrom('chain_colors').select('id').where('chain_id', '=', chainId).where('color_group_id', '=', anyOf(colors))
    met = met.where('v.color_id', 'in', ofGroups)
  }
  if (sizes) met = met.where('v.size_id', '=', anyOf(sizes))
  for (const ids of wanted) met = met.where(inShop(ids))
  const rows = await db
    .selectFrom(met.as('m'))
    .innerJoin('doc_src as d', 'd.article_id', 'm.article_id')
    .select(['m.article_id as articleId', 'm.color_id as colorId'])
    .select(sql<string | null>`d.colors -> m.color_id::text ->> 'imagePath'`.as('image'))
    .execute()
  const images = new Map(rows.map(({ articleId, colorId, image }) => [`${articleId} ${colorId}`, image]))
  return stored.map(({ id, colors: own }) => {
    const first = own.find((color) => images.has(`${id} ${color.id}`))
    const image = first && images.get(`${id} ${first.id}`)
    return first && image ? { colorId: first.id, image } : undefined
  })
}
