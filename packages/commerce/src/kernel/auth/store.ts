import { createHash, randomBytes } from 'node:crypto'
import { sessionDays } from '@vidda/domain/customer'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import type { DeviceFamilies } from './device-families.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A session that nobody uses ends, and every session ends some day. */
export const sessionLimits = { idle: sessionDays.idle * day, absolute: sessionDays.absolute * day } as const

/** Uses within this time are one: a read does not have to write. */
const touchEvery = 5 * minute

/** A session as its customer sees it; `name` opens nothing. */
export type ListedSession = DeviceFamilies & {
  readonly idHash: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date
}

export type Session = { readonly idHash: string; readonly customerId: number }

/** Whose session is to start, and the hash of the password that was checked, or is known to be the account's. */
export type Proven = { readonly id: number; readonly passwordHash: string }

/** What the database keeps in place of an id: who reads it cannot become the customer. */
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

type NewSession = { readonly chainId: number; readonly proven: Proven; readonly device: DeviceFamilies; readonly now: Date }

/** Answers the new session's id, which only the cookie holds; null where the account is gone or has another password by now. */
export async function startSession(db: Db, { chainId, proven, device, now }: NewSession): Promise<string | null> {
  const id = randomBytes(32).toString('base64url')
  // A new password that is being set is waited for, and one that comes later finds this session and ends it.
  const started = await db
    .insertInto('sessions')
    .columns(['id_hash', 'chain_id', 'customer_id', 'created_at', 'used_at', 'browser', 'system'])
    .expression(({ selectFrom }) =>
      selectFrom('customers')
        .select([sql<string>`${hashOf(id)}::text`.as('id_hash'), sql<number>`${chainId}::int`.as('chain_id'), 'id'])
        .select([sql<Date>`${now}::timestamptz`.as('created_at'), sql<Date>`${now}::timestamptz`.as('used_at')])
        .select([sql<string | null>`${device.browser}::text`.as('browser'), sql<string | null>`${device.system}::text`.as('system')])
        .where('id', '=', proven.id)
        .where('password_hash', '=', proven.passwordHash)
        .forShare(),
    )
    .returning('customer_id')
    .executeTakeFirst()
  return started ? id : null
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** The session of an id, used now; null when there is none in this chain, or none any more. */
export async function readSession(db: Db, chainId: number, id: string, now: Date): Promise<Session | null> {
  const idHash = hashOf(id)
  const row = await db
    .selectFrom('sessions')
    .select(['customer_id', 'used_at'])
    .where('id_hash', '=', idHash)
    .where('chain_id', '=', chainId)
    .where('used_at', '>', before(now, sessionLimits.idle))
    .where('created_at', '>', before(now, sessionLimits.absolute))
    .executeTakeFirst()
  if (!row) return null
  if (row.used_at < before(now, touchEvery)) await db.updateTable('sessions').set({ used_at: now }).where('id_hash', '=', idHash).execute()
  return { idHash, customerId: row.customer_id }
}

/** A customer's sessions, the last used first; without those that have ended by themselves. */
export const sessionsOf = (db: Db, customerId: number, now: Date): Promise<ListedSession[]> =>
  db
    .selectFrom('sessions')
    .select(['id_hash as idHash', 'name', 'browser', 'system', 'created_at as createdAt', 'used_at as usedAt'])
    .where('customer_id', '=', customerId)
    .where('used_at', '>', before(now, sessionLimits.idle))
    .where('created_at', '>', before(now, sessionLimits.absolute))
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

/** Ends the session of a customer that has this name; its hash, and null where the customer has none. */
export async function endNamedSession(db: Db, customerId: number, name: string): Promise<string | null> {
  const ended = await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('name', '=', name)
    .returning('id_hash')
    .executeTakeFirst()
  return ended?.id_hash ?? null
}

/** Ends every session of the customer but this one. */
export async function endOtherSessions(db: Db, { customerId, idHash }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('customer_id', '=', customerId).where('id_hash', '<>', idHash).execute()
}

/** Whether a session is there still. Whoever holds its account's row knows that nobody ends it meanwhile with a new password. */
export async function isSession(db: Db, { idHash }: Session): Promise<boolean> {
  return (await db.selectFrom('sessions').select('id_hash').where('id_hash', '=', idHash).executeTakeFirst()) !== undefined
}

export async function endSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

export async function endSessions(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute()
}

/** Sessions that nobody may use any more. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await sql`
    delete from sessions where used_at <= ${before(now, sessionLimits.idle)} or created_at <= ${before(now, sessionLimits.absolute)}`.execute(
    db,
  )
}
