import { type Kysely, sql } from 'kysely'

/** When a post's words last changed, as its chain says; null for never. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blog_posts add column updated_at timestamptz`.execute(db)
}
