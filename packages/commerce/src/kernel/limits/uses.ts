import { createHash } from 'node:crypto'
import type { Use } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

/** Of advisory locks: the class of those that are on a limit. */
const limitLock = 7_105_103

/** Names what is counted without telling whom. */
export const limitKey = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Holds limits until the transaction ends, so that what is read of them is still so when it is written, whichever process asks. Everybody takes them
 * in one order, and nobody waits in a circle.
 */
export async function holdLimits(transaction: Db, keys: readonly string[]): Promise<void> {
  const locks = new Set(keys.map((key) => Buffer.from(key, 'base64url').readInt32BE()))
  for (const lock of [...locks].toSorted((one, other) => one - other))
    await sql`select pg_advisory_xact_lock(${limitLock}::int, ${lock}::int)`.execute(transaction)
}

export async function addUse(transaction: Db, key: string, { units, at }: { readonly units: number; readonly at: Date }): Promise<void> {
  await transaction.insertInto('limit_uses').values({ key, units, at }).execute()
}

const kept = 3_600_000

/** Uses within the last hour. */
export async function usesOf(db: Db, key: string, now: Date): Promise<Use[]> {
  const rows = await db
    .selectFrom('limit_uses')
    .select(['units', 'at'])
    .where('key', '=', key)
    .where('at', '>', new Date(now.getTime() - kept))
    .execute()
  return rows.map(({ units, at }) => ({ units, at: at.getTime() }))
}

export async function forgetOldUses(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('limit_uses')
    .where('at', '<=', new Date(now.getTime() - kept))
    .execute()
}
