import type { StockFed, StockFeed } from '@vidda/contract/wire'
import { importData } from '../../import/import.ts'
import type { FollowUps } from '../../import/follow-ups.ts'
import type { Read } from '../../import/read-lines.ts'
import type { Db } from '../../kernel/database/open.ts'
import { stock } from './import.ts'

async function* recordsOf({ lines }: StockFeed): AsyncGenerator<Read, void, undefined> {
  for (const [index, { EanNo, shopID, Qty }] of lines.entries()) {
    yield { line: index + 1, raw: '', value: { ean: EanNo, shopId: shopID, qty: Qty } }
  }
}

const wireNames: Readonly<Record<string, string>> = { ean: 'EanNo', shopId: 'shopID', qty: 'Qty', 'ean and shopId': 'EanNo and shopID' }

type Feeding = {
  readonly chainId: number
  readonly now: Date
  readonly feed: StockFeed
  readonly followUps: FollowUps
  /** How long (ms) it waits for others at each step. */
  readonly longest: number
}

/** Sets stock to what the feed says; lines that do not fit are named and passed over. */
export async function feedStock(db: Db, { chainId, now, feed, followUps, longest }: Feeding): Promise<StockFed> {
  const refused: StockFed['refused'] = []
  const { written } = await importData(db, {
    chainId,
    now,
    kind: stock,
    followUps,
    mode: 'valid',
    longest,
    records: recordsOf(feed),
    onFault: ({ line, problems }) => {
      for (const { field, reason } of problems) refused.push({ line: line - 1, field: wireNames[field] ?? field, reason })
    },
  })
  return { written, refused: refused.toSorted((a, b) => a.line - b.line) }
}
