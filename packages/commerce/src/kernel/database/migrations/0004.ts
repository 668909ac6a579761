import { type Kysely, sql } from 'kysely'

const heldFrom = [
  // Whose network address goods are put aside for while they are not paid for, as a hash.
  `alter table payment_sessions add column address_key text`,
  `create index payment_sessions_of_address on payment_sessions (address_key) where address_key is not null`,
]

/** So many units at a time may be put aside from one network address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of heldFrom) await sql.raw(statement).execute(db)
}
