import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { refreshDocuments } from '../search/documents.ts'
import { markStale, refreshStale } from '../search/stale.ts'
import { readFact, writeFact } from '../database/facts.ts'
import { settlePrices } from './history.ts'

/** The fact that says up to which instant prices follow the campaigns. */
const clock = 'prices'
const oneAtATime = 4_200_301

const list = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::text::int[]`

/** What everybody, or members alone, pay from an instant on, for those articles where it differs from what their history ends with. */
function changed(which: RawBuilder<unknown>, at: Date, club: boolean): RawBuilder<unknown> {
  const otherwise = club ? sql`null::int` : sql`a.original_price`
  return sql`
    select a.id, coalesce(offer.price, ${otherwise}) as price, offer.campaign_id
    from articles a
    left join lateral (
      select ac.price, ac.campaign_id from article_campaigns ac join campaigns c on c.id = ac.campaign_id
      where ac.article_id = a.id and c.starts <= ${at}::timestamptz and c.ends > ${at}::timestamptz
        and coalesce(c.club, false) = ${club}::bool and ac.price < a.original_price
      order by ac.price, ac.id limit 1
    ) offer on true
    left join lateral (
      select p.price, p.campaign_id from prices p where p.article_id = a.id and coalesce(p.club, false) = ${club}::bool
      order by p.valid_from desc limit 1
    ) last on true
    where ${which} and (last.price is distinct from coalesce(offer.price, ${otherwise}) or (last.campaign_id is null) <> (offer.campaign_id is null))`
}

async function append(db: Db, ids: readonly number[], at: Date, club: boolean): Promise<void> {
  await sql`
    insert into prices (article_id, price, valid_from, club, campaign_id)
    select id, price, ${at}::timestamptz, ${club}::bool, campaign_id from (${changed(sql`a.id = any (${list(ids)})`, at, club)}) c`.execute(
    db,
  )
}

const borders = (since: Date, until: Date) => sql`
  select starts as at, id from campaigns where starts > ${since}::timestamptz and starts <= ${until}::timestamptz
  union all select ends, id from campaigns where ends > ${since}::timestamptz and ends <= ${until}::timestamptz`

async function articlesAtBorders(db: Db, since: Date, until: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ac.article_id as id from article_campaigns ac join (${borders(since, until)}) b on b.id = ac.campaign_id order by 1`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

async function instants(db: Db, since: Date, until: Date): Promise<readonly Date[]> {
  const { rows } = await sql<{ at: Date }>`select distinct at from (${borders(since, until)}) b order by at`.execute(db)
  return rows.map((row) => row.at)
}

const readClock = async (db: Db): Promise<Date> => new Date((await readFact(db, clock)) ?? 0)

/** Says that the history follows the campaigns up to an instant, as that of no goods does. */
export const setPriceClock = (db: Db, now: Date): Promise<void> => writeFact(db, clock, now.toISOString())

/** Appends the prices that articles have from now on, after their own prices or campaigns were changed; their search documents are left as they are. */
export async function appendPrices(transaction: Db, ids: readonly number[], now: Date): Promise<void> {
  for (const club of [false, true]) await append(transaction, ids, now, club)
  await settlePrices(transaction, ids, now)
}

/** The same, with their search documents. */
export async function recordPrices(transaction: Db, ids: readonly number[], now: Date): Promise<void> {
  await appendPrices(transaction, ids, now)
  await refreshDocuments(transaction, ids)
}

const atOnce = 1000

/** Records the prices of those articles of a chain whose history does not end with what they cost now, or is not there at all. */
export async function recordMissingPrices(
  db: Db,
  chainId: number,
  now: Date,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const own = sql`a.chain_id = ${chainId}::int`
  const { rows } = await sql<{ id: number }>`
    select id from (${changed(own, now, false)}) everybody union select id from (${changed(own, now, true)}) members order by id`.execute(
    db,
  )
  const ids = rows.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += atOnce) {
    await db.transaction().execute((transaction) => recordPrices(transaction, ids.slice(at, at + atOnce), now))
    onProgress(Math.min(at + atOnce, ids.length), ids.length)
  }
}

async function crossBorders(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${oneAtATime}::bigint)`.execute(transaction)
    const since = await readClock(transaction)
    const ids = await articlesAtBorders(transaction, since, now)
    for (const at of [...(await instants(transaction, since, now)), now]) {
      for (const club of [false, true]) await append(transaction, ids, at, club)
    }
    if (now > since) await setPriceClock(transaction, now)
    await settlePrices(transaction, ids, now)
    await markStale(transaction, ids)
  })
}

/**
 * Starts and ends campaigns whose time has come: every border since the last call adds to the history with its own instant, however late it
 * is noticed. Several processes may call it; one of them does the work. Answers how many articles are shown anew.
 */
export async function passTime(db: Db, now: Date): Promise<number> {
  if ((await instants(db, await readClock(db), now)).length > 0) await crossBorders(db, now)
  return refreshStale(db)
}
