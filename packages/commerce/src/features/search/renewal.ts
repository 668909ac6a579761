import { attributeKeys } from '@vidda/domain/article'
import { columnsShape } from '@vidda/search'
import { sql } from 'kysely'
import { countOf } from '../../kernel/database/count.ts'
import { readFact, writeFact } from '../../kernel/database/facts.ts'
import type { Db } from '../../kernel/database/open.ts'
import { buildDocuments } from './documents.ts'

/** Bump when the shape of the search documents changes, or what they leave out; another shape of columns or a new attribute is a new one by itself. */
const documentShape = ['11', columnsShape, ...attributeKeys].join(' ')

const fact = 'documents'

export type Renewing = {
  readonly db: Db
  /** Runs what no other process may do at the same time; waits for it, where another one does. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly onProgress: (done: number, total: number) => void
}

const areCurrent = async (db: Db): Promise<boolean> => (await readFact(db, fact)) === documentShape

/** Writes all search documents, and that they are of this version; whoever calls is alone. */
export async function writeDocuments(db: Db, onProgress: Renewing['onProgress']): Promise<void> {
  const total = await countOf(db, sql`articles`)
  await buildDocuments(db, (done) => onProgress(done, total))
  await sql`analyze`.execute(db)
  // Written last: where a process is killed before, the next one makes them.
  await writeFact(db, fact, documentShape)
}

/** Makes documents of an older version anew. Whoever finds them as they should be waits for no other process. */
export async function renewDocuments({ db, alone, onProgress }: Renewing): Promise<void> {
  if (await areCurrent(db)) return
  await alone(async () => {
    // Whoever was alone before may have made them.
    if (!(await areCurrent(db))) await writeDocuments(db, onProgress)
  })
}
