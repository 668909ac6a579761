import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

type Mail = {
  readonly tenantId: string
  readonly kind: string
  readonly recipient: string
  readonly data: object
  readonly now: Date
}

/** Keeps a mail to be sent, in the transaction that causes it. */
export async function keepMail(transaction: Db, { tenantId, kind, recipient, data, now }: Mail): Promise<void> {
  await sql`
    insert into mails (tenant_id, kind, recipient, data, created_at)
    values (${tenantId}, ${kind}, ${recipient}, ${JSON.stringify(data)}::text::jsonb, ${now})`.execute(transaction)
}
