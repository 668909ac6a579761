import { type Kysely, sql } from 'kysely'

/** Sums beyond 21 million kroner, and whose reservation the answer of a key tells of: it holds a name and an address, and goes with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservations alter column total type bigint`.execute(db)
  await sql`alter table idempotency add column reservation_id int`.execute(db)
  await sql`update idempotency set reservation_id = (answer::jsonb ->> 'id')::int where status = 201`.execute(db)
}
