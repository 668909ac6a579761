import { sql } from 'kysely'
import type { ArticleBundle } from '../catalogue/types.ts'
import type { Db } from '../database/open.ts'

/** Stock is by far the largest table: three arrays of numbers are read ten times as fast as JSON. */
export async function insertStock(db: Db, bundles: readonly ArticleBundle[]): Promise<void> {
  const variants: number[] = []
  const shops: number[] = []
  const quantities: number[] = []
  for (const bundle of bundles) {
    for (const variant of bundle.variants) {
      for (const { shopId, qty } of variant.stock) {
        variants.push(variant.id)
        shops.push(shopId)
        quantities.push(qty)
      }
    }
  }
  const array = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::text::int[]`
  await sql`insert into stock select * from unnest(${array(variants)}, ${array(shops)}, ${array(quantities)})`.execute(db)
}
