import {
  nextState,
  reservationState,
  reservationStates as states,
  type ReservationEvent,
  type ReservationState,
} from '@vidda/domain/reservation'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { orderMail } from '../mail/outbox.ts'
import { refreshStock } from '../search/stock.ts'

const atOnce = 100

/** Holds for reservations that count towards the limits: written out, so that it finds the index for it. */
export const openStates = sql.raw('status_id in (1, 5)')

type Line = { readonly variantId: number; readonly articleId: number; readonly shopId: number; readonly count: number }
type Ended = { readonly id: number; readonly before: number }

/** Reservations whose goods are to go back to the shops. */
const held = (ended: readonly Ended[]) => ended.filter(({ before }) => before === states.reserved).map(({ id }) => id)

/**
 * Ends reservations that nobody has collected in time, and gives their goods back to the shops; those too that nobody has confirmed, which hold none. Several
 * processes may call it: each reservation is ended by one of them. Answers how many were ended.
 */
export async function endReservations(db: Db, now: Date): Promise<number> {
  const due = sql`select id, status_id as before from reservations where ${openStates} and collect_before <= ${now}`
  if ((await sql`${due} limit 1`.execute(db)).rows.length === 0) return 0
  return db.transaction().execute(async (transaction) => {
    const { rows: ended } = await sql<Ended>`
      update reservations r set ended_at = ${now}, status_id = case due.before when ${states.awaiting} then ${states.unconfirmed}::int else ${states.expired}::int end
      from (${due} order by id limit ${atOnce} for update skip locked) due where r.id = due.id
      returning r.id, due.before`.execute(transaction)
    await giveBack(transaction, held(ended))
    return ended.length
  })
}

export type Settling = {
  readonly chainId: number
  readonly id: number
  readonly event: Extract<ReservationEvent, 'collect' | 'cancel'>
  /** Who says so: a name for the record. */
  readonly by: string
  /** Whether the customer is written to. */
  readonly tell: boolean
  readonly now: Date
}

/**
 * Notes that a reservation was collected, or ends it and gives its goods back. Answers the state that it is in now: another one than was asked for where it had
 * ended before. Null for a reservation that the chain does not have.
 */
export function settleReservation(db: Db, { chainId, id, event, by, tell, now }: Settling): Promise<ReservationState | null> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ status: number; tenantId: string }>`
      select status_id as status, tenant_id as "tenantId" from reservations where chain_id = ${chainId} and id = ${id} for update`.execute(
      transaction,
    )
    const [found] = rows
    const before = found ? reservationState(found.status) : null
    if (!found || !before) return null
    const next = nextState(before, event)
    if (next === null) return before
    await sql`update reservations set status_id = ${states[next]}, ended_at = ${now}, ended_by = ${by} where id = ${id}`.execute(
      transaction,
    )
    if (event === 'cancel') await giveBack(transaction, held([{ id, before: found.status }]))
    if (tell) await orderMail(transaction, found.tenantId, { kind: 'released', reservationId: id }, now)
    return next
  })
}

/** The goods of reservations that have ended, back to their shops. */
async function giveBack(transaction: Db, reservations: readonly number[]): Promise<void> {
  if (reservations.length === 0) return
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
