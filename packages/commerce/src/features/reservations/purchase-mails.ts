import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { forgetMails } from '../../kernel/mail/outbox.ts'

/** A table whose rows belong to an order or a reservation, and the kinds of the mails that name such a row by its `number`. */
export type MailsOfRows = { readonly table: 'complaints' | 'withdrawals'; readonly kinds: readonly string[] }

const failed = ({ kinds }: MailsOfRows): RawBuilder<unknown> => sql`m.failed_at is not null and m.kind in (${sql.join(kinds)})`

/** Forgets mails that could not be sent and whose row is gone. */
export const forgetMailsOfGoneRows = (db: Db, mails: MailsOfRows): Promise<void> =>
  forgetMails(
    db,
    sql`${failed(mails)} and not exists (select 1 from ${sql.table(mails.table)} t where t.id = (m.payload ->> 'number')::int)`,
  )

/** Forgets mails that could not be sent about a customer's purchases. */
export const forgetMailsOfCustomer = (db: Db, mails: MailsOfRows, customerId: number): Promise<void> =>
  forgetMails(
    db,
    sql`${failed(mails)} and (m.payload ->> 'number')::int in (
      select t.id from ${sql.table(mails.table)} t
      left join reservations r on r.id = t.reservation_id left join orders o on o.id = t.order_id
      where ${customerId} in (r.customer_id, o.customer_id))`,
  )
