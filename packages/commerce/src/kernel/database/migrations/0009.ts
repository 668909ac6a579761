import { type Kysely, sql } from 'kysely'

const statements = [
  // An address that an account is to have once somebody has shown that it is read; several accounts may wait for the same.
  `alter table customers add column pending_email text, add column pending_email_at timestamptz`,
  `create index customers_with_pending_email on customers (pending_email_at) where pending_email is not null`,
]

/** E-mail addresses that are changed when the new one is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
