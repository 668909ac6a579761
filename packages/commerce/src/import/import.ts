import { dataRecords } from '@vidda/contract/data'
import { sql } from 'kysely'
import { countOf } from '../kernel/database/count.ts'
import { anyOf } from '../kernel/database/arrays.ts'
import { writeFact } from '../kernel/database/facts.ts'
import type { Db } from '../kernel/database/open.ts'
import type { NamedPicture } from '../kernel/database/json-columns.ts'
import { notePictures } from '../kernel/pictures/known.ts'
import { recordCheck } from './check-record.ts'
import { changesOf, type Changes } from './changes.ts'
import type { FollowUps } from './follow-ups.ts'
import type { DataKind, DataRecord, Problem } from './kind.ts'
import { ownData } from './own-data.ts'
import { inOrder } from './pictures/at-once.ts'
import { takeMade, type TakePicture } from './pictures/intake.ts'
import { takePictures } from './pictures/record-pictures.ts'
import type { Read } from './read-lines.ts'
import { RefusedRecords } from './refused-records.ts'
import { closeStage, dropStage, fillStage, openStage, rejectMisfits, withStage, type Fault } from './stage.ts'

/** `whole` writes all records or none; `valid` writes those without a fault. */
export type ImportMode = 'whole' | 'valid'

export type Reading = {
  readonly chainId: number
  readonly now: Date
  readonly kind: DataKind
  readonly followUps: FollowUps
  readonly records: AsyncIterable<Read> | Iterable<Read>
  /** Takes in the pictures that records name; none are where it is left out. */
  readonly takePicture?: TakePicture
  /** One call for each broken record: first those that are wrong by themselves, then those that do not fit, each in the order of lines. */
  readonly onFault: (fault: Fault) => void
  /** Keys of records that earlier files of the same run had refused. */
  readonly refused?: RefusedRecords
  /** `total` is 0 where nobody knows it yet. */
  readonly onProgress?: (step: ImportStep, done: number, total: number) => void
  /** Leaves search documents as they are: whoever brings in a whole shop writes them once, at the end. */
  readonly leavesDocuments?: true
}

/** `place`: what was checked before is put in place, for what follows to be held against. */
export type ImportStep = 'place' | 'read' | 'pictures' | 'fit' | 'write' | 'search'

export type Imported = {
  readonly read: number
  readonly faulty: number
  /** Those among the faulty that are refused only because they refer to another that was. */
  readonly following: number
  readonly written: number
}

/** A fault that is told of elsewhere already. */
const isFollowing = ({ problems }: Fault): boolean => problems.every(({ follows }) => follows !== undefined)

/** Ends the transaction without effect. */
class Undone extends Error {}

async function undoable(db: Db, work: (transaction: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction().execute(work)
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}

const batchRecords = 1000
const batchText = 1_000_000

/** Records whose pictures are taken in at a time. */
const recordsInHand = 24

type Following = Reading & { readonly refused: RefusedRecords }

/** What is wrong with a line that holds no record; of personal data nothing of the line is shown. */
const unreadableProblem = ({ personal }: DataKind, { reason, found }: { readonly reason: string; readonly found?: string }): Problem => ({
  field: 'record',
  reason,
  ...(found !== undefined && personal !== true && { value: found }),
})

/** Reads the records into the stage, a batch at a time; answers how many there were. */
async function readIn(
  db: Db,
  { kind, records, takePicture = takeMade(null), refused, onProgress }: Following,
  onFault: (fault: Fault) => void,
): Promise<number> {
  const check = recordCheck(kind, dataRecords[kind.name])
  const columns = ['line', ...Object.keys(kind.columns)]
  let batch: DataRecord[] = []
  let pictures: NamedPicture[] = []
  let [size, read, taken] = [0, 0, 0]
  const flush = async () => {
    await fillStage(db, columns, batch)
    if (pictures.length > 0) await notePictures(db, pictures)
    pictures = []
    batch = []
    size = 0
    onProgress?.('read', read, 0)
  }
  const onTaken = (picture: NamedPicture) => {
    pictures.push(picture)
    taken += 1
    onProgress?.('pictures', taken, 0)
  }
  const examined = async (one: Read) => {
    const valid = 'reason' in one ? { problems: [unreadableProblem(kind, one)] } : check(one.value)
    const hasPictures = kind.hasPictures && 'record' in valid
    return { one, checked: hasPictures ? await takePictures(valid.record, { kind, take: takePicture, onTaken }) : valid }
  }
  // Pictures of others come while one is waited for.
  for await (const { one, checked } of inOrder(records, kind.hasPictures ? recordsInHand : 1, examined)) {
    read += 1
    if ('problems' in checked) {
      refused.addFaulty(kind, 'value' in one ? one.value : null, checked.problems)
      onFault({ line: one.line, problems: checked.problems })
    } else {
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

/** From here on the database's notes on how its tables are filled are worth renewing at once; a feed of a few lines leaves them to the database. */
const manyArticles = 1000

/** Lets prices of the touched articles follow, and their search documents; some at a time. */
async function followUp(db: Db, { kind, now, followUps, onProgress, leavesDocuments }: Reading): Promise<void> {
  if (leavesDocuments && kind.changes === undefined) return
  const total = await countOf(db, sql`data_touched`)
  if (total > 0) onProgress?.('search', 0, total)
  if (total >= manyArticles) await sql`analyze articles, variants, stock, article_campaigns, prices`.execute(db)
  for (let [after, done] = [0, 0]; ;) {
    const rows = await withStage(db)
      .selectFrom('data_touched')
      .select('article_id')
      .where('article_id', '>', after)
      .orderBy('article_id')
      .limit(articlesAtOnce)
      .execute()
    const ids = rows.map((row) => row.article_id)
    const last = ids.at(-1)
    if (last === undefined) return
    if (kind.changes === 'prices') await followUps.appendPrices(db, await pricedBefore(db, ids), now)
    if (kind.changes === 'history') await followUps.settlePrices(db, ids, now)
    if (!leavesDocuments) await followUps.refreshDocuments(db, ids)
    after = last
    onProgress?.('search', (done += ids.length), total)
  }
}

/** A new article has no price behind it yet: its history comes with its prices, or begins when all files are in. */
async function pricedBefore(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await db.selectFrom('prices').select('article_id').distinct().where('article_id', '=', anyOf(ids)).execute()
  return rows.map((row) => row.article_id)
}

/** Reads the records into the stage and takes out those with faults; answers how many there were. */
async function readAndFit(db: Db, reading: Reading): Promise<Omit<Imported, 'written'>> {
  const { kind, chainId, now, followUps, onFault, onProgress, refused = new RefusedRecords() } = reading
  let [faulty, following] = [0, 0]
  const count = (fault: Fault) => {
    faulty += 1
    if (isFollowing(fault)) following += 1
    onFault(fault)
  }
  // A server may end transactions that lie idle, as one does that waits for a picture.
  if (kind.hasPictures) await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
  await followUps.prepareChain(db, chainId, now)
  await openStage(db, kind)
  const read = await readIn(db, { ...reading, refused }, count)
  onProgress?.('fit', 0, 0)
  await closeStage(db, kind)
  await rejectMisfits(db, kind, { chainId, now, refused, onFault: count })
  return { read, faulty, following }
}

/** Writes what is left in the stage, and what follows from it. */
async function write(db: Db, reading: Reading): Promise<void> {
  const { kind, chainId, now, onProgress } = reading
  onProgress?.('write', 0, 0)
  await kind.hold?.({ db, chainId, now })
  if (kind.touched)
    await sql`insert into data_touched (article_id) select t.article_id from (${kind.touched(chainId)}) as t (article_id)`.execute(db)
  await kind.write({ db, chainId, now })
  if (kind.touched) await followUp(db, reading)
}

type Importing = Reading & {
  readonly mode: ImportMode
  /** How long (ms) it waits for others at each step; without end when left out. */
  readonly longest?: number
}

/** Brings records of one kind in, in one transaction. */
export async function importData(db: Db, { mode, longest, ...reading }: Importing): Promise<Imported> {
  let imported: Imported = { read: 0, faulty: 0, following: 0, written: 0 }
  await undoable(db, async (transaction) => {
    if (longest !== undefined) await sql`set local lock_timeout = ${sql.lit(longest)}`.execute(transaction)
    const found = await readAndFit(transaction, reading)
    imported = { ...found, written: 0 }
    if (mode === 'whole' && found.faulty > 0) throw new Undone()
    await write(transaction, reading)
    await writeFact(transaction, ...ownData)
    imported = { ...found, written: found.read - found.faulty }
  })
  return imported
}

/** Brings in records of a program's own, in one transaction; throws for one that is wrong. */
export async function bringIn(db: Db, reading: Omit<Reading, 'onFault'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const onFault = ({ line, problems }: Fault): never => {
      const [{ field, reason, value } = { field: '', reason: '' }] = problems
      throw new Error(`${reading.kind.name} ${line}: ${field} ${reason}, and is ${JSON.stringify(value)}`)
    }
    await readAndFit(transaction, { ...reading, onFault })
    await write(transaction, { ...reading, onFault })
  })
}

/** What an import would do to the shop. */
export type Checked = Imported & { readonly changes: Changes }

export type Check = (reading: Reading) => Promise<Checked>

const isAskedFor = (kind: DataKind, next: DataKind): boolean =>
  kind.askedBy === 'others' || (kind.askedBy === 'itself' && kind.name === next.name)

/**
 * Lets records of several kinds be checked one after the other, in one transaction that leaves nothing behind. Each finds of those before it what its
 * misfits ask for, and nothing else is written even within it: whoever buys, with stock and search documents in hand, need not wait.
 */
export async function checkData(db: Db, work: (check: Check) => Promise<void>): Promise<void> {
  const refused = new RefusedRecords()
  await undoable(db, async (transaction) => {
    let makeRoomFor = (_next: Reading): Promise<unknown> => Promise.resolve()
    await work(async (reading) => {
      await makeRoomFor(reading)
      const { kind, chainId, now } = reading
      // A file that cannot be read leaves the transaction whole, and its records missing.
      makeRoomFor = () => dropStage(transaction)
      const found = await readAndFit(transaction, { ...reading, refused }).catch((error: unknown) => {
        refused.addUnknown(kind)
        throw error
      })
      const changes = await changesOf(transaction, kind, chainId)
      makeRoomFor = async (next) => {
        if (isAskedFor(kind, next.kind)) {
          next.onProgress?.('place', 0, 0)
          await kind.write({ db: transaction, chainId, now })
        }
        await dropStage(transaction)
      }
      return { ...found, written: 0, changes }
    })
    throw new Undone()
  })
}
