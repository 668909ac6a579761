import { type Kysely, sql } from 'kysely'

/** A reservation's number is read out over a counter: it has six digits from the first one on. Numbers that are given stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('reservations', 'id'), greatest(100000, (select coalesce(max(id), 0) from reservations)))`.execute(
    db,
  )
}
