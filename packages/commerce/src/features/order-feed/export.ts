import type { OrderFeed } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { csvHeader, csvLine } from '../../import/csv.ts'
import { DataError } from '../../import/data-error.ts'
import { ndjsonLine } from '../../import/ndjson.ts'
import type { Db } from '../../kernel/database/open.ts'
import { Failure } from '../../kernel/http/failure.ts'
import { cursorOf } from './cursor.ts'
import { numberChanges } from './numbers.ts'
import { readFeed } from './reader.ts'
import { PurchaseRow, rowsOf } from './rows.ts'

/** Since when: a time, or a cursor of an earlier export or of the feed; everything when left out. */
export type Since = { readonly time: Date } | { readonly cursor: string } | undefined

export type PurchaseExport = {
  readonly chainId: number
  readonly since: Since
  readonly format: 'ndjson' | 'csv'
  readonly write: (text: string) => Promise<void>
  readonly onProgress: (done: number) => void
}

const atOnce = 500

/** Cursor from which the feed starts with the first change since `time`; the end of the feed when there is none. */
async function cursorAt(db: Db, chainId: number, time: Date): Promise<string> {
  await numberChanges(db, chainId)
  const row = await db
    .selectFrom('purchase_numbers')
    .select(({ fn }) => fn.min<number | null>('last').filterWhere('at', '>=', time).as('first'))
    .select(sql<number | null>`max(last)`.as('last'))
    .where('chain_id', '=', chainId)
    .executeTakeFirst()
  return cursorOf(row?.first ? row.first - 1 : (row?.last ?? 0))
}

const startOf = (db: Db, chainId: number, since: Since): Promise<string | undefined> | string | undefined => {
  if (since === undefined) return undefined
  return 'time' in since ? cursorAt(db, chainId, since.time) : since.cursor
}

const isSince = (changedAt: string, since: Since) => since === undefined || !('time' in since) || new Date(changedAt) >= since.time

/** Writes purchases as the feed tells of them; answers how many, and the cursor that the next export begins at. Throws DataError for no cursor. */
export async function exportPurchases(
  db: Db,
  { chainId, since, format, write, onProgress }: PurchaseExport,
): Promise<{ readonly purchases: number; readonly next: string }> {
  const text = (purchases: OrderFeed['purchases']) =>
    format === 'csv'
      ? purchases.flatMap((purchase) => rowsOf(purchase).map((row) => csvLine(row, PurchaseRow))).join('')
      : purchases.map(ndjsonLine).join('')
  let cursor = await startOf(db, chainId, since)
  for (let done = 0, header = format === 'csv' ? csvHeader(PurchaseRow) : ''; ; header = '') {
    const page = await readFeed(db, { chainId, since: cursor, limit: atOnce }).catch((error: unknown) => {
      throw error instanceof Failure ? new DataError(`${error.message}.`, { cause: error }) : error
    })
    const purchases = page.purchases.filter(({ changedAt }) => isSince(changedAt, since))
    await write(header + text(purchases))
    done += purchases.length
    onProgress(done)
    cursor = page.next
    if (!page.more) return { purchases: done, next: cursor }
  }
}
