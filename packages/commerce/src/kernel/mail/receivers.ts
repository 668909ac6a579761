import { defaultLimits, receiverKey, type Use } from '@vidda/domain/reservation'
import type { Db } from '../database/open.ts'
import { tooMany } from '../http/failure.ts'
import { addUse, holdLimits, limitKey, usesOf } from '../limits/uses.ts'

const hour = 3_600_000

type Verifiable = { readonly email: string; readonly email_verified: boolean }

const keyOf = (chainId: number, email: string) => limitKey('mail', chainId, receiverKey(email))

/** Mails of the last hour to whoever reads this address. */
export const mailsTo = (transaction: Db, chainId: number, email: string, now: Date): Promise<Use[]> =>
  usesOf(transaction, keyOf(chainId, email), now)

/** Counts a mail that is ordered. */
export const countMail = (transaction: Db, chainId: number, email: string, now: Date): Promise<void> =>
  addUse(transaction, keyOf(chainId, email), { units: 1, at: now })

/** How many mails a chain sends to one receiver within an hour. */
async function mostTo(db: Db, chainId: number): Promise<number> {
  const settings = await db
    .selectFrom('chain_settings')
    .select('mails_per_receiver as most')
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return settings?.most ?? defaultLimits.mailsPerReceiver
}

/** Whether one more mail may be ordered for this receiver within the hour; one that may is counted. */
export async function mayBeWritten(transaction: Db, chainId: number, email: string, now: Date): Promise<boolean> {
  await holdLimits(transaction, [keyOf(chainId, email)])
  if ((await mailsTo(transaction, chainId, email, now)).length >= (await mostTo(transaction, chainId))) return false
  await countMail(transaction, chainId, email, now)
  return true
}

/**
 * Whether the owner of an account may be warned once more within the hour. Warnings have room of their own, so that nobody can use it up
 * with other mails; to an address that nobody has verified they are mails like any other, for its reader may never have come here.
 */
export async function mayBeWarned(transaction: Db, chainId: number, to: Verifiable, now: Date): Promise<boolean> {
  if (!to.email_verified) return mayBeWritten(transaction, chainId, to.email, now)
  const key = limitKey('warning', chainId, receiverKey(to.email))
  await holdLimits(transaction, [key])
  if ((await usesOf(transaction, key, now)).length >= (await mostTo(transaction, chainId))) return false
  await addUse(transaction, key, { units: 1, at: now })
  return true
}

/** When a mail that must not be left out goes to this receiver: now, or as soon as there is room within an hour. It is counted for then. */
export async function nextRoom(transaction: Db, chainId: number, email: string, now: Date): Promise<Date> {
  await holdLimits(transaction, [keyOf(chainId, email)])
  const before = (await mailsTo(transaction, chainId, email, now)).map(({ at }) => at).toSorted((one, other) => one - other)
  const last = before.at(-(await mostTo(transaction, chainId)))
  const at = last === undefined ? now : new Date(last + hour)
  await countMail(transaction, chainId, email, at)
  return at
}

/** `mayBeWritten` for a receiver who is logged in and asks for the mail: throws a 429 where there were too many. */
export async function mustBeWritten(transaction: Db, chainId: number, email: string, now: Date): Promise<void> {
  if (await mayBeWritten(transaction, chainId, email, now)) return
  const first = Math.min(...(await mailsTo(transaction, chainId, email, now)).map(({ at }) => at))
  throw tooMany(Math.max(1, Math.ceil((first + hour - now.getTime()) / 1000)))
}
