import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { forgetMails } from '../../kernel/mail/outbox.ts'
import { bookkeptSince } from '../reservations/index.ts'

const day = 86_400_000
const unpaidDays = 30

/** Forgets payments that came to nothing, and what orders need no longer once no bookkeeping asks for them. */
export async function forgetOldPayments(db: Db, now: Date): Promise<void> {
  const unpaid = new Date(now.getTime() - unpaidDays * day)
  await sql`
    delete from payment_sessions s where created_at <= ${unpaid} and not held and next_read_at is null
      and not exists (select 1 from orders o where o.payment_session_id = s.id)
      and not exists (select 1 from payment_outbox x where x.session_id = s.id and x.done_at is null and x.failed_at is null)`.execute(db)
  await sql`update payment_sessions set receiver = null where receiver is not null and created_at <= ${bookkeptSince(now)}`.execute(db)
  await forgetMails(
    db,
    sql`m.failed_at is not null and m.payload ->> 'sessionId' is not null and not exists (
      select 1 from payment_sessions s where s.id = (m.payload ->> 'sessionId')::int and s.receiver is not null)`,
  )
}
