import type { FeedPurchase, OrderFeed } from '@vidda/contract/wire'
import type { Db } from '../../kernel/database/open.ts'
import { invalid } from '../../kernel/http/failure.ts'
import { cursorOf, numberOf } from './cursor.ts'
import { lastNumber, numberChanges } from './numbers.ts'
import { orders, type Purchase, reservations } from './purchases.ts'

export type Reading = { readonly chainId: number; readonly since?: string | undefined; readonly limit: number }

/** Throws a 422 for a text that is no cursor, and for one of a database that has gone on since it was copied. */
async function startOf(db: Db, since: string | undefined): Promise<number> {
  if (since === undefined) return 0
  const number = numberOf(since)
  if (number === null) throw invalid('since', 'Since must be the cursor of an answer')
  if (number > (await lastNumber(db)))
    throw invalid(
      'since',
      'Since must be a cursor of this database, which was put back to an earlier time: read everything anew, without it',
    )
  return number
}

const idsOf = (numbers: readonly { readonly kind: string; readonly id: number }[], kind: Purchase['kind']) =>
  numbers.flatMap((one) => (one.kind === kind ? [one.id] : []))

/** What was made or has changed since a cursor, in the order of the last change; each purchase once, as it is now. */
export async function readFeed(db: Db, { chainId, since, limit }: Reading): Promise<OrderFeed> {
  await numberChanges(db, chainId)
  const start = await startOf(db, since)
  const found = await db
    .selectFrom('purchase_numbers')
    .select(['kind', 'purchase_id as id', 'last', 'at'])
    .where('chain_id', '=', chainId)
    .where('last', '>', start)
    .orderBy('last')
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const read = [...(await orders(db, idsOf(page, 'order'))), ...(await reservations(db, idsOf(page, 'reservation')))]
  const known = new Map(read.map((purchase) => [`${purchase.kind} ${purchase.id}`, purchase]))
  return {
    // One that was deleted since is passed over.
    purchases: page.flatMap(({ kind, id, last, at }): FeedPurchase[] => {
      const purchase = known.get(`${kind} ${id}`)
      return purchase ? [{ ...purchase, cursor: cursorOf(last), changedAt: at.toISOString() }] : []
    }),
    next: cursorOf(page.at(-1)?.last ?? start),
    more: found.length > limit,
  }
}
