import { type Kysely, sql } from 'kysely'

/** Shops have a picture, and a picture that is cut may say what stays in sight. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column focus jsonb`.execute(db)
  await sql`alter table shops add column picture jsonb`.execute(db)
}
