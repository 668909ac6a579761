import type { Db } from './open.ts'

export async function readFact(db: Db, name: string): Promise<string | null> {
  const fact = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst()
  return fact?.value ?? null
}

export async function writeFact(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
