import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'

export type ProviderEvent = {
  readonly sessionId: number
  readonly kind: string
  readonly dedupe: string
  readonly status: string | null
  readonly now: Date
}

/** Stores a provider's event in the inbox before it is handled; false for a duplicate that has been handled. */
export async function noteEvent(db: Db, { sessionId, kind, dedupe, status, now }: ProviderEvent): Promise<boolean> {
  const noted = await db
    .insertInto('provider_events')
    .values({ session_id: sessionId, kind, dedupe, status, received_at: now })
    .onConflict((one) =>
      one.columns(['session_id', 'kind', 'dedupe']).doUpdateSet(({ ref }) => ({ status: ref('provider_events.status') })),
    )
    .returning('handled_at')
    .executeTakeFirstOrThrow()
  return noted.handled_at === null
}

export async function eventHandled(
  db: Db,
  { sessionId, kind, dedupe, now }: Omit<ProviderEvent, 'status'>,
  outcome: string,
): Promise<void> {
  await sql`
    update provider_events set handled_at = ${now}, outcome = ${outcome} where session_id = ${sessionId} and kind = ${kind} and dedupe = ${dedupe}`.execute(
    db,
  )
}
