import { beforePriceAt, shownPriceAt, type PriceHistory } from '@vidda/domain/price'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'

const rowsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('prices')
    .select(['article_id', 'price', 'valid_from', sql<boolean>`campaign_id is not null`.as('marketed')])
    .select(({ fn, lit }) => fn.coalesce('club', lit(false)).as('club'))
    .where('article_id', '=', anyOf(ids))
    .orderBy('article_id')
    .orderBy('valid_from')
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const historyOf = (rows: readonly Row[]): PriceHistory<number> => ({
  shown: rows.flatMap((row) =>
    row.club || row.price === null ? [] : [{ from: row.valid_from, price: row.price, marketed: row.marketed }],
  ),
  club: rows.flatMap((row) => (row.club ? [{ from: row.valid_from, price: row.price }] : [])),
})

async function histories(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PriceHistory<number>>> {
  const rows = await rowsOf(db, ids)
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
