import { dataRecords } from '@vidda/contract/data'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { settlePrices } from '../prices/history.ts'
import { recordPrices } from '../prices/writer.ts'
import { writeFact } from '../seed/fingerprint.ts'
import { ownCatalogue } from '../seed/seed.ts'
import { refreshDocuments } from '../search/documents.ts'
import { recordCheck } from './check-record.ts'
import type { DataKind, DataRecord } from './kind.ts'
import type { Read } from './read-lines.ts'
import { prepareChain } from './prepare-chain.ts'
import { closeStage, fillStage, openStage, rejectMisfits, type Fault } from './stage.ts'

/** `check` changes nothing; `whole` writes all records or none; `valid` writes those without a fault. */
export type ImportMode = 'check' | 'whole' | 'valid'

export type Importing = {
  readonly db: Db
  readonly chainId: number
  readonly now: Date
  readonly kind: DataKind
  readonly records: AsyncIterable<Read>
  readonly mode: ImportMode
  /** One call for each broken record: first those that are wrong by themselves, then those that do not fit, each in the order of lines. */
  readonly onFault: (fault: Fault) => void
  readonly onProgress?: (step: 'read' | 'search', done: number) => void
}

export type Imported = { readonly read: number; readonly faulty: number; readonly written: number }

/** Ends the transaction without effect. */
class NothingWritten extends Error {
  readonly imported: Imported

  constructor(imported: Imported) {
    super('Nothing was written')
    this.imported = imported
  }
}

const batchRecords = 1000
const batchText = 1_000_000

/** Reads the records into the stage, a batch at a time; answers how many there were. */
async function readIn(db: Db, { kind, records, onProgress }: Importing, onFault: (fault: Fault) => void): Promise<number> {
  const check = recordCheck(kind, dataRecords[kind.name])
  const columns = ['line', ...Object.keys(kind.columns)]
  let batch: DataRecord[] = []
  let [size, read] = [0, 0]
  const flush = async () => {
    await fillStage(db, batch)
    batch = []
    size = 0
    onProgress?.('read', read)
  }
  for await (const one of records) {
    read += 1
    const checked = 'reason' in one ? { problems: [{ field: 'record', reason: one.reason }] } : check(one.value)
    if ('problems' in checked) onFault({ line: one.line, problems: checked.problems })
    else {
      const row: DataRecord = { ...checked.record, line: one.line }
      batch.push(Object.fromEntries(columns.map((name) => [name, row[name]])))
      size += one.raw.length
    }
    if (batch.length >= batchRecords || size >= batchText) await flush()
  }
  await flush()
  return read
}

const articlesAtOnce = 1000

/** Lets prices and search documents of the touched articles follow, some at a time. */
async function followUp(db: Db, { kind, now, onProgress }: Importing): Promise<void> {
  await sql`analyze articles, variants, stock, article_campaigns, prices`.execute(db)
  for (let [after, done] = [0, 0]; ;) {
    const { rows } = await sql<{ id: number }>`
      select article_id as id from data_touched where article_id > ${after}::int order by article_id limit ${articlesAtOnce}::int`.execute(
      db,
    )
    const ids = rows.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    if (kind.changes === 'prices') await recordPrices(db, await pricedBefore(db, ids), now)
    if (kind.changes === 'history') await settlePrices(db, ids, now)
    await refreshDocuments(db, ids)
    after = last
    onProgress?.('search', (done += ids.length))
  }
}

/** A new article has no price behind it yet: its history comes with its prices, or begins when all files are in. */
async function pricedBefore(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct article_id as id from prices where article_id = any (${`{${ids.join(',')}}`}::text::int[])`.execute(db)
  return rows.map(({ id }) => id)
}

async function work(db: Db, importing: Importing): Promise<Imported> {
  const { kind, chainId, now, mode, onFault } = importing
  let faulty = 0
  const count = (fault: Fault) => {
    faulty += 1
    onFault(fault)
  }
  await prepareChain(db, chainId, now)
  await openStage(db, kind)
  const read = await readIn(db, importing, count)
  await closeStage(db, kind)
  await rejectMisfits(db, kind, { chainId, now, onFault: count })
  const imported = { read, faulty, written: read - faulty }
  if (mode === 'check' || (mode === 'whole' && faulty > 0)) throw new NothingWritten({ ...imported, written: 0 })
  if (kind.touched) await sql`insert into data_touched select * from (${kind.touched(chainId)}) as t (article_id)`.execute(db)
  await kind.write({ db, chainId, now })
  if (kind.touched) await followUp(db, importing)
  await writeFact(db, 'catalogue', ownCatalogue)
  return imported
}

/** Brings records of one kind in, in one transaction. */
export async function importData(importing: Importing): Promise<Imported> {
  try {
    return await importing.db.transaction().execute((transaction) => work(transaction, importing))
  } catch (error) {
    if (error instanceof NothingWritten) return error.imported
    throw error
  }
}
