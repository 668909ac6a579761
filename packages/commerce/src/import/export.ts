import { dataRecords } from '@vidda/contract/data'
import { sql } from 'kysely'
import { countOf } from '../kernel/database/count.ts'
import type { Db } from '../kernel/database/open.ts'
import { csvHeader, csvLine } from './csv.ts'
import type { DataKind, DataRecord } from './kind.ts'
import { ndjsonLine } from './ndjson.ts'

export type DataFormat = 'ndjson' | 'csv'

const rowsAtOnce = 1000

/** A field that may be left out is, rather than being null. */
const tidy = (row: Readonly<Record<string, unknown>>, keepNull: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null || keepNull.has(name)))

type Exporting = {
  readonly chainId: number
  readonly kind: DataKind
  readonly format: DataFormat
  readonly write: (text: string) => Promise<void>
  /** Writes a record's pictures, and answers it with where they are. */
  readonly withPictures: (record: DataRecord) => Promise<DataRecord>
  readonly onProgress: (done: number, total: number) => void
}

/** All the chain's records of one kind as text, a thousand at a time; answers how many there were. */
export async function exportData(db: Db, { chainId, kind, format, write, withPictures, onProgress }: Exporting): Promise<number> {
  const schema = dataRecords[kind.name]
  const required = new Set<string>(schema.required)
  const line = (row: Readonly<Record<string, unknown>>) => (format === 'csv' ? csvLine(row, schema) : ndjsonLine(tidy(row, required)))
  // One view of the data, so that there are as many records as were counted.
  const view = db.transaction().setIsolationLevel('repeatable read')
  return view.execute(async (transaction) => {
    const total = await countOf(transaction, sql`(${kind.all(chainId)}) as all_rows`)
    await sql`declare data_rows no scroll cursor for ${kind.all(chainId)}`.execute(transaction)
    if (format === 'csv') await write(csvHeader(schema))
    for (let done = 0; ;) {
      const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(rowsAtOnce)} from data_rows`.execute(transaction)
      if (rows.length === 0) return done
      const records = kind.hasPictures ? await Promise.all(rows.map(withPictures)) : rows
      await write(records.map(line).join(''))
      done += rows.length
      onProgress(done, total)
    }
  })
}
