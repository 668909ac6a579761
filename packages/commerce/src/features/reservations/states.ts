import {
  nextState,
  reservationState,
  reservationStates as states,
  type ReservationEvent,
  type ReservationState,
} from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import type { ReservationMail } from './mails.ts'
import { putBack } from '../stock/index.ts'

const atOnce = 100

/** Holds for reservations that count towards the limits: written out, so that it finds the index for it. */
export const openStates = sql.raw<boolean>('status_id in (1, 5)')

type Ended = { readonly id: number; readonly before: number }

/** Reservations whose goods are to go back to the shops. */
const held = (ended: readonly Ended[]) => ended.filter(({ before }) => before === states.reserved).map(({ id }) => id)

/**
 * Ends reservations that nobody has collected in time, and gives their goods back to the shops; those too that nobody has confirmed, which hold none. Several
 * processes may call it: each reservation is ended by one of them. Answers how many were ended.
 */
export async function endReservations(db: Db, now: Date): Promise<number> {
  const due = db.selectFrom('reservations').select(['id', 'status_id as before']).where(openStates).where('collect_before', '<=', now)
  if (!(await due.limit(1).executeTakeFirst())) return 0
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('reservations as r')
      .from(due.orderBy('id').limit(atOnce).forUpdate().skipLocked().as('due'))
      .set({
        ended_at: now,
        status_id: sql<number>`case due.before when ${states.awaiting} then ${states.unconfirmed}::int else ${states.expired}::int end`,
      })
      .whereRef('r.id', '=', 'due.id')
      .returning(['r.id', 'due.before'])
      .execute()
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
    const found = await transaction
      .selectFrom('reservations')
      .select(['status_id as status', 'tenant_id as tenantId'])
      .where('chain_id', '=', chainId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const before = found ? reservationState(found.status) : null
    if (!found || !before) return null
    const next = await endHeld(transaction, { id, status: found.status }, { event, by, now })
    if (next === null) return before
    if (tell) await orderMail(transaction, found.tenantId, { kind: 'released', reservationId: id } satisfies ReservationMail, now)
    return next
  })
}

type Ending = {
  readonly event: Extract<ReservationEvent, 'collect' | 'cancel' | 'timeOut'>
  readonly by: string | null
  readonly now: Date
}

/** Ends a reservation whose row the transaction holds; answers the state that it gets, null where it has ended before. */
export async function endHeld(
  transaction: Db,
  { id, status }: { readonly id: number; readonly status: number },
  { event, by, now }: Ending,
): Promise<ReservationState | null> {
  const before = reservationState(status)
  const next = before && nextState(before, event)
  if (!next) return null
  await transaction.updateTable('reservations').set({ status_id: states[next], ended_at: now, ended_by: by }).where('id', '=', id).execute()
  if (event !== 'collect') await giveBack(transaction, held([{ id, before: status }]))
  return next
}

/** The goods of reservations that have ended, back to their shops. */
async function giveBack(transaction: Db, reservations: readonly number[]): Promise<void> {
  if (reservations.length === 0) return
  const lines = await transaction
    .selectFrom('reservations as r')
    .innerJoin('reservation_lines as l', 'l.reservation_id', 'r.id')
    .innerJoin('variants as v', (join) => join.onRef('v.chain_id', '=', 'r.chain_id').onRef('v.ean', '=', 'l.ean'))
    .select(['v.id as variantId', 'v.article_id as articleId', 'r.shop_id as shopId'])
    .select(({ fn }) => fn.sum<number>('l.count').as('count'))
    .where('r.id', '=', anyOf(reservations))
    .where('l.reserved', '=', true)
    .groupBy(['v.id', 'r.shop_id'])
    .orderBy('v.ean')
    .orderBy('r.shop_id')
    .execute()
  await putBack(transaction, lines)
}
