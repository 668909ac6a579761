import { dataRecords } from '@vidda/contract/data'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../kernel/database/open.ts'
import type { DataKind } from './kind.ts'
import { stage } from './stage.ts'

/** Records without a fault, held against what the shop has of their kind. */
export type Changes = {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Taken out of the shop by a record that says so. */
  readonly removed: number
  /** Stored rows that no record of the file names; an import keeps them. */
  readonly absent: number
}

/** A field's value for comparison; nothing and a JSON null are the same. */
const compared = (row: 's' | 'a', field: string) => sql`nullif(to_jsonb(${sql.ref(`${row}.${field}`)}), 'null')`

function differs({ name, keeps = [] }: DataKind): RawBuilder<unknown> {
  const { properties, required } = dataRecords[name]
  const staysWhenEmpty = (field: string) => keeps.includes(field) || !(required as readonly string[]).includes(field)
  const each = Object.keys(properties).map((field) => {
    const [theirs, ours] = [compared('s', field), compared('a', field)]
    return sql`${staysWhenEmpty(field) ? sql`coalesce(${theirs}, ${ours})` : theirs} is distinct from ${ours}`
  })
  return sql`(${sql.join(each, sql` or `)})`
}

/** What the records in the stage would change of what the shop has. */
export async function changesOf(db: Db, kind: DataKind, chainId: number): Promise<Changes> {
  const { key, removes = sql`false`, all, present = all } = kind
  const same = sql.join([sql`s.one = a.one`, ...key.map((field) => sql`s.${sql.ref(field)} = a.${sql.ref(field)}`)], sql` and `)
  const { rows } = await sql<Changes>`
    select count(*) filter (where a.one is null and not leaves)::int as added,
      count(*) filter (where a.one is not null and s.one is not null and not leaves and ${differs(kind)})::int as changed,
      count(*) filter (where s.one is not null and case when leaves then a.one is null else a.one is not null and not ${differs(kind)} end)::int
        as unchanged,
      count(*) filter (where a.one is not null and leaves)::int as removed,
      count(*) filter (where s.one is null)::int as absent
    from (select s.*, 1 as one, ${removes} as leaves from ${sql.table(stage)} s) s
    full join (select a.*, 1 as one from (${present(chainId)}) a) a on ${same}`.execute(db)
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0, removed: 0, absent: 0 }
}
