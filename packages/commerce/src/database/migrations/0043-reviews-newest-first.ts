import { type Kysely, sql } from 'kysely'

/** Somebody's own reviews, the newest first: without it a database may read all reviews from the newest on until it has met enough of theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reviews_of_customer_newest on reviews (customer_id, id desc)`.execute(db)
}
