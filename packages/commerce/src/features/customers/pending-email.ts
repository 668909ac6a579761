import { joinNoticesOf } from '../stock-notices/index.ts'
import type { Db } from '../../kernel/database/open.ts'

/** What the database has refused, by its name. */
export const constraintOf = (error: unknown) => (error as { readonly constraint?: string }).constraint

/** Whether another account of the chain has the address. */
export async function isTaken(db: Db, id: number, email: string): Promise<boolean> {
  const other = await db
    .selectFrom('customers as o')
    .innerJoin('customers as c', 'c.chain_id', 'o.chain_id')
    .select('o.id')
    .where('c.id', '=', id)
    .whereRef('o.id', '<>', 'c.id')
    .where('o.email', '=', email)
    .executeTakeFirst()
  return other !== undefined
}

export const nothingPending = { pending_email: null, pending_email_at: null }

/** Forgets the address that an account was to have. */
export async function dropPendingEmail(db: Db, id: number): Promise<void> {
  await db.updateTable('customers').set(nothingPending).where('id', '=', id).execute()
}

/** Forgets addresses that nobody has confirmed in time. */
export async function dropPendingEmails(db: Db, since: Date): Promise<void> {
  await db
    .updateTable('customers')
    .set(nothingPending)
    .where('pending_email', 'is not', null)
    .where('pending_email_at', '<=', since)
    .execute()
}

/**
 * Puts the address that an account waits for in force: it has just been proven. False where another account has it by now; then this one waits no more.
 * Where another one takes it at this moment the database refuses, which `isTakenMeanwhile` tells.
 */
export async function confirmPendingEmail(transaction: Db, id: number, email: string, now: Date): Promise<boolean> {
  const isFree = !(await isTaken(transaction, id, email))
  await transaction
    .updateTable('customers')
    .set({ ...nothingPending, ...(isFree && { email, email_verified: true, updated_at: now }) })
    .where('id', '=', id)
    .execute()
  if (isFree) await joinNoticesOf(transaction, id)
  return isFree
}

export const isTakenMeanwhile = (error: unknown): boolean => constraintOf(error) === 'customers_email'
