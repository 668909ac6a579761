import type { CustomerOrder, PageMeta, PageQuery } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { reservationsOf } from '../reservations/reader.ts'
import type { ReceiptTokens } from '../reservations/receipt-tokens.ts'
import { reviewsOfCustomer } from '../reviews/reader.ts'

export type Slice = { readonly limit: number; readonly offset: number }

/** Everything, for an export. */
export const whole: Slice = { limit: 2 ** 31 - 1, offset: 0 }

type OrderRow = Omit<CustomerOrder, 'orderLines' | 'date'> & { readonly created_at: Date }
type OrderLine = CustomerOrder['orderLines'][number]
type LineRow = OrderLine & { readonly orderId: number }

const lineShape = ({ EanNo, Count, articleId, name, size, color, image, price }: LineRow): OrderLine => ({
  EanNo,
  Count,
  articleId,
  name,
  size,
  color,
  image,
  price: price / 100,
})

/** A customer's orders, the newest first. */
export async function ordersOf(db: Db, customerId: number, { limit, offset }: Slice): Promise<CustomerOrder[]> {
  const { rows } = await sql<OrderRow>`
    select id, vat_percentage as "vatPercentage", total_vat as "totalVat", net_amount as "netAmount", total, created_at from orders
    where customer_id = ${customerId} order by id desc limit ${limit} offset ${offset}`.execute(db)
  if (rows.length === 0) return []
  const lines = await sql<LineRow>`
    select order_id as "orderId", ean as "EanNo", count as "Count", article_id as "articleId", name, size, color, image, price
    from order_lines where order_id = any (${`{${rows.map((row) => row.id).join(',')}}`}::text::int[]) order by order_id, position`.execute(
    db,
  )
  const linesOf = Map.groupBy(lines.rows, (line) => line.orderId)
  return rows.map(({ created_at, ...same }) => ({
    ...same,
    orderLines: (linesOf.get(same.id) ?? []).map(lineShape),
    date: created_at.toISOString(),
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
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where customer_id = ${customerId}`.execute(db)
  const total = rows[0]?.total ?? 0
  const data = await read(db, customerId, { limit: per_page, offset: (page - 1) * per_page }, receipts)
  return { data, meta: { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total } }
}
