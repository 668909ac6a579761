import { reservationStates as states } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { forgetMailsOfNobody } from '../mail/outbox.ts'
import { forgetKeysOfNobody } from './idempotency.ts'

/** Days of the right of withdrawal, which a chain may make longer but not shorter (angrerettloven § 21). */
const withdrawalDays = 14

const forgotten = sql`name = '', email = '', phone = '', address = '', zipcode = '', city = '', email_key = '', wish_hash = null`
const neverCollected = (now: Date) =>
  sql`status_id in (${states.expired}, ${states.cancelled}, ${states.unconfirmed}, ${states.soldOut}) and collect_before <= ${now}`

/**
 * Forgets whose reservations were (decisions.md, What is forgotten): those that became no purchase once their time is over, a guest's when an order
 * would be, and those of an account that was deleted when nothing can be returned any more. Their withdrawals go by the same rule, and so do the answers that are
 * kept for repeated requests and the mails that could not be sent.
 */
export async function forgetPeople(db: Db, now: Date, ordersUntil: Date): Promise<void> {
  await sql`
    delete from withdrawals where received_at <= ${ordersUntil} or reservation_id in (select id from reservations where ${neverCollected(now)})`.execute(
    db,
  )
  await sql`update reservations set ${forgotten} where ${neverCollected(now)} and name <> ''`.execute(db)
  await sql`
    update reservations set ${forgotten}
    where customer_id is null and detached_at is null and created_at <= ${ordersUntil} and name <> ''`.execute(db)
  await sql`
    update reservations r set ${forgotten} from chain_settings c
    where c.chain_id = r.chain_id and r.detached_at is not null and r.name <> ''
      and r.collect_before + greatest(c.return_days, ${withdrawalDays}::int) * interval '24 hours' <= ${now}`.execute(db)
  await forgetKeysOfNobody(db)
  await forgetMailsOfNobody(db)
}
