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

type Row = { readonly customer_id: number; readonly used_at: Date }

/** What the database keeps in place of an id: who reads it cannot become the customer. */
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

/** Answers the new session's id, which only the cookie holds; null where the account is gone or has another password by now. */
export async function startSession(db: Db, chainId: number, { id: customerId, passwordHash }: Proven, now: Date): Promise<string | null> {
  const id = randomBytes(32).toString('base64url')
  // A new password that is being set is waited for, and one that comes later finds this session and ends it.
  const { rows } = await sql`
    insert into sessions (id_hash, chain_id, customer_id, created_at, used_at)
    select ${hashOf(id)}::text, ${chainId}::int, id, ${now}::timestamptz, ${now}::timestamptz from customers
    where id = ${customerId} and password_hash = ${passwordHash} for share
    returning customer_id`.execute(db)
  return rows.length > 0 ? id : null
}

/** The session of an id, used now; null when there is none in this chain, or none any more. */
export async function readSession(db: Db, chainId: number, id: string, now: Date): Promise<Session | null> {
  const idHash = hashOf(id)
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await sql<Row>`
    select customer_id, used_at from sessions where id_hash = ${idHash} and chain_id = ${chainId}
      and used_at > ${before(sessionLimits.idle)} and created_at > ${before(sessionLimits.absolute)}`.execute(db)
  const [row] = rows
  if (!row) return null
  if (row.used_at < before(touchEvery)) await sql`update sessions set used_at = ${now} where id_hash = ${idHash}`.execute(db)
  return { idHash, customerId: row.customer_id }
}

export async function endSession(db: Db, idHash: string): Promise<void> {
  await sql`delete from sessions where id_hash = ${idHash}`.execute(db)
}

export async function endSessions(db: Db, customerId: number): Promise<void> {
  await sql`delete from sessions where customer_id = ${customerId}`.execute(db)
}
