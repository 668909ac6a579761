import { randomUUID } from 'node:crypto'
import type { FeedPurchase } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { feedEnd } from '../order-feed/index.ts'

export type Named = Pick<FeedPurchase, 'kind' | 'id'>

/** Where an endpoint's messages wait, and how far they are told. */
export type Line = {
  readonly tenantId: string
  readonly chainId: number
  /** The cursor of what was told last. */
  readonly told: string
  /** How often in a row nothing was taken. */
  readonly failures: number
  readonly failingSince: Date | null
}

/** A line that this process has, until `lease` is another's. */
export type LeasedLine = Line & { readonly lease: string }

type Whose = { readonly tenantId: string; readonly chainId: number }

/** Longer than one message may take: whoever has the lease renews it before each. */
const leaseMs = 60_000

const leasedUntil = (now: Date) => new Date(now.getTime() + leaseMs)

const isFree = (now: Date) => sql<boolean>`next_at <= ${now} and (leased_until is null or leased_until <= ${now})`

/** The line of an endpoint if it may be told now; a new one begins with what is made from now on. */
export async function freeLine(db: Db, { tenantId, chainId }: Whose, now: Date): Promise<Pick<Line, 'told'> | null> {
  const line = await db
    .selectFrom('webhook_lines')
    .select(['told', isFree(now).as('free')])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  if (line) return line.free ? line : null
  const told = await feedEnd(db, chainId)
  await sql`
    insert into webhook_lines (tenant_id, chain_id, told, next_at) values (${tenantId}, ${chainId}, ${told}, ${now})
    on conflict (tenant_id) do nothing`.execute(db)
  return null
}

/** Takes a line for a minute; null where another process has it. */
export async function leaseLine(db: Db, { tenantId, chainId }: Whose, now: Date): Promise<LeasedLine | null> {
  const lease = randomUUID()
  const line = await db
    .updateTable('webhook_lines')
    .set({ lease, leased_until: leasedUntil(now), chain_id: chainId })
    .where('tenant_id', '=', tenantId)
    .where(isFree(now))
    .returning(['told', 'failures', 'failing_since as failingSince'])
    .executeTakeFirst()
  return line ? { ...line, tenantId, chainId, lease } : null
}

type Change = {
  readonly told?: string
  readonly next_at?: Date
  readonly failures?: number
  readonly failing_since?: Date | null
  readonly last_error?: string | null
  readonly leased_until?: Date | null
}

/** Whether the lease was still this process's: nothing is changed where another has taken it over. */
async function changed(db: Db, { tenantId, lease }: LeasedLine, change: Change): Promise<boolean> {
  const done = await db
    .updateTable('webhook_lines')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('lease', '=', lease)
    .returning('tenant_id')
    .executeTakeFirst()
  return done !== undefined
}

export const renewLease = (db: Db, line: LeasedLine, now: Date): Promise<boolean> => changed(db, line, { leased_until: leasedUntil(now) })

export const endLease = (db: Db, line: LeasedLine): Promise<boolean> => changed(db, line, { leased_until: null })

/** A line whose endpoint has just taken something. */
export const wellAgain = (line: LeasedLine): LeasedLine => ({ ...line, failures: 0, failingSince: null })

const fine = { failures: 0, failing_since: null, last_error: null } as const

/** It is aside no more. */
export async function forgetParked(db: Db, { tenantId }: LeasedLine, { kind, id }: Named): Promise<void> {
  await db.deleteFrom('webhook_parked').where('tenant_id', '=', tenantId).where('kind', '=', kind).where('purchase_id', '=', id).execute()
}

/** What was taken is told, and what of the same purchase was left aside is with it: each message says how it is now. */
export function noteTaken(db: Db, line: LeasedLine, named: Named, told: string | null): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await changed(transaction, line, { ...fine, ...(told !== null && { told }) }))) return false
    await forgetParked(transaction, line, named)
    return true
  })
}

/** Passes over what was deleted. */
export const passOver = (db: Db, line: LeasedLine, told: string): Promise<boolean> => changed(db, line, { told })

type Failure = { readonly reason: string; readonly since: Date; readonly nextAt: Date }

export const noteFailure = (db: Db, line: LeasedLine, { reason, since, nextAt }: Failure): Promise<boolean> =>
  changed(db, line, { failures: line.failures + 1, failing_since: since, last_error: reason.slice(0, 300), next_at: nextAt })

/** Leaves a message aside, for somebody to look at, and goes on with the next. */
export function park(db: Db, line: LeasedLine, { kind, id }: Named, told: string, reason: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await changed(transaction, line, { told, failures: 0, failing_since: null, last_error: reason.slice(0, 300), next_at: now })))
      return false
    await sql`
      insert into webhook_parked (tenant_id, chain_id, kind, purchase_id, parked_at, last_error)
      values (${line.tenantId}, ${line.chainId}, ${kind}, ${id}, ${now}, ${reason.slice(0, 300)})
      on conflict (tenant_id, kind, purchase_id) do update set parked_at = excluded.parked_at, last_error = excluded.last_error, again_at = null`.execute(
      transaction,
    )
    return true
  })
}
