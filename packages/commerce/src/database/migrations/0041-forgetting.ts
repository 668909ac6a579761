import { type Kysely, sql } from 'kysely'

/** Finds the names and addresses that are to be forgotten, however many reservations there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reservations_never_collected on reservations (collect_before) where status_id in (3, 4) and name <> ''`.execute(db)
  await sql`create index reservations_of_guests on reservations (created_at) where customer_id is null and name <> ''`.execute(db)
}
