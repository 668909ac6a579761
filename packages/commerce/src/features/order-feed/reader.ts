import type { FeedPurchase, OrderFeed } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { countOf } from '../../kernel/database/count.ts'
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

/** The cursor after all that is committed. */
export async function feedEnd(db: Db, chainId: number): Promise<string> {
  await numberChanges(db, chainId)
  return cursorOf(await lastNumber(db))
}

const idsOf = (numbers: readonly { readonly kind: string; readonly id: number }[], kind: Purchase['kind']) =>
  numbers.flatMap((one) => (one.kind === kind ? [one.id] : []))

type Numbered = { readonly kind: string; readonly id: number; readonly last: number; readonly at: Date }

/** Purchases as they are now, in the order of their numbers; one that was deleted since is passed over. */
async function purchasesOf(db: Db, numbers: readonly Numbered[]): Promise<FeedPurchase[]> {
  const read = [...(await orders(db, idsOf(numbers, 'order'))), ...(await reservations(db, idsOf(numbers, 'reservation')))]
  const known = new Map(read.map((purchase) => [`${purchase.kind} ${purchase.id}`, purchase]))
  return numbers.flatMap(({ kind, id, last, at }): FeedPurchase[] => {
    const purchase = known.get(`${kind} ${id}`)
    return purchase ? [{ ...purchase, cursor: cursorOf(last), changedAt: at.toISOString() }] : []
  })
}

const numbersOf = (db: Db, chainId: number) =>
  db.selectFrom('purchase_numbers').select(['kind', 'purchase_id as id', 'last', 'at']).where('chain_id', '=', chainId)

/** Purchases that are new or changed since a cursor, by their last change; each once, in its current state. */
export async function readFeed(db: Db, { chainId, since, limit }: Reading): Promise<OrderFeed> {
  await numberChanges(db, chainId)
  const start = await startOf(db, since)
  const found = await numbersOf(db, chainId)
    .where('last', '>', start)
    .orderBy('last')
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  return { purchases: await purchasesOf(db, page), next: cursorOf(page.at(-1)?.last ?? start), more: found.length > limit }
}

/** One purchase as the feed tells of it; null where there is none such in this chain. */
export async function readPurchase(db: Db, chainId: number, { kind, id }: Pick<FeedPurchase, 'kind' | 'id'>): Promise<FeedPurchase | null> {
  await numberChanges(db, chainId)
  const number = await numbersOf(db, chainId).where('kind', '=', kind).where('purchase_id', '=', id).execute()
  return (await purchasesOf(db, number))[0] ?? null
}

/** How many purchases were made or have changed since a cursor. */
export async function countSince(db: Db, chainId: number, cursor: string): Promise<number> {
  await numberChanges(db, chainId)
  return countOf(db, sql`purchase_numbers where chain_id = ${chainId} and last > ${numberOf(cursor) ?? 0}`)
}
