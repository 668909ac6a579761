import { type RawBuilder, sql } from 'kysely'
import { insertRows } from '../database/insert-rows.ts'
import type { Db } from '../database/open.ts'
import type { DataKind, DataRecord, Misfit, Problem } from './kind.ts'

/** The records that were read in, each with its line; it lives as long as the transaction. */
export const stage = 'data_stage'

export type Fault = { readonly line: number; readonly problems: readonly Problem[] }

export async function openStage(db: Db, { columns }: DataKind): Promise<void> {
  const list = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  await sql`create temporary table ${sql.table(stage)} (line int not null, ${sql.join(list)}) on commit drop`.execute(db)
  await sql`create temporary table data_touched (article_id int primary key) on commit drop`.execute(db)
}

/** Makes room for the next stage of the same transaction. */
export const dropStage = (db: Db): Promise<unknown> => sql`drop table ${sql.table(stage)}, data_touched, data_misfits`.execute(db)

export const fillStage = (db: Db, rows: readonly DataRecord[]): Promise<void> => insertRows(db, stage, rows)

/** Lets the planner know how much has been read in. */
export async function closeStage(db: Db, { key, soughtBy = [] }: DataKind): Promise<void> {
  for (const fields of [key, ...soughtBy.map((field) => [field])].filter(({ length }) => length > 0)) {
    await sql`create index on ${sql.table(stage)} (${sql.join(fields.map((field) => sql.ref(field)))})`.execute(db)
  }
  await sql`analyze ${sql.table(stage)}`.execute(db)
}

/** The same key on an earlier line. */
function twice({ key }: DataKind): Misfit {
  const same = sql.join([sql`true`, ...key.map((field) => sql`t.${sql.ref(field)} = s.${sql.ref(field)}`)], sql` and `)
  return {
    field: key.join(' and ') || 'record',
    reason: 'must be there once only, and stands on an earlier line too',
    when: sql`exists (select 1 from ${sql.table(stage)} t where ${same} and t.line < s.line)`,
  }
}

const asProblem = ({ field, reason, when }: Misfit): RawBuilder<unknown> =>
  sql`select s.line, ${field}::text as field, ${reason}::text as reason from ${sql.table(stage)} s where ${when}`

const atOnce = 1000

type Rejecting = { readonly chainId: number; readonly now: Date; readonly onFault: (fault: Fault) => void }

/**
 * Takes the records that do not fit out of the stage, and tells each in the order of the lines; then those that stood on one of them, such as a group
 * whose category is no more, until all fit.
 */
export async function rejectMisfits(db: Db, kind: DataKind, rejecting: Rejecting): Promise<void> {
  while (await rejectOnce(db, kind, rejecting)) await sql`drop table data_misfits`.execute(db)
}

async function rejectOnce(db: Db, kind: DataKind, { chainId, now, onFault }: Rejecting): Promise<boolean> {
  const problems = [twice(kind), ...kind.misfits(chainId, now)].map(asProblem)
  await sql`
    create temporary table data_misfits on commit drop as
    select line, jsonb_agg(jsonb_build_object('field', field, 'reason', reason)) as problems
    from (${sql.join(problems, sql` union all `)}) p group by line`.execute(db)
  let after = 0
  for (;;) {
    const { rows } = await sql<Fault>`
      select line, problems from data_misfits where line > ${after}::int order by line limit ${atOnce}::int`.execute(db)
    for (const fault of rows) onFault(fault)
    const last = rows.at(-1)
    if (!last) break
    after = last.line
  }
  await sql`delete from ${sql.table(stage)} s using data_misfits m where m.line = s.line`.execute(db)
  return after > 0
}

/** Whether a row of a table, of which `where` speaks, is missing. */
export const missing = (table: string, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`not exists (select 1 from ${sql.table(table)} where ${where})`

/** A record whose id belongs to another chain of the same database. */
export const ofAnotherChain = (table: string, chainId: number): Misfit => ({
  field: 'id',
  reason: 'must not be one of another chain',
  when: sql`exists (select 1 from ${sql.table(table)} o where o.id = s.id and o.chain_id <> ${chainId}::int)`,
})
