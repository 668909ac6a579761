import type { CustomerWithdrawal } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

type Row = Omit<CustomerWithdrawal, 'receivedAt'> & { readonly received_at: Date }

/** Every withdrawal from a customer's purchases, the newest first. */
export async function withdrawalsOf(db: Db, customerId: number): Promise<CustomerWithdrawal[]> {
  const { rows } = await sql<Row>`
    select w.id, r.id as "reservationID", w.email, w.message, w.received_at from withdrawals w join reservations r on r.id = w.reservation_id
    where r.customer_id = ${customerId} order by w.id desc`.execute(db)
  return rows.map(({ received_at, ...same }) => ({ ...same, receivedAt: received_at.toISOString() }))
}
