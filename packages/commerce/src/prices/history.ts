import { beforePriceAt, shownPriceAt, type PriceHistory } from '@vidda/domain/price'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

type Row = {
  readonly article_id: number
  readonly price: number | null
  readonly valid_from: Date
  readonly club: boolean
  readonly marketed: boolean
}

const list = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::text::int[]`

const historyOf = (rows: readonly Row[]): PriceHistory<number> => ({
  shown: rows.flatMap((row) =>
    row.club || row.price === null ? [] : [{ from: row.valid_from, price: row.price, marketed: row.marketed }],
  ),
  club: rows.flatMap((row) => (row.club ? [{ from: row.valid_from, price: row.price }] : [])),
})

async function histories(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PriceHistory<number>>> {
  const { rows } = await sql<Row>`
    select article_id, price, valid_from, coalesce(club, false) as club, campaign_id is not null as marketed
    from prices where article_id = any (${list(ids)}) order by article_id, valid_from`.execute(db)
  return new Map([...Map.groupBy(rows, (row) => row.article_id)].map(([id, entries]) => [id, historyOf(entries)]))
}

const batch = 1000

/** Brings what articles cost, and their Førpris, into step with their history. */
export async function settlePrices(db: Db, ids: readonly number[], now: Date): Promise<void> {
  for (let at = 0; at < ids.length; at += batch) {
    const known = await histories(db, ids.slice(at, at + batch))
    const settled = [...known].flatMap(([id, history]) => {
      const price = shownPriceAt(history, now)?.price
      return price === undefined ? [] : [{ id, price, before: beforePriceAt(history, now) }]
    })
    await sql`
      update articles a set price = s.price, before_price = s.before
      from json_to_recordset(${JSON.stringify(settled)}::text::json) as s (id int, price int, before int) where a.id = s.id`.execute(db)
  }
}
