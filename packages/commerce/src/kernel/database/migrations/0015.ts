import { type Kysely, sql } from 'kysely'

/** Adds the number of approved reviews to articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column review_count int not null default 0`.execute(db)
  await sql`
    update articles a set review_count = r.count
    from (select article_id, count(*)::int as count from reviews where approved group by article_id) r where r.article_id = a.id`.execute(
    db,
  )
}
