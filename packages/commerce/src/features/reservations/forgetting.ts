import { reservationStates as states } from '@vidda/domain/reservation'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { forgetMails } from '../../kernel/mail/outbox.ts'
import { forgetConfirmations } from './confirming.ts'
import { forgetKeysOfNobody, forgetOldKeys } from './idempotency.ts'

/** Days of the right of withdrawal, which a chain may make longer but not shorter (angrerettloven § 21). */
const withdrawalDays = 14

const forgotten = sql`name = '', email = '', phone = '', address = '', zipcode = '', city = '', email_key = '', wish_hash = null`
/** Of reservations, those that became no purchase and whose time is over. */
export const neverCollected = (now: Date): RawBuilder<unknown> =>
  sql`status_id in (${states.expired}, ${states.cancelled}, ${states.unconfirmed}, ${states.soldOut}) and collect_before <= ${now}`

const bookkeepingYears = 5

/** What is older is asked for by no bookkeeping (spec §1). */
export function bookkeptSince(now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - bookkeepingYears)
  return then
}

/**
 * Forgets whose reservations were (decisions.md, What is forgotten): those that became no purchase once their time is over, a guest's when an order
 * would be, and those of an account that was deleted when nothing can be returned any more. The answers that are kept for repeated requests go by the same
 * rule, and so do the mails that could not be sent.
 */
async function forgetPeople(db: Db, now: Date): Promise<void> {
  await sql`update reservations set ${forgotten} where ${neverCollected(now)} and name <> ''`.execute(db)
  await sql`
    update reservations set ${forgotten}
    where customer_id is null and detached_at is null and created_at <= ${bookkeptSince(now)} and name <> ''`.execute(db)
  await sql`
    update reservations r set ${forgotten} from chain_settings c
    where c.chain_id = r.chain_id and r.detached_at is not null and r.name <> ''
      and r.collect_before + greatest(c.return_days, ${withdrawalDays}::int) * interval '24 hours' <= ${now}`.execute(db)
  await forgetKeysOfNobody(db)
  await forgetMails(
    db,
    sql`m.failed_at is not null and exists (select 1 from reservations r where r.id = (m.payload ->> 'reservationId')::int and r.name = '')`,
  )
}

/** Forgets what reservations need no longer: keys and tokens that are too old to be used, and the names and addresses that nobody needs. */
export async function forgetOldReservations(db: Db, now: Date): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetConfirmations(db, now)
  await forgetPeople(db, now)
}

/** Forgets mails about a customer's reservations that could not be sent. */
export const forgetFailedMailsOf = (transaction: Db, customerId: number): Promise<void> =>
  forgetMails(
    transaction,
    sql`m.failed_at is not null and (m.payload ->> 'reservationId')::int in (select id from reservations where customer_id = ${customerId})`,
  )
