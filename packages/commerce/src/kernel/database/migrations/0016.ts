import { type Kysely, sql } from 'kysely'

/** Adds the column for the line of key facts on an article's card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column key_facts text`.execute(db)
}
