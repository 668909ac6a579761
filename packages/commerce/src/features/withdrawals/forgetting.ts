import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { bookkeptSince, forgetMailsOfCustomer, forgetMailsOfGoneRows, type MailsOfRows, neverCollected } from '../reservations/index.ts'

const mails: MailsOfRows = { table: 'withdrawals', kinds: ['withdrawal', 'shopWithdrawal'] }

/** Forgets withdrawals by the rule of the purchases that they are from (decisions.md, What is forgotten), and their mails that could not be sent. */
export async function forgetOldWithdrawals(db: Db, now: Date): Promise<void> {
  await sql`
    delete from withdrawals
    where received_at <= ${bookkeptSince(now)} or reservation_id in (select id from reservations where ${neverCollected(now)})`.execute(db)
  await forgetMailsOfGoneRows(db, mails)
}

/** Forgets mails about withdrawals from a customer's purchases that could not be sent. */
export const forgetFailedMailsOf = (transaction: Db, customerId: number): Promise<void> =>
  forgetMailsOfCustomer(transaction, mails, customerId)
