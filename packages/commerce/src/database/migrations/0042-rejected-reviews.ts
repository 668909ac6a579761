import { type Kysely, sql } from 'kysely'

/** A review that was turned down does not wait to be approved any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews add column rejected bool`.execute(db)
}
