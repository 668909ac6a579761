import { type Kysely, sql } from 'kysely'

/** Adds the ids of the articles that make an outfit with an article. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column worn_with int[] not null default '{}'`.execute(db)
}
