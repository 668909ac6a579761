import { sql } from 'kysely'
import type { Db } from './open.ts'

export async function readFact(db: Db, name: string): Promise<string | null> {
  const { rows } = await sql<{ value: string }>`select value from facts where name = ${name}`.execute(db)
  return rows[0]?.value ?? null
}

export async function writeFact(db: Db, name: string, value: string): Promise<void> {
  await sql`insert into facts values (${name}, ${value}) on conflict (name) do update set value = excluded.value`.execute(db)
}
