import { type Kysely, sql } from 'kysely'

/** Adds a line of key facts to articles, which cards show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column key_facts text`.execute(db)
}
