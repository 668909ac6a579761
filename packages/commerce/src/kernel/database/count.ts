import { type RawBuilder, sql } from 'kysely'
import type { Db } from './open.ts'

/** How many rows a table or a query in brackets has. */
export async function countOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { count } = await db.selectNoFrom(sql<number>`(select count(*) from ${rows})`.as('count')).executeTakeFirstOrThrow()
  return count
}
