import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'

/** The class of the advisory locks under which a chain's changes are numbered. */
const numberLock = 7_105_104
const atOnce = 5000

const hasChanges = async (db: Db, chainId: number): Promise<boolean> =>
  (await db.selectFrom('purchase_changes').select('id').where('chain_id', '=', chainId).limit(1).executeTakeFirst()) !== undefined

/** Answers how many purchases have got a number. */
function numberSome(db: Db, chainId: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${numberLock}::int, ${chainId}::int)`.execute(transaction)
    const { rows } = await sql`
      with noted as (
        delete from purchase_changes where id in (
          select id from purchase_changes where chain_id = ${chainId} order by id limit ${sql.lit(atOnce)})
        returning id, kind, purchase_id, at
      ), changed as (
        select kind, purchase_id, max(at) as at from noted group by kind, purchase_id order by min(id)
      ), numbered as (
        select kind, purchase_id, at, nextval('purchase_number') as number from changed
      )
      insert into purchase_numbers as n (kind, purchase_id, chain_id, first, last, at)
      select kind, purchase_id, ${chainId}::int, number, number, at from numbered
      on conflict (kind, purchase_id) do update set last = excluded.last, at = greatest(n.at, excluded.at)
      returning purchase_id`.execute(transaction)
    return rows.length
  })
}

/**
 * Gives numbers to a chain's changes. What is committed gets one here, under a lock that is held until the numbers are committed too: whoever reads up to
 * a number has read everything before it, also where an order was begun early and committed late.
 */
export async function numberChanges(db: Db, chainId: number): Promise<void> {
  while (await hasChanges(db, chainId)) if ((await numberSome(db, chainId)) === 0) return
}

/** Changes that nobody reads do not pile up, and numbers of what is deleted go with it. */
export async function tidyNumbers(db: Db): Promise<void> {
  const chains = await db.selectFrom('purchase_changes').select('chain_id').distinct().orderBy('chain_id').execute()
  for (const { chain_id } of chains) await numberChanges(db, chain_id)
  await sql`
    delete from purchase_numbers n where kind = 'order' and not exists (select 1 from orders o where o.id = n.purchase_id)`.execute(db)
}

/** The largest number that was ever given. */
export async function lastNumber(db: Db): Promise<number> {
  const number = sql<number>`(select case when is_called then last_value else 0 end from purchase_number)`
  return (await db.selectNoFrom(number.as('number')).executeTakeFirstOrThrow()).number
}
