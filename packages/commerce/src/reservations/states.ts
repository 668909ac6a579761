import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { refreshStock } from '../search/stock.ts'

/** `statusID` of a reservation (spec §3). */
export const states = { reserved: 1, collected: 2, expired: 3, cancelled: 4 } as const
export type StateName = keyof typeof states

const atOnce = 100

type Line = { readonly variantId: number; readonly articleId: number; readonly shopId: number; readonly count: number }

/**
 * Ends reservations that nobody has collected in time, and gives their goods back to the shops. Several processes may call it: each reservation
 * is ended by one of them. Answers how many were ended.
 */
export async function endReservations(db: Db, now: Date): Promise<number> {
  const due = sql`select id from reservations where status_id = ${states.reserved} and collect_before <= ${now}`
  if ((await sql`${due} limit 1`.execute(db)).rows.length === 0) return 0
  return db.transaction().execute(async (transaction) => {
    const { rows: ended } = await sql<{ id: number }>`
      update reservations set status_id = ${states.expired} where id in (${due} order by id limit ${atOnce} for update skip locked)
      returning id`.execute(transaction)
    await giveBack(
      transaction,
      ended.map((row) => row.id),
    )
    return ended.length
  })
}

/**
 * Notes that a reservation was collected, or cancels it and gives its goods back. Answers the state that it is in now: another one than `to` where it had
 * ended before. Null for a reservation that the chain does not have.
 */
export function settleReservation(db: Db, chainId: number, id: number, to: 'collected' | 'cancelled'): Promise<StateName | null> {
  return db.transaction().execute(async (transaction) => {
    const { rows: settled } = await sql`
      update reservations set status_id = ${states[to]}
      where chain_id = ${chainId} and id = ${id} and status_id = ${states.reserved} returning id`.execute(transaction)
    if (settled.length > 0 && to === 'cancelled') await giveBack(transaction, [id])
    const { rows } = await sql<{ status: number }>`
      select status_id as status from reservations where chain_id = ${chainId} and id = ${id}`.execute(transaction)
    return (Object.keys(states) as StateName[]).find((name) => states[name] === rows[0]?.status) ?? null
  })
}

/** The goods of reservations that have ended, back to their shops. */
async function giveBack(transaction: Db, reservations: readonly number[]): Promise<void> {
  const ids = sql`${`{${reservations.join(',')}}`}::text::int[]`
  const { rows: lines } = await sql<Line>`
      select v.id as "variantId", v.article_id as "articleId", r.shop_id as "shopId", sum(l.count)::int as count
      from reservations r join reservation_lines l on l.reservation_id = r.id join variants v on v.chain_id = r.chain_id and v.ean = l.ean
      where r.id = any (${ids}) and l.reserved group by 1, 2, 3, v.ean order by v.ean, 3`.execute(transaction)
  // In the order in which buyers take.
  for (const { variantId, shopId, count } of lines) {
    await sql`
        insert into stock values (${variantId}, ${shopId}, ${count})
        on conflict (variant_id, shop_id) do update set qty = stock.qty + excluded.qty`.execute(transaction)
  }
  if (lines.length > 0) await refreshStock(transaction, [...new Set(lines.map((line) => line.articleId))])
}
