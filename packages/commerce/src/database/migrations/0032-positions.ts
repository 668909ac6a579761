import { type Kysely, sql } from 'kysely'

/** True where a postal code has the position of its neighbour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table postal_codes add column approximate bool`.execute(db)
}
