import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import type { StepNote } from './provider.ts'

export type StepKind = 'acknowledge' | 'cancel' | 'abandon' | 'capture' | 'refund'

export type WaitingStep = {
  readonly id: number
  readonly sessionId: number
  readonly kind: StepKind
  readonly intention: string
  readonly operationId: number | null
  readonly note: StepNote
  /** This one included. */
  readonly attempts: number
}

type Ordered = {
  readonly sessionId: number
  readonly kind: StepKind
  readonly intention: string
  readonly operationId?: number
  readonly now: Date
}

/** Orders a call to a provider in the transaction that causes it: it is made when that is committed, and not otherwise. Once per intention. */
export async function orderStep(transaction: Db, { sessionId, kind, intention, operationId, now }: Ordered): Promise<void> {
  await sql`
    insert into payment_outbox (session_id, kind, intention, operation_id, created_at, next_at)
    values (${sessionId}, ${kind}, ${intention}, ${operationId ?? null}, ${now}, ${now}) on conflict (intention) do nothing`.execute(
    transaction,
  )
}

const leaseMs = 60_000

/** Takes waiting steps for a minute: a process that dies with them leaves them to the next. */
export async function takeSteps(db: Db, tenantIds: readonly string[], now: Date, most: number): Promise<WaitingStep[]> {
  const { rows } = await sql<WaitingStep>`
    update payment_outbox set attempts = attempts + 1, next_at = ${new Date(now.getTime() + leaseMs)} where id in (
      select o.id from payment_outbox o join payment_sessions s on s.id = o.session_id
      where o.done_at is null and o.failed_at is null and o.next_at <= ${now} and s.tenant_id = ${anyOf(tenantIds)}
      order by o.next_at, o.id limit ${most} for update of o skip locked)
    returning id, session_id as "sessionId", kind, intention, operation_id as "operationId", note, attempts`.execute(db)
  return rows
}

export async function stepDone(transaction: Db, id: number, now: Date): Promise<void> {
  await sql`update payment_outbox set done_at = ${now}, last_error = null where id = ${id}`.execute(transaction)
}

type Later = { readonly at: Date; readonly note?: StepNote; readonly reason?: string }

export async function stepLater(db: Db, id: number, { at, note, reason }: Later): Promise<void> {
  await sql`
    update payment_outbox set next_at = ${at}, note = coalesce(${note ? JSON.stringify(note) : null}::text::jsonb, note), last_error = ${reason?.slice(0, 500) ?? null}
    where id = ${id}`.execute(db)
}

export async function stepFailed(transaction: Db, id: number, reason: string, now: Date): Promise<void> {
  await sql`update payment_outbox set failed_at = ${now}, last_error = ${reason.slice(0, 500)} where id = ${id}`.execute(transaction)
}
