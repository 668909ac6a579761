import type { ComplaintBody, CustomerComplaint } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'

const wish = sql<ComplaintBody['wish']>`c.wish`.as('wish')

/** Every complaint about a customer's purchases, the newest first. */
export async function complaintsOfCustomer(db: Db, customerId: number): Promise<CustomerComplaint[]> {
  const rows = await db
    .selectFrom('complaints as c')
    .leftJoin('reservations as r', 'r.id', 'c.reservation_id')
    .leftJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.id', 'r.id as reservationID', 'o.id as orderID', 'c.ean as EanNo', 'c.count as Count', 'c.problem', 'c.discovered', wish])
    .select(['c.email', 'c.received_at', 'c.closed_at'])
    .where((eb) => eb.or([eb('r.customer_id', '=', customerId), eb('o.customer_id', '=', customerId)]))
    .orderBy('c.id', 'desc')
    .execute()
  return rows.map(({ received_at, closed_at, ...told }) => ({ ...told, receivedAt: received_at.toISOString(), open: closed_at === null }))
}

const readComplaint = (db: Db, id: number) =>
  db
    .selectFrom('complaints as c')
    .leftJoin('reservations as r', 'r.id', 'c.reservation_id')
    .leftJoin('orders as o', 'o.id', 'c.order_id')
    .leftJoin('shops as s', (join) =>
      join.onRef('s.chain_id', '=', 'c.chain_id').on((eb) => eb('s.id', '=', eb.fn.coalesce('o.shop_id', 'r.shop_id'))),
    )
    .select(['c.id', 'r.id as reservationId', 'o.id as orderId', 'c.ean', 'c.count', 'c.problem', 'c.discovered', wish])
    .select(['c.email', 'c.received_at as receivedAt', 's.name as shop', 's.email as shopEmail'])
    .select(({ fn }) => [fn.coalesce('o.name', 'r.name').as('name'), fn.coalesce('o.phone', 'r.phone').as('phone')])
    .where('c.id', '=', id)
    .executeTakeFirst()

type Complained = NonNullable<Awaited<ReturnType<typeof readComplaint>>>

/** A complaint with its line, for who reads of it. */
export type StoredComplaint = Complained & { readonly article: string; readonly size: string; readonly color: string }

/** By its number; null where it is forgotten. */
export async function complaint(db: Db, id: number): Promise<StoredComplaint | null> {
  const found = await readComplaint(db, id)
  if (!found) return null
  const { orderId, reservationId, ean } = found
  const named = ['name as article', 'size', 'color'] as const
  const line =
    orderId === null
      ? await db
          .selectFrom('reservation_lines')
          .select(named)
          .where('reservation_id', '=', reservationId)
          .where('ean', '=', ean)
          .executeTakeFirst()
      : await db.selectFrom('order_lines').select(named).where('order_id', '=', orderId).where('ean', '=', ean).executeTakeFirst()
  return line ? { ...found, ...line } : null
}
