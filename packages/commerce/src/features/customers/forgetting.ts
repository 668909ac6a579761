import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { forgetMails } from '../../kernel/mail/outbox.ts'
import { forgetFailedMailsOf as forgetFailedComplaintMailsOf } from '../complaints/index.ts'
import { bookkeptSince, forgetFailedMailsOf as forgetFailedReservationMailsOf } from '../reservations/index.ts'
import { forgetFailedMailsOf as forgetFailedWithdrawalMailsOf } from '../withdrawals/index.ts'
import { pendingTime } from './tokens.ts'
import { dropPendingEmails } from './pending-email.ts'

/**
 * Deletes queued mails before an account is deleted: all mails about the account itself, and failed mails about its reservations. Reservation mails that
 * are still waiting to be sent are kept.
 */
export async function forgetMailsOf(transaction: Db, customerId: number): Promise<void> {
  await forgetMails(
    transaction,
    sql`exists (select 1 from customers c where c.id = ${customerId} and ((m.payload ->> 'customerId')::int = c.id
      or m.kind in ('password', 'login') and m.payload ->> 'email' = c.email and (m.payload ->> 'chainId')::int = c.chain_id))`,
  )
  await forgetFailedReservationMailsOf(transaction, customerId)
  await forgetFailedWithdrawalMailsOf(transaction, customerId)
  await forgetFailedComplaintMailsOf(transaction, customerId)
}

/** Deletes expired tokens, addresses that nobody has confirmed, orders of deleted accounts past the bookkeeping period, and the e-mail addresses of deleted accounts. */
export async function forgetOldAccounts(db: Db, now: Date): Promise<void> {
  await sql`delete from customer_tokens where expires_at <= ${now}`.execute(db)
  await dropPendingEmails(db, new Date(now.getTime() - pendingTime))
  await sql`delete from orders where detached_at is not null and created_at <= ${bookkeptSince(now)}`.execute(db)
  await forgetMails(db, sql`m.failed_at is not null and m.kind = 'accountDeleted'`)
}
