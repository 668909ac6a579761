import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { type Back, putBack, takeAll, type Wanted } from '../stock/index.ts'

const minute = 60_000

/** How long goods wait for a shopper who is paying. */
const holdFor = 30 * minute

export const holdEnd = (now: Date): Date => new Date(now.getTime() + holdFor)

const heldOf = async (transaction: Db, sessionId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await transaction
    .selectFrom('stock_holds')
    .select(['variant_id as variantId', 'count'])
    .where('session_id', '=', sessionId)
    .execute()
  return new Map(rows.map(({ variantId, count }) => [variantId, count]))
}

async function noteHold(transaction: Db, sessionId: number, shopId: number, variantId: number, count: number): Promise<void> {
  await sql`
    insert into stock_holds (session_id, variant_id, shop_id, count) values (${sessionId}, ${variantId}, ${shopId}, ${count})
    on conflict (session_id, variant_id) do update set count = excluded.count`.execute(transaction)
}

/**
 * Holds stock for these lines of a session, on top of what it holds already; each line in full or not at all. Holds for other lines are left as they are.
 * Returns the lines that are held in full.
 */
export async function holdMore<Line extends Wanted>(
  transaction: Db,
  { id, shopId }: { readonly id: number; readonly shopId: number },
  lines: readonly Line[],
): Promise<ReadonlySet<Line>> {
  const held = await heldOf(transaction, id)
  const missing = new Map(lines.map((line) => [line, { ...line, count: line.count - (held.get(line.variantId) ?? 0) }]))
  const wanted = [...missing.values()].filter(({ count }) => count > 0)
  const taken = await takeAll(transaction, wanted, shopId)
  const served = new Set<Line>()
  for (const [line, rest] of missing) {
    if (rest.count > 0 && !taken.has(rest)) continue
    if (rest.count <= 0 && !line.visible) continue
    served.add(line)
    if (rest.count > 0) await noteHold(transaction, id, shopId, line.variantId, line.count)
  }
  return served
}

/** Goods of a shop that a payment has put aside. */
export type Held = { readonly ean: string; readonly shopId: number; readonly count: number }

/** What these sessions of a chain hold, by their nonces. */
export const heldBy = (db: Db, chainId: number, nonces: readonly string[]): Promise<readonly Held[]> =>
  db
    .selectFrom('stock_holds as h')
    .innerJoin('payment_sessions as p', 'p.id', 'h.session_id')
    .innerJoin('variants as v', 'v.id', 'h.variant_id')
    .select(['v.ean', 'h.shop_id as shopId', 'h.count'])
    .where('p.chain_id', '=', chainId)
    .where('p.nonce', '=', anyOf(nonces))
    .execute()

/** Takes all of these lines, or nothing. */
export async function holdWhole(
  transaction: Db,
  session: { readonly id: number; readonly shopId: number },
  lines: readonly Wanted[],
): Promise<readonly Wanted[]> {
  await sql`savepoint hold_whole`.execute(transaction)
  const served = await holdMore(transaction, session, lines)
  const missing = lines.filter((line) => !served.has(line))
  await (missing.length > 0 ? sql`rollback to savepoint hold_whole` : sql`release savepoint hold_whole`).execute(transaction)
  return missing
}

/** Gives back all that is held for sessions. */
export async function releaseHolds(transaction: Db, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length === 0) return
  const rows = await transaction
    .with('gone', (gone) =>
      gone.deleteFrom('stock_holds').where('session_id', '=', anyOf(sessionIds)).returning(['variant_id', 'shop_id', 'count']),
    )
    .selectFrom('gone as g')
    .innerJoin('variants as v', 'v.id', 'g.variant_id')
    .select(['g.variant_id as variantId', 'g.shop_id as shopId', 'v.article_id as articleId'])
    .select(({ fn }) => fn.sum<number>('g.count').as('count'))
    .groupBy(['g.variant_id', 'g.shop_id', 'v.article_id', 'v.ean'])
    .orderBy('v.ean')
    .orderBy('g.shop_id')
    .execute()
  await putBack(transaction, rows)
}

/** Gives back what a session holds beyond these lines. */
export async function releaseSurplus(
  transaction: Db,
  { id, shopId }: { readonly id: number; readonly shopId: number },
  lines: readonly { readonly variantId: number; readonly count: number }[],
): Promise<void> {
  const wanted = new Map(lines.map(({ variantId, count }) => [variantId, count]))
  const rows = await transaction
    .selectFrom('stock_holds as h')
    .innerJoin('variants as v', 'v.id', 'h.variant_id')
    .select(['h.variant_id as variantId', 'h.count', 'v.article_id as articleId'])
    .where('h.session_id', '=', id)
    .orderBy('v.ean')
    .execute()
  const back: Back[] = []
  for (const { variantId, articleId, count } of rows) {
    const keep = wanted.get(variantId) ?? 0
    if (count <= keep) continue
    if (keep === 0) await sql`delete from stock_holds where session_id = ${id} and variant_id = ${variantId}`.execute(transaction)
    else await noteHold(transaction, id, shopId, variantId, keep)
    back.push({ variantId, shopId, articleId, count: count - keep })
  }
  await putBack(transaction, back)
}

/** Sold: what was held does not come back when its time is over. */
export async function sellHolds(transaction: Db, sessionId: number): Promise<void> {
  await sql`delete from stock_holds where session_id = ${sessionId}`.execute(transaction)
}
