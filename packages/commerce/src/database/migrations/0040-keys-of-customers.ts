import { type Kysely, sql } from 'kysely'

/** Whose answer a key keeps: it holds a name and an address, and goes with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency add column customer_id int`.execute(db)
  await sql`create index idempotency_of_customer on idempotency (customer_id)`.execute(db)
}
