import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

/** Kinds of mails, and what each needs to be written. */
export type MailOrder =
  | { readonly kind: 'verification'; readonly customerId: number }
  | { readonly kind: 'password'; readonly chainId: number; readonly email: string }
  | { readonly kind: 'passwordChanged'; readonly customerId: number }
  | { readonly kind: 'emailChanged' | 'phoneChanged'; readonly customerId: number; readonly email: string }
  | { readonly kind: 'accountDeleted'; readonly email: string }
  | { readonly kind: 'reservation'; readonly reservationId: number }
  | { readonly kind: 'shopReservation'; readonly reservationId: number }
  | { readonly kind: 'confirmation'; readonly reservationId: number }
  | { readonly kind: 'released'; readonly reservationId: number }
  | { readonly kind: 'withdrawal'; readonly email: string; readonly number: number; readonly receivedAt: string }

export type WaitingMail = { readonly id: number; readonly tenantId: string; readonly order: MailOrder; readonly attempts: number }

type Row = { readonly id: number; readonly tenant_id: string; readonly kind: string; readonly payload: object; readonly attempts: number }

/**
 * Orders a mail in the transaction that causes it: it goes out when that is committed, and not otherwise. It is written when it is sent,
 * so that a token in it is stored nowhere else.
 */
export async function orderMail(transaction: Db, tenantId: string, order: MailOrder, now: Date): Promise<void> {
  const { kind, ...payload } = order
  await sql`
    insert into mails (tenant_id, kind, payload, created_at, next_at)
    values (${tenantId}, ${kind}, ${JSON.stringify(payload)}::text::jsonb, ${now}, ${now})`.execute(transaction)
}

const leaseMs = 5 * 60_000

/** Takes waiting mails for five minutes: a process that dies with them leaves them to the next. */
export async function takeMails(db: Db, tenantIds: readonly string[], now: Date, most: number): Promise<WaitingMail[]> {
  const { rows } = await sql<Row>`
    update mails set attempts = attempts + 1, next_at = ${new Date(now.getTime() + leaseMs)} where id in (
      select id from mails where failed_at is null and next_at <= ${now} and tenant_id = any (${[...tenantIds]}::text[])
      order by next_at, id limit ${most} for update skip locked)
    returning id, tenant_id, kind, payload, attempts`.execute(db)
  return rows.map(({ id, tenant_id, kind, payload, attempts }) => ({
    id,
    attempts,
    tenantId: tenant_id,
    order: { kind, ...payload } as MailOrder,
  }))
}

/** A mail that is sent leaves nothing behind. */
export async function mailSent(db: Db, id: number): Promise<void> {
  await sql`delete from mails where id = ${id}`.execute(db)
}

/** `next` is null when it will not be tried again. */
export async function mailFailed(db: Db, id: number, reason: string, now: Date, next: Date | null): Promise<void> {
  await sql`
    update mails set last_error = ${reason.slice(0, 500)}, next_at = ${next ?? now}, failed_at = ${next ? null : now} where id = ${id}`.execute(
    db,
  )
}

/**
 * Forgets mails about an account that is about to go: those that nobody can be written any more, and those about its reservations that have failed. What
 * is yet to be sent about reservations goes out.
 */
export async function forgetMailsOf(transaction: Db, customerId: number): Promise<void> {
  const own = sql`select id from reservations where customer_id = ${customerId}`
  await sql`
    delete from mails m using customers c where c.id = ${customerId} and (
      (m.payload ->> 'customerId')::int = c.id
      or m.kind = 'password' and m.payload ->> 'email' = c.email and (m.payload ->> 'chainId')::int = c.chain_id
      or m.failed_at is not null and (
        (m.payload ->> 'reservationId')::int in (select id from (${own}) r)
        or m.kind = 'withdrawal' and (m.payload ->> 'number')::int in (select w.id from withdrawals w join (${own}) r on r.id = w.reservation_id)))`.execute(
    transaction,
  )
}

/** Forgets mails that have failed and are about people who are forgotten: they, and what the server said of them, hold addresses. */
export async function forgetMailsOfNobody(db: Db): Promise<void> {
  await sql`
    delete from mails m where m.failed_at is not null and (
      m.kind = 'accountDeleted' or
      exists (select 1 from reservations r where r.id = (m.payload ->> 'reservationId')::int and r.name = '')
      or m.kind = 'withdrawal' and not exists (select 1 from withdrawals w where w.id = (m.payload ->> 'number')::int))`.execute(db)
}
