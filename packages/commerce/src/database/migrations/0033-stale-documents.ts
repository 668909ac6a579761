import { type Kysely, sql } from 'kysely'

/** Articles whose search documents are to be written anew: a change of thousands would otherwise hold the database for seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table stale_documents (article_id int primary key)`.execute(db)
}
