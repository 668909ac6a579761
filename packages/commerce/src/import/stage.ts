import { type RawBuilder, sql } from 'kysely'
import { insertRecords } from '../kernel/database/insert-rows.ts'
import type { Db } from '../kernel/database/open.ts'
import type { Database } from '../kernel/database/tables.data.ts'
import type { DataKind, DataRecord, Misfit, Problem } from './kind.ts'
import { stagedKey, type RefusedRecords } from './refused-records.ts'

/** The records that were read in, each with its line; it lives as long as the transaction. */
export const stage = 'data_stage'

type Tables = {
  /** Articles that the records change. */
  data_touched: { readonly article_id: number }
  data_misfits: { readonly line: number; readonly key: string; readonly problems: readonly Found[] }
}

/** The database with what an import keeps beside the stage. */
export const withStage = (db: Db) => db.withTables<Tables>()

export type Fault = { readonly line: number; readonly problems: readonly Problem[] }

export async function openStage(db: Db, { columns }: DataKind): Promise<void> {
  const list = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  await sql`create temporary table ${sql.table(stage)} (line int not null, ${sql.join(list)}) on commit drop`.execute(db)
  await sql`create temporary table data_touched (article_id int primary key) on commit drop`.execute(db)
}

/** Makes room for the next stage of the same transaction. */
export const dropStage = (db: Db): Promise<unknown> => sql`drop table if exists ${sql.table(stage)}, data_touched, data_misfits`.execute(db)

export const fillStage = (db: Db, columns: readonly string[], rows: readonly DataRecord[]): Promise<void> =>
  insertRecords(db, stage, columns, rows)

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

/** What was refused, where it can be shown: the references that lead nowhere, or the field's value. */
function valueOf({ columns, personal }: DataKind, { field, leadsTo }: Misfit): RawBuilder<unknown> {
  const type = columns[field]
  if (type === undefined || personal === true) return sql`null::jsonb`
  if (type === 'int[]' || type === 'jsonb') return leadsTo ? sql`to_jsonb(${leadsTo.keys})` : sql`null::jsonb`
  return sql`to_jsonb(s.${sql.ref(field)})`
}

const asProblem = (kind: DataKind, misfit: Misfit): RawBuilder<unknown> => sql`
  select s.line, ${stagedKey(kind)} as key, jsonb_build_object('field', ${misfit.field}::text, 'reason', ${misfit.reason}::text,
    'value', ${valueOf(kind, misfit)}, 'kind', ${misfit.leadsTo?.kind ?? null}::text, 'keys', to_jsonb(${misfit.leadsTo?.keys ?? sql`null::text[]`})) as problem
  from ${sql.table(stage)} s where ${misfit.when}`

type Found = {
  readonly field: string
  readonly reason: string
  readonly value: unknown
  readonly kind: DataKind['name'] | null
  readonly keys: readonly string[] | null
}

const atOnce = 1000

type Rejecting = {
  readonly chainId: number
  readonly now: Date
  /** What was refused before, to which these are added. */
  readonly refused: RefusedRecords
  readonly onFault: (fault: Fault) => void
}

const problemOf = ({ field, reason, value, kind, keys }: Found, refused: RefusedRecords): Problem => ({
  field,
  reason,
  ...(value !== null && { value }),
  ...(kind !== null && keys !== null && refused.hasAll(kind, keys) && { follows: kind }),
})

/**
 * Takes the records that do not fit out of the stage, and tells each in the order of the lines; then those that stood on one of them, such as a group
 * whose category is no more, until all fit.
 */
export async function rejectMisfits(db: Db, kind: DataKind, rejecting: Rejecting): Promise<void> {
  while (await rejectOnce(db, kind, rejecting)) await sql`drop table data_misfits`.execute(db)
}

async function rejectOnce(db: Db, kind: DataKind, { chainId, now, refused, onFault }: Rejecting): Promise<boolean> {
  const problems = [twice(kind), ...kind.misfits(chainId, now)].map((misfit) => asProblem(kind, misfit))
  await sql`
    create temporary table data_misfits on commit drop as
    select line, min(key) as key, jsonb_agg(problem) as problems from (${sql.join(problems, sql` union all `)}) p group by line`.execute(db)
  let after = 0
  for (;;) {
    const rows = await withStage(db)
      .selectFrom('data_misfits')
      .selectAll()
      .where('line', '>', after)
      .orderBy('line')
      .limit(atOnce)
      .execute()
    for (const { line, problems: found } of rows) onFault({ line, problems: found.map((one) => problemOf(one, refused)) })
    for (const { key } of rows) refused.add(kind, key)
    const last = rows.at(-1)
    if (!last) break
    after = last.line
  }
  await sql`delete from ${sql.table(stage)} s using data_misfits m where m.line = s.line`.execute(db)
  return after > 0
}

/** Whether a row of a table, of which `where` speaks, is missing. */
export const missing = (table: keyof Database, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`not exists (select 1 from ${sql.table(table)} where ${where})`

/** A record whose id belongs to another chain of the same database. */
export const ofAnotherChain = (table: keyof Database, chainId: number): Misfit => ({
  field: 'id',
  reason: 'must not be one of another chain',
  when: sql`exists (select 1 from ${sql.table(table)} o where o.id = s.id and o.chain_id <> ${chainId}::int)`,
})

/** A misfit of records whose reference, in a field of theirs, leads to no record of a kind. */
export const leadsNowhere = (
  field: string,
  kind: DataKind['name'],
  when: RawBuilder<unknown>,
): Pick<Misfit, 'field' | 'when' | 'leadsTo'> => ({
  field,
  when,
  leadsTo: { kind, keys: sql`array[s.${sql.ref(field)}::text]` },
})

/** The same of a list of references. */
export function someLeadNowhere(field: string, kind: DataKind['name'], missingId: (id: RawBuilder<unknown>) => RawBuilder<unknown>) {
  const lost = sql`select r.id::text from unnest(s.${sql.ref(field)}) as r (id) where ${missingId(sql`r.id`)}`
  return { field, when: sql`exists (${lost})`, leadsTo: { kind, keys: sql`array(${lost})` } } as const
}
