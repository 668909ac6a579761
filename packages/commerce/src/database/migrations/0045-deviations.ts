import { type Kysely, sql } from 'kysely'

/** Days on which a shop has hours of its own, as a list of `{"date": "2026-12-24", "hours": "1000-1300", "name": "Julaften"}`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shops add column deviations jsonb not null default '[]'`.execute(db)
}
