import { type Kysely, sql } from 'kysely'

/** Articles name those that make an outfit with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column worn_with int[] not null default '{}'`.execute(db)
}
