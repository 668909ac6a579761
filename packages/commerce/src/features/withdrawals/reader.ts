import type { CustomerWithdrawal } from '@vidda/contract/wire'
import type { Db } from '../../kernel/database/open.ts'

/** Every withdrawal from a customer's purchases, the newest first. */
export async function withdrawalsOf(db: Db, customerId: number): Promise<CustomerWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawals as w')
    .leftJoin('reservations as r', 'r.id', 'w.reservation_id')
    .leftJoin('orders as o', 'o.id', 'w.order_id')
    .select(['w.id', 'r.id as reservationID', 'o.id as orderID', 'w.email', 'w.message', 'w.received_at', 'w.lines'])
    .where((eb) => eb.or([eb('r.customer_id', '=', customerId), eb('o.customer_id', '=', customerId)]))
    .orderBy('w.id', 'desc')
    .execute()
  return rows.map(({ received_at, lines, ...same }) => ({
    ...same,
    lines: lines.map(({ ean, count }) => ({ EanNo: ean, Count: count })),
    receivedAt: received_at.toISOString(),
  }))
}

export type OrderWithdrawn = {
  readonly orderId: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly shopEmail: string
  readonly receivedAt: Date
  readonly lines: readonly {
    readonly name: string
    readonly size: string
    readonly color: string
    readonly ean: string
    readonly count: number
  }[]
}

/** A withdrawal from an order, for who reads of it; null for one from a reservation. */
export async function orderWithdrawn(db: Db, id: number): Promise<OrderWithdrawn | null> {
  const found = await db
    .selectFrom('withdrawals as w')
    .innerJoin('orders as o', 'o.id', 'w.order_id')
    .leftJoin('shops as s', (join) => join.onRef('s.chain_id', '=', 'o.chain_id').onRef('s.id', '=', 'o.shop_id'))
    .select([
      'o.id as orderId',
      'o.name',
      'o.email',
      'o.phone',
      'w.message',
      's.email as shopEmail',
      'w.received_at as receivedAt',
      'w.lines',
    ])
    .where('w.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const goods = await db.selectFrom('order_lines').select(['ean', 'name', 'size', 'color']).where('order_id', '=', found.orderId).execute()
  const known = new Map(goods.map((line) => [line.ean, line]))
  return {
    ...found,
    shopEmail: found.shopEmail ?? '',
    lines: found.lines.flatMap(({ ean, count }) => {
      const line = known.get(ean)
      return line ? [{ ...line, count }] : []
    }),
  }
}

/** The id of the reservation that was withdrawn from; null for a withdrawal from an order. */
export async function reservationWithdrawn(db: Db, id: number): Promise<number | null> {
  const found = await db.selectFrom('withdrawals').select('reservation_id as reservationId').where('id', '=', id).executeTakeFirst()
  return found?.reservationId ?? null
}
