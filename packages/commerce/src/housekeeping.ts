import { sql } from 'kysely'
import type { Db } from './database/open.ts'
import { forgetOldUses } from './limits/uses.ts'
import { forgetConfirmations } from './reservations/confirming.ts'
import { forgetPeople } from './reservations/forgetting.ts'
import { forgetOldKeys } from './reservations/idempotency.ts'
import { sessionLimits } from './sessions/store.ts'

const day = 86_400_000
const orderYears = 5
const failedMailDays = 30

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

/** Forgets what is no longer needed: old keys, sessions, tokens and counts, and the names and addresses that nobody needs any more. */
export async function keepHouse(db: Db, now: Date): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldUses(db, now)
  await forgetConfirmations(db, now)
  await sql`delete from attempts where ends_at <= ${now}`.execute(db)
  await sql`delete from customer_tokens where expires_at <= ${now}`.execute(db)
  await sql`
    delete from sessions where used_at <= ${before(now, sessionLimits.idle)} or created_at <= ${before(now, sessionLimits.absolute)}`.execute(
    db,
  )
  await sql`delete from mails where failed_at <= ${before(now, failedMailDays * day)}`.execute(db)
  const ordersUntil = yearsBefore(now, orderYears)
  await sql`delete from orders where detached_at is not null and created_at <= ${ordersUntil}`.execute(db)
  await forgetPeople(db, now, ordersUntil)
}
