import type { Db } from '../../kernel/database/open.ts'
import { bookkeptSince, forgetMailsOfCustomer, forgetMailsOfGoneRows, type MailsOfRows } from '../reservations/index.ts'

const mails: MailsOfRows = { table: 'complaints', kinds: ['complaint', 'shopComplaint'] }

/** Forgets complaints by the rule of withdrawals (decisions.md, What is forgotten), and their mails that could not be sent; an order's go with it. */
export async function forgetOldComplaints(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('complaints').where('received_at', '<=', bookkeptSince(now)).execute()
  await forgetMailsOfGoneRows(db, mails)
}

/** Forgets mails about complaints of a customer's purchases that could not be sent. */
export const forgetFailedMailsOf = (transaction: Db, customerId: number): Promise<void> =>
  forgetMailsOfCustomer(transaction, mails, customerId)
