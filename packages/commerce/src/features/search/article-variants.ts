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
    .select(['v.article_id', 'v.size_id as size', 'v.color_id as colorId', 'c.color_group_id as color'])
    .select(sql<number[]>`array(select s.shop_id from stock s where s.variant_id = v.id and s.qty > 0 order by s.shop_id)`.as('shops'))
    .where('a.id', '=', anyOf(articleIds))
    .orderBy('v.id')
    .execute()

const colorRows = (db: Db, articleIds: readonly number[]) =>
  db
    .selectFrom('articles as a')
    .innerJoin('chain_colors as c', (join) => join.onRef('c.chain_id', '=', 'a.chain_id').on(sql<boolean>`c.id = any (a.color_ids)`))
    .select(['a.id', 'c.id as colorId', 'c.color_group_id as color'])
    .where('a.id', '=', anyOf(articleIds))
    .orderBy(sql`array_position(a.color_ids, c.id)`)
    .execute()

/** The variants in the assortment of articles, in the order of their colours, and each group of colours that has none. */
export async function articleVariants(db: Db, articleIds: readonly number[]): Promise<(articleId: number) => readonly DocumentVariant[]> {
  const variants = Map.groupBy(await variantRows(db, articleIds), (row) => row.article_id)
  const colors = Map.groupBy(await colorRows(db, articleIds), (row) => row.id)
  return (articleId) => {
    const own = (variants.get(articleId) ?? []).map(({ colorId, color, size, shops }) => ({ colorId, color, size, shops }))
    const shades = colors.get(articleId) ?? []
    const bare = shades.filter(({ color }) => !own.some((variant) => variant.color === color))
    const all = [...own, ...bare.map(({ colorId, color }) => ({ colorId, color, size: null, shops: [] }))]
    const places = new Map(shades.map(({ colorId }, place) => [colorId, place]))
    return all.toSorted((a, b) => (places.get(a.colorId) ?? shades.length) - (places.get(b.colorId) ?? shades.length))
  }
}

/** The shops that have any of them. */
export const shopsOfVariants = (variants: readonly DocumentVariant[]): readonly number[] =>
  [...new Set(variants.flatMap(({ shops }) => shops))].toSorted((a, b) => a - b)

/** The sizes that some shop has. */
export const sizesInStock = (variants: readonly DocumentVariant[]): readonly number[] => [
  ...new Set(variants.flatMap(({ size, shops }) => (size !== null && shops.length > 0 ? [size] : []))),
]
