import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

type Acknowledgement = { readonly tenantId: string; readonly withdrawalId: number; readonly now: Date }

/** Orders the acknowledgement of a withdrawal in the transaction that stores it. */
export async function orderAcknowledgement(transaction: Db, { tenantId, withdrawalId, now }: Acknowledgement): Promise<void> {
  await sql`
    insert into mails (tenant_id, kind, payload, created_at, next_at)
    values (${tenantId}, 'withdrawal', ${JSON.stringify({ withdrawalId })}::text::jsonb, ${now}, ${now})`.execute(transaction)
}
