import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { forgetMails } from '../../kernel/mail/outbox.ts'
import { bookkeptSince } from '../reservations/index.ts'

const kinds = sql`m.kind in ('complaint', 'shopComplaint')`

/** Forgets complaints by the rule of withdrawals (decisions.md, What is forgotten), and their mails that could not be sent; an order's go with it. */
export async function forgetOldComplaints(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('complaints').where('received_at', '<=', bookkeptSince(now)).execute()
  await forgetMails(
    db,
    sql`m.failed_at is not null and ${kinds} and not exists (select 1 from complaints c where c.id = (m.payload ->> 'number')::int)`,
  )
}

/** Forgets mails about complaints of a customer's purchases that could not be sent. */
export const forgetFailedMailsOf = (transaction: Db, customerId: number): Promise<void> =>
  forgetMails(
    transaction,
    sql`m.failed_at is not null and ${kinds} and (m.payload ->> 'number')::int in (
      select c.id from complaints c left join reservations r on r.id = c.reservation_id left join orders o on o.id = c.order_id
      where ${customerId} in (r.customer_id, o.customer_id))`,
  )
