import type { DocumentVariant } from '@vidda/search'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { inAssortment } from '../articles/index.ts'

const variantRows = (db: Db, articleIds: readonly number[]) =>
  db
    .selectFrom('articles as a')
    .innerJoin('variants as v', (join) => join.onRef('v.article_id', '=', 'a.id').on(inAssortment))
    .leftJoin('chain_colors as c', (join) => join.onRef('c.chain_id', '=', 'a.chain_id').onRef('c.id', '=', 'v.color_id'))
    .select(['v.article_id', 'v.size_id as size', 'c.color_group_id as color'])
    .select(sql<number[]>`array(select s.shop_id from stock s where s.variant_id = v.id and s.qty > 0 order by s.shop_id)`.as('shops'))
    .where('a.id', '=', anyOf(articleIds))
    .orderBy('v.id')
    .execute()

const colorRows = (db: Db, articleIds: readonly number[]) =>
  db
    .selectFrom('articles as a')
    .innerJoin('chain_colors as c', (join) => join.onRef('c.chain_id', '=', 'a.chain_id').on(sql<boolean>`c.id = any (a.color_ids)`))
    .select(['a.id', 'c.color_group_id as color'])
    .distinct()
    .where('a.id', '=', anyOf(articleIds))
    .execute()

/** The variants in the assortment of articles, and each of their colours that has none. */
export async function articleVariants(db: Db, articleIds: readonly number[]): Promise<(articleId: number) => readonly DocumentVariant[]> {
  const variants = Map.groupBy(await variantRows(db, articleIds), (row) => row.article_id)
  const colors = Map.groupBy(await colorRows(db, articleIds), (row) => row.id)
  return (articleId) => {
    const own = (variants.get(articleId) ?? []).map(({ color, size, shops }) => ({ color, size, shops }))
    const bare = (colors.get(articleId) ?? []).filter(({ color }) => !own.some((variant) => variant.color === color))
    return [...own, ...bare.map(({ color }) => ({ color, size: null, shops: [] }))]
  }
}

/** The shops that have any of them. */
export const shopsOfVariants = (variants: readonly DocumentVariant[]): readonly number[] =>
  [...new Set(variants.flatMap(({ shops }) => shops))].toSorted((a, b) => a - b)

/** The sizes that some shop has. */
export const sizesInStock = (variants: readonly DocumentVariant[]): readonly number[] => [
  ...new Set(variants.flatMap(({ size, shops }) => (size !== null && shops.length > 0 ? [size] : []))),
]
