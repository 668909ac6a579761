import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { forgetMails } from '../../kernel/mail/outbox.ts'
import { bookkeptSince, neverCollected } from '../reservations/index.ts'

const kinds = sql`m.kind in ('withdrawal', 'shopWithdrawal')`

/** Forgets withdrawals by the rule of the purchases that they are from (decisions.md, What is forgotten), and their mails that could not be sent. */
export async function forgetOldWithdrawals(db: Db, now: Date): Promise<void> {
  await sql`
    delete from withdrawals
    where received_at <= ${bookkeptSince(now)} or reservation_id in (select id from reservations where ${neverCollected(now)})`.execute(db)
  await forgetMails(
    db,
    sql`m.failed_at is not null and ${kinds} and not exists (select 1 from withdrawals w where w.id = (m.payload ->> 'number')::int)`,
  )
}

/** Forgets mails about withdrawals from a customer's purchases that could not be sent. */
export const forgetFailedMailsOf = (transaction: Db, customerId: number): Promise<void> =>
  forgetMails(
    transaction,
    sql`m.failed_at is not null and ${kinds} and (m.payload ->> 'number')::int in (
      select w.id from withdrawals w left join reservations r on r.id = w.reservation_id left join orders o on o.id = w.order_id
      where ${customerId} in (r.customer_id, o.customer_id))`,
  )
