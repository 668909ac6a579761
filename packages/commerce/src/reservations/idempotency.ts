import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { isDatabaseError } from '../database/database-error.ts'
import { Failure, unavailable } from '../http/failure.ts'

export type Answer = { readonly status: number; readonly text: string }

type Row = { readonly body_hash: string; readonly status: number | null; readonly answer: string | null }

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

/** Longer than buyers wait for each other, shorter than those who wait for a whole file of stock could hold every connection. */
const patience = '6s'
const lockNotAvailable = '55P03'
const retryAfter = 5

function told(error: unknown): never {
  throw isDatabaseError(error) && error.code === lockNotAvailable ? unavailable('The stock is being changed just now', retryAfter) : error
}

/**
 * Runs `work` once per key, in one transaction: a second call with the same body waits for the first and gets its answer, one with another
 * body is a 409, and one that waits for 6 s a 503. When `work` throws, nothing is kept and the key is free again.
 */
export async function once(
  db: Db,
  { chainId, key, body, customerId, now }: Keyed,
  work: (transaction: Db) => Promise<Answer>,
): Promise<Answer> {
  const hash = hashOf(body)
  const answering = db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(transaction)
    const inserted = await sql`
      insert into idempotency (chain_id, key, body_hash, customer_id, created_at) values (${chainId}, ${key}, ${hash}, ${customerId}, ${now})
      on conflict do nothing returning key`.execute(transaction)
    if (inserted.rows.length === 0) {
      const { rows } =
        await sql<Row>`select body_hash, status, answer from idempotency where chain_id = ${chainId} and key = ${key}`.execute(transaction)
      const row = rows[0]
      if (!row || row.body_hash !== hash || row.status === null || row.answer === null) throw reused()
      return { status: row.status, text: row.answer }
    }
    const answer = await work(transaction)
    await sql`update idempotency set status = ${answer.status}, answer = ${answer.text} where chain_id = ${chainId} and key = ${key}`.execute(
      transaction,
    )
    return answer
  })
  return answering.catch(told)
}

/** What was answered to a customer says who that was: it goes with the account. */
export async function forgetKeysOf(db: Db, customerId: number): Promise<void> {
  await sql`delete from idempotency where customer_id = ${customerId}`.execute(db)
}

const keptDays = 7

/** Keys are worth keeping only while somebody may still try again. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await sql`delete from idempotency where created_at < ${new Date(now.getTime() - keptDays * 86_400_000)}`.execute(db)
}
