import { type RawBuilder, sql } from 'kysely'
import type { Db } from './open.ts'

/** How many rows a table or a query in brackets has. */
export async function countOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(db)
  return counted[0]?.count ?? 0
}
