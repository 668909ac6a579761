import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { countSince } from '../order-feed/index.ts'
import type { LeasedLine, Line, Named } from './lines.ts'

/** A line as an operator looks at it. */
type WebhookState = Pick<Line, 'tenantId' | 'failures' | 'failingSince'> & {
  readonly lastError: string | null
  readonly nextAt: Date
  /** Purchases that are not told yet. */
  readonly waiting: number
}

type ParkedWebhook = Named & {
  readonly tenantId: string
  readonly parkedAt: Date
  readonly lastError: string
  /** Whether it is to be sent again. */
  readonly again: boolean
}

export type Webhooks = { readonly lines: readonly WebhookState[]; readonly parked: readonly ParkedWebhook[] }

/** What of it is to be sent again, the first that was left aside first. */
export async function wantedAgain(db: Db, { tenantId }: Pick<Line, 'tenantId'>): Promise<readonly Named[]> {
  return db
    .selectFrom('webhook_parked')
    .select([sql<Named['kind']>`kind`.as('kind'), 'purchase_id as id'])
    .where('tenant_id', '=', tenantId)
    .where('again_at', 'is not', null)
    .orderBy('parked_at')
    .orderBy('purchase_id')
    .execute()
}

/** It was sent again and not taken: it stays aside. */
export async function keepParked(db: Db, { tenantId }: LeasedLine, { kind, id }: Named, reason: string): Promise<void> {
  await db
    .updateTable('webhook_parked')
    .set({ again_at: null, last_error: reason.slice(0, 300) })
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('purchase_id', '=', id)
    .execute()
}

/** How far a chain's endpoints are told, and what was left aside. */
export async function webhooksOf(db: Db, chainId: number): Promise<Webhooks> {
  const lines = await db
    .selectFrom('webhook_lines')
    .select(['tenant_id as tenantId', 'told', 'failures', 'failing_since as failingSince', 'last_error as lastError', 'next_at as nextAt'])
    .where('chain_id', '=', chainId)
    .orderBy('tenant_id')
    .execute()
  const states: WebhookState[] = []
  for (const { told, ...line } of lines) states.push({ ...line, waiting: await countSince(db, chainId, told) })
  const parked = await db
    .selectFrom('webhook_parked')
    .select([sql<Named['kind']>`kind`.as('kind'), 'purchase_id as id', 'tenant_id as tenantId'])
    .select(['parked_at as parkedAt', 'last_error as lastError', sql<boolean>`again_at is not null`.as('again')])
    .where('chain_id', '=', chainId)
    .orderBy('parked_at')
    .orderBy('purchase_id')
    .execute()
  return { lines: states, parked }
}

/** Has what was left aside sent again, all of it or one purchase, and the endpoints asked now; answers how many messages that are. */
export function sendAgain(db: Db, chainId: number, id: number | null, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const marked = transaction.updateTable('webhook_parked').set({ again_at: now }).where('chain_id', '=', chainId)
    const rows = await (id === null ? marked : marked.where('purchase_id', '=', id)).returning('purchase_id').execute()
    await sql`update webhook_lines set next_at = least(next_at, ${now}) where chain_id = ${chainId}`.execute(transaction)
    return rows.length
  })
}
