import type { StockNoticeBody, StockNoticeOutcome } from '@vidda/contract/wire'
import { type RawBuilder, sql } from 'kysely'
import { isOffered } from '../articles/index.ts'
import { holdCustomer } from '../../kernel/auth/account.ts'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { invalid, notFound, tooMany } from '../../kernel/http/failure.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { mayBeWritten, mustBeWritten } from '../../kernel/mail/receivers.ts'
import { isThere, ofCustomer } from './reader.ts'
import { newNonce } from './tokens.ts'

/** A mail about a notice: that it was asked for, and that the goods are there. */
export type StockNoticeMail =
  | { readonly kind: 'stockNoticeAsked'; readonly noticeId: number }
  | { readonly kind: 'stockNotice'; readonly noticeId: number; readonly toldAt: string }

export type Asker = { readonly customerId: number } | { readonly email: string }

type Asked = {
  readonly chainId: number
  readonly tenantId: string
  readonly by: Asker
  readonly goods: Pick<StockNoticeBody, 'EanNo' | 'shopID'>
  readonly now: Date
}

const day = 86_400_000
/** After how many ms a notice is deleted: unconfirmed, still waiting for stock, or after its mail. */
const kept = { unconfirmed: 3 * day, waiting: 180 * day, told: 30 * day }
/** Notices per customer. */
const most = 100

/** Whether the size can be had now; throws where there is no such size or shop. */
async function canBeHad(db: Db, { chainId, goods: { EanNo, shopID = null } }: Asked): Promise<boolean> {
  const found = await db
    .selectFrom('variants as v')
    .innerJoin('articles as a', 'a.id', 'v.article_id')
    .select('v.id')
    .where('v.chain_id', '=', chainId)
    .where('v.ean', '=', EanNo)
    .where(isOffered)
    .executeTakeFirst()
  if (!found) throw notFound('such size')
  if (shopID !== null) {
    const shop = await db.selectFrom('shops').select('id').where('chain_id', '=', chainId).where('id', '=', shopID).executeTakeFirst()
    if (!shop) throw invalid('shopID', 'Shop ID must be one of a shop of this chain')
  }
  let stocked = db.selectFrom('stock').select('qty').where('variant_id', '=', found.id).where('qty', '>', 0)
  if (shopID !== null) stocked = stocked.where('shop_id', '=', shopID)
  return (await stocked.executeTakeFirst()) !== undefined
}

type Put = { readonly id: number; readonly confirmed: boolean; readonly already: boolean }

/** One entry for an address and goods, whichever way it was asked for; of a customer who has not proven the address one beside it. */
const once = sql`(chain_id, ean, coalesce(shop_id, 0), coalesce(email, customer_id::text))`

type Receiver = { readonly customerId: number | null; readonly email: string | null }

/** Makes the notice, or the one that was there wait again; one that waits stays as it is. */
async function put(db: Db, { chainId, tenantId, goods, now }: Asked, { customerId, email }: Receiver, confirmed: boolean): Promise<Put> {
  const { EanNo, shopID = null } = goods
  const { rows } = await sql<Put>`
    with waiting as (
      select 1 from stock_notices where chain_id = ${chainId}::int and ean = ${EanNo} and coalesce(shop_id, 0) = coalesce(${shopID}::int, 0)
        and coalesce(email, customer_id::text) = coalesce(${email}::text, ${customerId}::int::text)
        and confirmed_at is not null and told_at is null
    ), made as (
      insert into stock_notices as n (chain_id, tenant_id, customer_id, email, ean, shop_id, nonce, asked_at, confirmed_at)
      values (${chainId}::int, ${tenantId}, ${customerId}::int, ${email}::text, ${EanNo}, ${shopID}::int, ${newNonce()}, ${now}::timestamptz,
        ${confirmed ? now : null}::timestamptz)
      on conflict ${once} do update set
        customer_id = coalesce(excluded.customer_id, n.customer_id),
        asked_at = case when n.confirmed_at is null or n.told_at is not null then excluded.asked_at else n.asked_at end,
        confirmed_at = case when n.told_at is null then coalesce(n.confirmed_at, excluded.confirmed_at) else excluded.confirmed_at end,
        told_at = null
      returning id, confirmed_at is not null as confirmed
    ) select id, confirmed, exists (select 1 from waiting) as already from made`.execute(db)
  const [made] = rows
  if (!made) throw new Error('A notice was neither made nor found')
  return made
}

/**
 * Once a customer's address is verified, what was asked for with it as a guest is the customer's, and what the account has asked for waits under that address.
 * Of two entries for the same variant and shop, the waiting one is kept. Links mailed to a former address stop working.
 */
export async function joinNoticesOf(transaction: Db, customerId: number): Promise<void> {
  await sql`
    with earlier as (
      delete from stock_notices n using customers c
      where c.id = ${customerId}::int and c.email_verified and n.customer_id = c.id and n.email is distinct from c.email
      returning n.*, c.email as address
    )
    insert into stock_notices as n (id, chain_id, tenant_id, customer_id, email, ean, shop_id, nonce, asked_at, confirmed_at, told_at)
    overriding system value
    select distinct on (ean, coalesce(shop_id, 0))
      id, chain_id, tenant_id, customer_id, address, ean, shop_id,
      case when email is null then nonce else left(md5(${newNonce()}::text || id), 24) end, asked_at, confirmed_at, told_at
    from earlier order by ean, coalesce(shop_id, 0), confirmed_at is not null and told_at is null desc, asked_at desc
    on conflict ${once} do update set (asked_at, confirmed_at, told_at) = (
      select o.asked_at, o.confirmed_at, o.told_at from (values
        (1, n.asked_at, n.confirmed_at, n.told_at), (2, excluded.asked_at, excluded.confirmed_at, excluded.told_at)
      ) as o (place, asked_at, confirmed_at, told_at) order by o.confirmed_at is not null and o.told_at is null desc, o.place limit 1)`.execute(
    transaction,
  )
  await sql`
    update stock_notices n set customer_id = c.id from customers c
    where c.id = ${customerId}::int and c.email_verified and n.chain_id = c.chain_id and n.email = c.email
      and n.customer_id is distinct from c.id`.execute(transaction)
}

const order = (transaction: Db, { tenantId, now }: Asked, noticeId: number): Promise<void> =>
  orderMail(transaction, tenantId, { kind: 'stockNoticeAsked', noticeId } satisfies StockNoticeMail, now)

/** By whom is logged in: told at the account's address, which is confirmed first where it is not yet. */
async function askAsCustomer(transaction: Db, asked: Asked, customerId: number): Promise<StockNoticeOutcome['outcome']> {
  await holdCustomer(transaction, customerId)
  const { email, verified } = await transaction
    .selectFrom('customers')
    .select(['email', 'email_verified as verified'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (verified) await joinNoticesOf(transaction, customerId)
  const { count } = await transaction
    .selectFrom('stock_notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (count >= most) throw tooMany(day / 1000)
  const { id, confirmed, already } = await put(transaction, asked, { customerId, email: verified ? email : null }, verified)
  if (already) return 'already'
  if (confirmed) return 'waiting'
  await mustBeWritten(transaction, asked.chainId, email, asked.now)
  await order(transaction, asked, id)
  return 'mailed'
}

/** Nothing is kept of an address that may not be written to: it is as if nobody had asked. The answer never tells what is known of an address. */
async function askByAddress(transaction: Db, asked: Asked, email: string): Promise<StockNoticeOutcome['outcome']> {
  if (await mayBeWritten(transaction, asked.chainId, email, asked.now)) {
    const { id } = await put(transaction, asked, { customerId: null, email }, false)
    await order(transaction, asked, id)
  }
  return 'mailed'
}

export async function ask(db: Db, asked: Asked): Promise<StockNoticeOutcome['outcome']> {
  if (await canBeHad(db, asked)) return 'inStock'
  const { by } = asked
  return db
    .transaction()
    .execute((transaction) =>
      'email' in by ? askByAddress(transaction, asked, by.email) : askAsCustomer(transaction, asked, by.customerId),
    )
}

/** Whether the notice is there and confirmed, now or before. */
export async function confirm(db: Db, chainId: number, nonce: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable('stock_notices')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now}::timestamptz)` })
    .where('chain_id', '=', chainId)
    .where('nonce', '=', nonce)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('asked_at', '>', new Date(now.getTime() - kept.unconfirmed))]))
    .returning('id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Deletes the notice if the condition `which` holds for it; answers whether it was deleted. */
export async function remove(db: Db, id: number, which: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql`delete from stock_notices n where n.id = ${id}::int and ${which} returning n.id`.execute(db)
  return rows.length > 0
}

/** With the account goes what its customer has asked for, also as a guest. */
export async function forgetStockNoticesOf(transaction: Db, customerId: number): Promise<void> {
  await sql`delete from stock_notices n where ${ofCustomer(customerId)}`.execute(transaction)
}

export async function forgetOldNotices(db: Db, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await sql`delete from stock_notices where told_at <= ${before(kept.told)} or asked_at <= ${before(kept.waiting)}
    or confirmed_at is null and asked_at <= ${before(kept.unconfirmed)}`.execute(db)
}

const atOnce = 200

/**
 * Orders the mails of those who wait for what is there again. A notice is locked, marked as told and its mail ordered in one transaction, and what another
 * process has locked is passed over: each is told once.
 */
export const tellWaiting = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('stock_notices as n')
      .innerJoin('variants as v', (join) => join.onRef('v.chain_id', '=', 'n.chain_id').onRef('v.ean', '=', 'n.ean'))
      .innerJoin('articles as a', 'a.id', 'v.article_id')
      .select(['n.id', 'n.tenant_id as tenantId'])
      .where('n.confirmed_at', 'is not', null)
      .where('n.told_at', 'is', null)
      .where(isThere)
      .orderBy('n.asked_at')
      .orderBy('n.id')
      .limit(atOnce)
      .forUpdate('n')
      .skipLocked()
      .execute()
    if (due.length === 0) return 0
    await transaction
      .updateTable('stock_notices')
      .set({ told_at: now })
      .where('id', '=', anyOf(due.map(({ id }) => id)))
      .execute()
    for (const { id, tenantId } of due) {
      const mail: StockNoticeMail = { kind: 'stockNotice', noticeId: id, toldAt: now.toISOString() }
      await orderMail(transaction, tenantId, mail, now)
    }
    return due.length
  })

/** What was sold again before its mail was written waits on. */
export async function waitOn(db: Db, id: number): Promise<void> {
  await db.updateTable('stock_notices').set({ told_at: null }).where('id', '=', id).execute()
}
