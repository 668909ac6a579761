import type { OrderWithdrawal } from '@vidda/contract/wire'
import { withdrawalDays, withdrawalEnds } from '@vidda/domain/order'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { type Operation, operationsOf } from './operations.ts'
import { lockSession, type Session, sessionByToken } from './sessions.ts'
import { isSold } from './states.ts'

type Counts = ReadonlyMap<string, number>

function countsOf(lines: Iterable<{ readonly ean: string; readonly count: number }>): Counts {
  const counts = new Map<string, number>()
  for (const { ean, count } of lines) counts.set(ean, (counts.get(ean) ?? 0) + count)
  return counts
}

const wire = (counts: Counts) => [...counts].flatMap(([EanNo, Count]) => (Count > 0 ? [{ EanNo, Count }] : []))

/** Goods that were paid back, or will not be sent any more. */
const goneOf = (operations: readonly Operation[]): Counts =>
  countsOf(
    operations
      .filter(({ kind, state }) => kind !== 'capture' && state !== 'failed')
      .flatMap(({ lines }) => lines)
      .filter(({ kind }) => kind === 'goods')
      .map(({ reference, count }) => ({ ean: reference, count })),
  )

const daysOf = async (db: Db, chainId: number): Promise<number> => {
  const settings = await db.selectFrom('chain_settings').select('return_days as days').where('chain_id', '=', chainId).executeTakeFirst()
  return Math.max(settings?.days ?? withdrawalDays, withdrawalDays)
}

/** Until when it can be withdrawn from; null while nothing of it has been sent or handed over. */
function endOf({ contents }: Session, operations: readonly Operation[], returnDays: number): Date | null {
  const handedOver = operations.filter(({ kind, state }) => kind === 'capture' && state === 'done').map(({ at }) => at.getTime())
  if (handedOver.length === 0) return null
  return withdrawalEnds({ at: new Date(Math.max(...handedOver)), shipping: contents.shipping, returnDays })
}

/** What has been withdrawn from the order of a session, and what can be; null while there is no order. */
export async function orderWithdrawal(db: Db, session: Session, now: Date): Promise<OrderWithdrawal | null> {
  const order = await db.selectFrom('orders').select('id').where('payment_session_id', '=', session.id).executeTakeFirst()
  if (!order) return null
  const made = await db
    .selectFrom('withdrawals')
    .select(['id', 'received_at as at', 'lines'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  const operations = await operationsOf(db, session.id)
  const days = await daysOf(db, session.chainId)
  const until = endOf(session, operations, days)
  const [withdrawn, gone] = [countsOf(made.flatMap(({ lines }) => lines)), goneOf(operations)]
  const left = new Map(
    [...countsOf(session.contents.lines)].map(([ean, count]) => [ean, count - Math.max(withdrawn.get(ean) ?? 0, gone.get(ean) ?? 0)]),
  )
  const isLive = isSold(session.state) || session.state === 'on_hold'
  return {
    open: isLive && (until === null || now < until) && [...left.values()].some((count) => count > 0),
    days,
    until: until?.toISOString() ?? null,
    left: wire(left),
    made: made.map(({ id, at, lines }) => ({ id, receivedAt: at.toISOString(), lines: wire(countsOf(lines)) })),
  }
}

export type OrderToWithdraw = { readonly orderId: number; readonly email: string; readonly withdrawal: OrderWithdrawal }

type Wanted = { readonly chainId: number; readonly matching: RawBuilder<boolean>; readonly now: Date }

/** The order of a receipt's token, kept for this transaction; null where there is none, or where its buyer is forgotten. */
export async function orderToWithdraw(transaction: Db, { chainId, matching, now }: Wanted): Promise<OrderToWithdraw | null> {
  const found = await sessionByToken(transaction, chainId, matching)
  const session = found && (await lockSession(transaction, found.id))
  const withdrawal = session && (await orderWithdrawal(transaction, session, now))
  const email = session?.receiver?.email ?? ''
  return withdrawal && email !== '' ? { orderId: session.orderId, email, withdrawal } : null
}
