import { sql } from 'kysely'
import type { Db } from './open.ts'

/** Writes rows whose keys are the table's columns; one parameter, so that their number is not limited by the protocol. */
export async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)`.execute(
    db,
  )
}

/** As `insertRows`; a row whose key is there already takes that one's place, in the columns that it has. */
export async function putRows(db: Db, table: string, key: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const changes = columns.filter((name) => name !== key).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)
    on conflict (${sql.ref(key)}) do update set ${sql.join(changes)}`.execute(db)
}
