import { sql } from 'kysely'
import type { Db } from './open.ts'

/** Writes rows whose keys are the table's columns; one parameter, so that their number is not limited by the protocol. */
export async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)`.execute(
    db,
  )
}
