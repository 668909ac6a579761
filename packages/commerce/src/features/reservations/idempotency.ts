import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { connections } from '../../kernel/database/open-postgres.ts'
import type { Db } from '../../kernel/database/open.ts'
import { Failure } from '../../kernel/http/failure.ts'
import { inTurn, Turns } from '../../kernel/http/turns.ts'

export type Answer = { readonly status: number; readonly text: string }

/** An answer and the reservation that it tells of, whose names it holds; null when it tells of none. */
export type Made = Answer & { readonly reservationId: number | null }

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

const reused = () => new Failure('idempotency_key_reused', 'This Idempotency-Key was used for another request')

export type Keyed = {
  readonly chainId: number
  readonly key: string
  readonly body: unknown
  /** Null for a guest. */
  readonly customerId: number | null
  readonly now: Date
}

/** Connections that no buyer takes: everybody else is answered, however many buyers wait for a file of stock. */
const leftToOthers = 4

const turnsOf = new WeakMap<Db, Turns>()

function turnsOn(db: Db): Turns {
  const turns = turnsOf.get(db) ?? new Turns(connections - leftToOthers)
  turnsOf.set(db, turns)
  return turns
}

/** Does `work` in one transaction, in its turn among those that take goods; throws a 503 where it waits for others for more than 6 s. */
export const inBuyersTurn = <Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> =>
  inTurn(turnsOn(db), (longest) =>
    db.transaction().execute(async (transaction) => {
      // One step may wait for several locks: for its turn at a row, and then for the row.
      await sql`set local statement_timeout = ${sql.lit(longest)}`.execute(transaction)
      return work(transaction)
    }),
  )

/**
 * Runs `work` once per key, in one transaction: a second call with the same body waits for the first and gets its answer, one with another
 * body is a 409, and one that waits for 6 s, for its turn or for others' goods, a 503. When `work` throws, nothing is kept and the key is free again.
 */
export const once = (db: Db, { chainId, key, body, customerId, now }: Keyed, work: (transaction: Db) => Promise<Made>): Promise<Made> => {
  const hash = hashOf(body)
  return inBuyersTurn(db, async (transaction) => {
    const inserted = await transaction
      .insertInto('idempotency')
      .values({ chain_id: chainId, key, body_hash: hash, customer_id: customerId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!inserted) {
      const row = await transaction
        .selectFrom('idempotency')
        .select(['body_hash', 'status', 'answer', 'reservation_id'])
        .where('chain_id', '=', chainId)
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row || row.body_hash !== hash || row.status === null || row.answer === null) throw reused()
      return { status: row.status, text: row.answer, reservationId: row.reservation_id }
    }
    const { status, text, reservationId } = await work(transaction)
    await transaction
      .updateTable('idempotency')
      .set({ status, answer: text, reservation_id: reservationId })
      .where('chain_id', '=', chainId)
      .where('key', '=', key)
      .execute()
    return { status, text, reservationId }
  })
}

/** What was answered to a customer says who that was: it goes with the account. */
export async function forgetKeysOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('idempotency').where('customer_id', '=', customerId).execute()
}

/** Answers that tell of reservations whose names and addresses are forgotten go too. */
export async function forgetKeysOfNobody(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency as i')
    .using('reservations as r')
    .whereRef('r.id', '=', 'i.reservation_id')
    .where('r.name', '=', '')
    .execute()
}

const keptDays = 7

/** Keys are worth keeping only while somebody may still try again. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - keptDays * 86_400_000))
    .execute()
}
