import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../database/arrays.ts'
import type { Db } from '../database/open.ts'

/** A mail that is ordered: its kind, and what is needed to write it. */
export type MailOrder = { readonly kind: string } & Readonly<Record<string, string | number>>

export type WaitingMail = { readonly id: number; readonly tenantId: string; readonly order: MailOrder; readonly attempts: number }

/**
 * Orders a mail in the transaction that causes it: it goes out when that is committed, and not otherwise. It is written when it is sent,
 * so that a token in it is stored nowhere else. It is not sent before `due`.
 */
export async function orderMail(transaction: Db, tenantId: string, order: MailOrder, now: Date, due = now): Promise<void> {
  const { kind, ...payload } = order
  await transaction
    .insertInto('mails')
    .values({ tenant_id: tenantId, kind, payload: JSON.stringify(payload), created_at: now, next_at: due })
    .execute()
}

const leaseMs = 5 * 60_000

/** Takes waiting mails for five minutes: a process that dies with them leaves them to the next. */
export async function takeMails(db: Db, tenantIds: readonly string[], now: Date, most: number): Promise<WaitingMail[]> {
  const rows = await db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: new Date(now.getTime() + leaseMs) }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('mails')
        .select('id')
        .where('failed_at', 'is', null)
        .where('next_at', '<=', now)
        .where('tenant_id', '=', anyOf(tenantIds))
        .orderBy('next_at')
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'tenant_id', 'kind', 'payload', 'attempts'])
    .execute()
  return rows.map(({ id, tenant_id, kind, payload, attempts }) => ({
    id,
    attempts,
    tenantId: tenant_id,
    order: { kind, ...payload },
  }))
}

/** A mail that is sent leaves nothing behind. */
export async function mailSent(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

/** `next` is null when it will not be tried again. */
export async function mailFailed(db: Db, id: number, reason: string, now: Date, next: Date | null): Promise<void> {
  await db
    .updateTable('mails')
    .set({ last_error: reason.slice(0, 500), next_at: next ?? now, failed_at: next ? null : now })
    .where('id', '=', id)
    .execute()
}

/** Forgets mails, of whichever `which` holds for the row `m`. */
export async function forgetMails(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`delete from mails m where ${which}`.execute(db)
}

const failedMailDays = 30

/** What could not be sent is looked at for a month. */
export const forgetFailedMails = (db: Db, now: Date): Promise<void> =>
  forgetMails(db, sql`m.failed_at <= ${new Date(now.getTime() - failedMailDays * 86_400_000)}`)
