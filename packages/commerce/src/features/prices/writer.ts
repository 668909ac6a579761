import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { markStale, refreshDocuments, refreshStale } from '../search/index.ts'
import { readFact, writeFact } from '../../kernel/database/facts.ts'
import { settlePrices } from './history.ts'

/** The fact that says up to which instant prices follow the campaigns. */
const clock = 'prices'
const oneAtATime = 4_200_301

/** What everybody, or members alone, pay from an instant on, for those articles where it differs from what their history ends with. */
function changed(db: Db, at: Date, club: boolean) {
  const price = sql<number | null>`coalesce(offer.price, ${club ? sql`null::int` : sql`a.original_price`})`
  return db
    .selectFrom('articles as a')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('article_campaigns as o')
          .innerJoin('campaigns as c', 'c.id', 'o.campaign_id')
          .select(['o.price', 'o.campaign_id'])
          .whereRef('o.article_id', '=', 'a.id')
          .where('c.starts', '<=', at)
          .where('c.ends', '>', at)
          .where(sql<boolean>`coalesce(c.club, false)`, '=', club)
          .whereRef('o.price', '<', 'a.original_price')
          .orderBy('o.price')
          .orderBy('o.id')
          .limit(1)
          .as('offer'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('prices as p')
          .select(['p.price', 'p.campaign_id'])
          .whereRef('p.article_id', '=', 'a.id')
          .where(sql<boolean>`coalesce(p.club, false)`, '=', club)
          .orderBy('p.valid_from', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`(last.price is distinct from ${price} or (last.campaign_id is null) <> (offer.campaign_id is null))`)
    .select(['a.id', price.as('price'), 'offer.campaign_id'])
}

async function append(db: Db, ids: readonly number[], at: Date, club: boolean): Promise<void> {
  await db
    .insertInto('prices')
    .columns(['article_id', 'price', 'campaign_id', 'valid_from', 'club'])
    .expression(
      changed(db, at, club)
        .where('a.id', '=', anyOf(ids))
        .select([sql<Date>`${at}::timestamptz`.as('valid_from'), sql<boolean>`${club}::bool`.as('club')]),
    )
    .execute()
}

function borders(db: Db, since: Date, until: Date) {
  const starts = db.selectFrom('campaigns').select(['starts as at', 'id']).where('starts', '>', since).where('starts', '<=', until)
  return starts.unionAll(db.selectFrom('campaigns').select(['ends as at', 'id']).where('ends', '>', since).where('ends', '<=', until))
}

async function articlesAtBorders(db: Db, since: Date, until: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('article_campaigns as o')
    .innerJoin(borders(db, since, until).as('b'), 'b.id', 'o.campaign_id')
    .select('o.article_id')
    .distinct()
    .orderBy('o.article_id')
    .execute()
  return rows.map((row) => row.article_id)
}

async function instants(db: Db, since: Date, until: Date): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom(borders(db, since, until).as('b'))
    .select('at')
    .distinct()
    .orderBy('at')
    .execute()
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
  const changedFor = (club: boolean) => db.selectFrom(changed(db, now, club).where('a.chain_id', '=', chainId).as('c')).select('id')
  const rows = await changedFor(false).union(changedFor(true)).orderBy('id').execute()
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
export async function startAndEndCampaigns(db: Db, now: Date): Promise<number> {
  if ((await instants(db, await readClock(db), now)).length > 0) await crossBorders(db, now)
  return refreshStale(db)
}
