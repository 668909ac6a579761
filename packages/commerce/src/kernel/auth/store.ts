import { createHash, randomBytes } from 'node:crypto'
import { sessionDays } from '@vidda/domain/customer'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A session that nobody uses ends, and every session ends some day. */
export const sessionLimits = { idle: sessionDays.idle * day, absolute: sessionDays.absolute * day } as const

/** Uses within this time are one: a read does not have to write. */
const touchEvery = 5 * minute

export type Session = { readonly idHash: string; readonly customerId: number }

/** Whose session is to start, and the hash of the password that was checked, or is known to be the account's. */
export type Proven = { readonly id: number; readonly passwordHash: string }

/** What the database keeps in place of an id: who reads it cannot become the customer. */
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

/** Answers the new session's id, which only the cookie holds; null where the account is gone or has another password by now. */
export async function startSession(db: Db, chainId: number, { id: customerId, passwordHash }: Proven, now: Date): Promise<string | null> {
  const id = randomBytes(32).toString('base64url')
  // A new password that is being set is waited for, and one that comes later finds this session and ends it.
  const started = await db
    .insertInto('sessions')
    .columns(['id_hash', 'chain_id', 'customer_id', 'created_at', 'used_at'])
    .expression(({ selectFrom }) =>
      selectFrom('customers')
        .select([sql<string>`${hashOf(id)}::text`.as('id_hash'), sql<number>`${chainId}::int`.as('chain_id'), 'id'])
        .select([sql<Date>`${now}::timestamptz`.as('created_at'), sql<Date>`${now}::timestamptz`.as('used_at')])
        .where('id', '=', customerId)
        .where('password_hash', '=', passwordHash)
        .forShare(),
    )
    .returning('customer_id')
    .executeTakeFirst()
  return started ? id : null
}

/** The session of an id, used now; null when there is none in this chain, or none any more. */
export async function readSession(db: Db, chainId: number, id: string, now: Date): Promise<Session | null> {
  const idHash = hashOf(id)
  const before = (ms: number) => new Date(now.getTime() - ms)
  const row = await db
    .selectFrom('sessions')
    .select(['customer_id', 'used_at'])
    .where('id_hash', '=', idHash)
    .where('chain_id', '=', chainId)
    .where('used_at', '>', before(sessionLimits.idle))
    .where('created_at', '>', before(sessionLimits.absolute))
    .executeTakeFirst()
  if (!row) return null
  if (row.used_at < before(touchEvery)) await db.updateTable('sessions').set({ used_at: now }).where('id_hash', '=', idHash).execute()
  return { idHash, customerId: row.customer_id }
}

export async function endSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

export async function endSessions(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute()
}

/** Sessions that nobody may use any more. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await sql`
    delete from sessions where used_at <= ${before(sessionLimits.idle)} or created_at <= ${before(sessionLimits.absolute)}`.execute(db)
}
