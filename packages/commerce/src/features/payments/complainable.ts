import type { OrderWithdrawal, PurchaseComplaints } from '@vidda/contract/wire'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { complaintsOf, complaintsView, type PurchaseToComplain } from '../reservations/index.ts'
import { lockSession, type Session, sessionByToken } from './sessions.ts'
import { isSold } from './states.ts'
import { orderWithdrawal } from './withdrawable.ts'

type Ordered = { readonly at: Date; readonly withdrawal: OrderWithdrawal | null }

/** Complaints about the order of a session, `at` which it was made; null while it is not paid for. What was given back is not complained about. */
export async function orderComplaints(
  db: Db,
  { orderId, state }: Session,
  { at, withdrawal }: Ordered,
): Promise<PurchaseComplaints | null> {
  if (!withdrawal || !isSold(state)) return null
  return complaintsView({ at, lines: withdrawal.left, made: (await complaintsOf(db, 'order_id', [orderId])).get(orderId) ?? [] })
}

type Wanted = { readonly chainId: number; readonly matching: RawBuilder<boolean>; readonly now: Date }

/** The order of a receipt's token, kept for this transaction; null where there is none, or where its buyer is forgotten. */
export async function orderToComplain(transaction: Db, { chainId, matching, now }: Wanted): Promise<PurchaseToComplain | null> {
  const found = await sessionByToken(transaction, chainId, matching)
  const session = found && (await lockSession(transaction, found.id))
  const order =
    session && (await transaction.selectFrom('orders').select(['created_at as at']).where('id', '=', session.orderId).executeTakeFirst())
  const email = session?.receiver?.email ?? ''
  if (!session || !order || email === '') return null
  const withdrawal = await orderWithdrawal(transaction, session, now)
  return {
    column: 'order_id',
    id: session.orderId,
    email,
    complaints: await orderComplaints(transaction, session, { ...order, withdrawal }),
  }
}
