import type { Db } from '../../kernel/database/open.ts'
import { refreshStock } from '../search/index.ts'

/** A line of a cart, as far as it takes stock. */
export type Wanted = {
  readonly variantId: number
  readonly articleId: number
  readonly ean: string
  readonly count: number
  readonly visible: boolean
}

/** Takes the goods, or none of them; answers what is left, null when there were too few. */
async function take(transaction: Db, { variantId, count, visible }: Wanted, shopId: number): Promise<number | null> {
  if (!visible) return null
  const left = await transaction
    .updateTable('stock')
    .set((eb) => ({ qty: eb('qty', '-', count) }))
    .where('variant_id', '=', variantId)
    .where('shop_id', '=', shopId)
    .where('qty', '>=', count)
    .returning('qty')
    .executeTakeFirst()
  return left?.qty ?? null
}

/** Takes the goods that can be had, each line whole or not at all, out of a shop's stock; answers those that were. */
export async function takeAll<Line extends Wanted>(transaction: Db, goods: readonly Line[], shopId: number): Promise<ReadonlySet<Line>> {
  const taken = new Set<Line>()
  const soldOut = new Set<number>()
  // Everybody takes in one order, so that two carts never wait for each other.
  for (const line of goods.toSorted((a, b) => (a.ean < b.ean ? -1 : 1))) {
    const left = await take(transaction, line, shopId)
    if (left !== null) taken.add(line)
    if (left === 0) soldOut.add(line.articleId)
  }
  if (soldOut.size > 0) await refreshStock(transaction, [...soldOut])
  return taken
}

export type Back = { readonly variantId: number; readonly articleId: number; readonly shopId: number; readonly count: number }

/** Puts goods back on the shelves of their shops; in the order in which buyers take, by EAN. */
export async function putBack(transaction: Db, goods: readonly Back[]): Promise<void> {
  for (const { variantId, shopId, count } of goods) {
    await transaction
      .insertInto('stock')
      .values({ variant_id: variantId, shop_id: shopId, qty: count })
      .onConflict((conflict) =>
        conflict.columns(['variant_id', 'shop_id']).doUpdateSet(({ eb }) => ({ qty: eb('stock.qty', '+', eb.ref('excluded.qty')) })),
      )
      .execute()
  }
  if (goods.length > 0) await refreshStock(transaction, [...new Set(goods.map((line) => line.articleId))])
}
