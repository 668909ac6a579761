import { type Kysely, sql } from 'kysely'

/** Search documents hold an article's variants: filters on size, colour and shop hold for one and the same of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doc_idx add column variants int[] not null default '{}'`.execute(db)
}
