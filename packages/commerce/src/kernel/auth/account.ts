import { phoneDigits } from '@vidda/domain/phone'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { notLoggedIn } from './sessions.ts'

/** One spelling of an address, so that it names one account. */
export const emailOf = (text: string): string => text.trim().normalize('NFKC').toLowerCase()

export const phoneOf = (text: string): string => phoneDigits(text) ?? text.trim()

/** Of advisory locks: the class of those that are on a customer's id. */
const customerLock = 7_105_102

/**
 * Holds an account until the transaction ends, so that what is written about the customer goes with it when it is deleted; throws a 401 when it is gone, as
 * its sessions are. The row itself is left alone: an import of customers locks them all until it is in, and buyers do not wait for that.
 */
export async function holdCustomer(transaction: Db, id: number): Promise<void> {
  if (!(await holdsCustomer(transaction, id))) throw notLoggedIn()
}

/** The same for an account that may be gone; whether it is there. */
export async function holdsCustomer(transaction: Db, id: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${customerLock}::int, ${id}::int)`.execute(transaction)
  const { rows } = await sql`select 1 from customers where id = ${id}`.execute(transaction)
  return rows.length > 0
}

/** Waits for everybody who holds the account, and keeps others from holding it until the transaction ends. */
export async function waitForCustomer(transaction: Db, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${customerLock}::int, ${id}::int)`.execute(transaction)
}
