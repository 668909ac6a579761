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

/** Counts one more within the hour, unless the chain's limit is reached. */
async function takeOne(transaction: Db, chainId: number, key: string, now: Date): Promise<boolean> {
  await holdLimits(transaction, [key])
  if ((await usesOf(transaction, key, now)).length >= (await mostTo(transaction, chainId))) return false
  await addUse(transaction, key, { units: 1, at: now })
  return true
}

/** Whether one more mail may be ordered for this receiver within the hour; one that may is counted. */
export const mayBeWritten = (transaction: Db, chainId: number, email: string, now: Date): Promise<boolean> =>
  takeOne(transaction, chainId, keyOf(chainId, email), now)

/**
 * Whether one more notice of an account change may be mailed this hour. Notices to a verified address have a limit of their own, so that an
 * attacker cannot suppress them with other mails; an unverified one may be a stranger's, and has the usual limit.
 */
export const mayBeWarned = (transaction: Db, chainId: number, { email, email_verified }: Verifiable, now: Date): Promise<boolean> =>
  takeOne(transaction, chainId, email_verified ? limitKey('warning', chainId, receiverKey(email)) : keyOf(chainId, email), now)

/** When a mail that must be sent may go to this receiver: now, or when the limit allows one more. It is counted for that time. */
export async function reserveSendTime(transaction: Db, chainId: number, email: string, now: Date): Promise<Date> {
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
