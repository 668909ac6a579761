import type { MailedStockNotices, StockNotice } from '@vidda/contract/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { NoticeTokens } from './tokens.ts'

/** SQL condition on the notice `n`: it is the customer's, or was asked for as a guest with the customer's verified address. */
export const ofCustomer = (customerId: number): RawBuilder<boolean> => sql`(n.customer_id = ${customerId}::int or exists (
  select 1 from customers c where c.id = ${customerId}::int and c.email_verified and c.chain_id = n.chain_id and c.email = n.email))`

/** SQL condition on the notice `n`: it belongs to the same receiver as the notice with this nonce. */
export const besides = (chainId: number, nonce: string): RawBuilder<boolean> => sql`n.chain_id = ${chainId}::int and exists (
  select 1 from stock_notices o where o.nonce = ${nonce} and o.chain_id = n.chain_id and (o.customer_id = n.customer_id or o.email = n.email))`

const rowsOf = (db: Db, which: RawBuilder<boolean>) =>
  db
    .selectFrom('stock_notices as n')
    .leftJoin('variants as v', (join) => join.onRef('v.chain_id', '=', 'n.chain_id').onRef('v.ean', '=', 'n.ean'))
    .leftJoin('articles as a', 'a.id', 'v.article_id')
    .leftJoin('chain_colors as k', (join) => join.onRef('k.chain_id', '=', 'v.chain_id').onRef('k.id', '=', 'v.color_id'))
    .leftJoin('shops as s', (join) => join.onRef('s.chain_id', '=', 'n.chain_id').onRef('s.id', '=', 'n.shop_id'))
    .select(['n.id', 'n.ean as EanNo', 'n.shop_id as shopID', 'n.asked_at', 'n.confirmed_at', 'n.told_at', 'n.nonce'])
    .select(['a.id as articleID', 'a.name', 'a.slug', 'v.size', 'k.name as color', 's.name as shop'])
    .where(which)
    .orderBy('n.asked_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const stateOf = ({ confirmed_at, told_at }: Row): StockNotice['state'] =>
  told_at !== null ? 'told' : confirmed_at === null ? 'unconfirmed' : 'waiting'

const wireNotice = (row: Row): StockNotice => {
  const { id, EanNo, articleID, name, slug, size, color, shopID, shop, asked_at, told_at } = row
  return {
    id,
    EanNo,
    articleID,
    name: name ?? EanNo,
    slug,
    size: size ?? '',
    color: color ?? '',
    shopID,
    shop,
    state: stateOf(row),
    askedAt: asked_at.toISOString(),
    toldAt: told_at?.toISOString() ?? null,
  }
}

/** The newest first. */
export const stockNoticesOfCustomer = async (db: Db, customerId: number): Promise<StockNotice[]> =>
  (await rowsOf(db, ofCustomer(customerId))).map(wireNotice)

/** What the link of a notice opens; null where the notice is gone. */
export async function mailedNotices(db: Db, chainId: number, nonce: string, tokens: NoticeTokens): Promise<MailedStockNotices | null> {
  const rows = await rowsOf(db, besides(chainId, nonce))
  const own = rows.find((row) => row.nonce === nonce)
  return own
    ? {
        unconfirmed: stateOf(own) === 'unconfirmed',
        notices: rows.map((row) => ({ ...wireNotice(row), token: tokens.tokenOf(row.nonce) })),
      }
    : null
}

/** SQL condition on a notice `n`, its variant `v` and article `a`: the notice's shop, or any shop where it names none, has the size in stock. */
export const isThere = sql<boolean>`(a.visible and v.color_id = any (a.color_ids) and exists (
  select 1 from stock q where q.variant_id = v.id and q.qty > 0 and (n.shop_id is null or q.shop_id = n.shop_id)))`

const sentNotice = (db: Db, id: number) =>
  db
    .selectFrom('stock_notices as n')
    .innerJoin('variants as v', (join) => join.onRef('v.chain_id', '=', 'n.chain_id').onRef('v.ean', '=', 'n.ean'))
    .innerJoin('articles as a', 'a.id', 'v.article_id')
    .innerJoin('chain_colors as k', (join) => join.onRef('k.chain_id', '=', 'v.chain_id').onRef('k.id', '=', 'v.color_id'))
    .leftJoin('shops as s', (join) => join.onRef('s.chain_id', '=', 'n.chain_id').onRef('s.id', '=', 'n.shop_id'))
    .leftJoin('customers as c', 'c.id', 'n.customer_id')
    .select(['n.id', 'n.nonce', 'n.confirmed_at as confirmedAt', 'n.told_at as toldAt', isThere.as('isThere')])
    .select(['a.name', 'a.slug', 'v.size', 'k.name as color', 's.name as shop'])
    .select(({ fn }) => fn.coalesce('c.email', 'n.email').as('email'))
    .where('n.id', '=', id)
    .executeTakeFirst()

/** A notice as its mails say it; null where it or its size is gone. */
export async function noticeOfMail(db: Db, id: number) {
  const notice = await sentNotice(db, id)
  return notice && notice.email !== null ? { ...notice, email: notice.email } : null
}
