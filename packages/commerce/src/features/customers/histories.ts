import type { CustomerOrder, PageMeta, PageQuery, PaymentState } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { type ReceiptTokens, reservationsOf, wireLine } from '../reservations/index.ts'
import { reviewsOfCustomer } from '../reviews/index.ts'

export type Slice = { readonly limit: number; readonly offset: number }

/** Everything, for an export. */
export const whole: Slice = { limit: 2 ** 31 - 1, offset: 0 }

const linesOf = (db: Db, orders: readonly number[]) =>
  db
    .selectFrom('order_lines')
    .select(['order_id', 'ean', 'count', 'article_id', 'name', 'size', 'color', 'image', 'price'])
    .where('order_id', '=', anyOf(orders))
    .orderBy('order_id')
    .orderBy('position')
    .execute()

/** A customer's orders, the newest first. */
export async function ordersOf(db: Db, customerId: number, { limit, offset }: Slice, receipts: ReceiptTokens): Promise<CustomerOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('payment_sessions as p', 'p.id', 'o.payment_session_id')
    .select([
      'o.id',
      'o.vat_percentage as vatPercentage',
      'o.total_vat as totalVat',
      'o.net_amount as netAmount',
      'o.total',
      'o.created_at',
    ])
    .select(['p.token_nonce as nonce', 'p.shop_id as shopID'])
    .select([sql<PaymentState>`p.state`.as('state'), sql<'collect' | 'delivery'>`p.contents ->> 'shipping'`.as('shipping')])
    .where('o.customer_id', '=', customerId)
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  if (rows.length === 0) return []
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  const byOrder = Map.groupBy(lines, (line) => line.order_id)
  return rows.map(({ created_at, nonce, shopID, state, shipping, ...same }) => ({
    ...same,
    orderLines: (byOrder.get(same.id) ?? []).map(wireLine),
    date: created_at.toISOString(),
    payment: nonce === null || shopID === null ? null : { state, token: receipts.tokenOf(nonce), shopID, shipping },
  }))
}

type History = {
  readonly table: 'reservations' | 'orders' | 'reviews'
  readonly read: (db: Db, customerId: number, slice: Slice, receipts: ReceiptTokens) => Promise<readonly object[]>
}

export const histories = {
  reservations: { table: 'reservations', read: reservationsOf },
  orders: { table: 'orders', read: ordersOf },
  reviews: { table: 'reviews', read: reviewsOfCustomer },
} as const satisfies Readonly<Record<string, History>>

/** One page of a customer's own entries. */
export async function historyPage(
  db: Db,
  { table, read }: History,
  customerId: number,
  { page, per_page }: PageQuery,
  receipts: ReceiptTokens,
): Promise<{ readonly data: readonly object[]; readonly meta: PageMeta }> {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  const data = await read(db, customerId, { limit: per_page, offset: (page - 1) * per_page }, receipts)
  return { data, meta: { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total } }
}
