import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from './open.ts'
import type { Database } from './tables.data.ts'

type Table = keyof Database

/** A row to be written, its JSON columns as they are read. */
export type Row<Name extends Table> = {
  readonly [Column in keyof Insertable<Database[Name]>]: Selectable<Database[Name]>[Column & keyof Selectable<Database[Name]>]
}

const listOf = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

/** The rows as one parameter, so that their number is not limited by the protocol. */
const recordsOf = (table: string, columns: readonly string[], rows: readonly object[]) =>
  sql`select ${listOf(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)`

/** Writes rows, whose keys are the columns, into a table that this transaction has made. */
export async function insertRecords(db: Db, table: string, columns: readonly string[], rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into ${sql.table(table)} (${listOf(columns)}) ${recordsOf(table, columns, rows)}`.execute(db)
}

/** Writes rows that all have the same columns. */
export const insertRows = <Name extends Table>(db: Db, table: Name, rows: readonly Row<Name>[]): Promise<void> =>
  insertRecords(db, table, Object.keys(rows[0] ?? {}), rows)

/** As `insertRows`; a row whose key is there already takes that one's place, in the columns that it has. */
export async function putRows<Name extends Table>(
  db: Db,
  table: Name,
  key: keyof Database[Name] & string,
  rows: readonly Row<Name>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const changes = columns.filter((name) => name !== key).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
  await sql`
    insert into ${sql.table(table)} (${listOf(columns)}) ${recordsOf(table, columns, rows)}
    on conflict (${sql.ref(key)}) do update set ${sql.join(changes)}`.execute(db)
}
