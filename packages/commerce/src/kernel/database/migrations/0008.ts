import { type Kysely, sql } from 'kysely'

const statements = [
  // What a customer tells sessions apart by: a name that opens nothing, and the families of the browser and the system alone.
  `alter table sessions add column name text not null default gen_random_uuid()::text, add column browser text, add column system text`,
  `create unique index sessions_by_name on sessions (customer_id, name)`,
]

/** Sessions that their customer sees, and ends one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
