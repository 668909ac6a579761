import { defaultLimits, receiverKey, type Use } from '@vidda/domain/reservation'
import type { Db } from '../database/open.ts'
import { tooMany } from '../http/failure.ts'
import { addUse, holdLimits, limitKey, usesOf } from '../limits/uses.ts'

const hour = 3_600_000

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

/** The same for a receiver who is logged in and asks for the mail: throws a 429 where there were too many. */
export async function mustBeWritten(transaction: Db, chainId: number, email: string, now: Date): Promise<void> {
  if (await mayBeWritten(transaction, chainId, email, now)) return
  const first = Math.min(...(await mailsTo(transaction, chainId, email, now)).map(({ at }) => at))
  throw tooMany(Math.max(1, Math.ceil((first + hour - now.getTime()) / 1000)))
}
