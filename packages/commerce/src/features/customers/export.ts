import { Consents, type CustomerExport, type StoredOrder } from '@vidda/contract/wire'
import type { Db } from '../../kernel/database/open.ts'
import { type ReceiptTokens, reservationsOf } from '../reservations/index.ts'
import { reviewsOfCustomer } from '../reviews/index.ts'
import { notLoggedIn } from '../../kernel/auth/sessions.ts'
import { complaintsOfCustomer } from '../complaints/index.ts'
import { stockNoticesOfCustomer } from '../stock-notices/index.ts'
import { withdrawalsOf } from '../withdrawals/index.ts'
import { ordersOf, whole } from './histories.ts'
import * as reader from './reader.ts'

const consentNames = Object.keys(Consents.properties) as (keyof Consents)[]

/** Whom orders were made for, which no page of them shows. */
async function storedOrders(db: Db, customerId: number, receipts: ReceiptTokens): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'name', 'email', 'phone', 'address', 'zipcode', 'city'])
    .where('customer_id', '=', customerId)
    .execute()
  const receivers = new Map(rows.map((row) => [row.id, row]))
  return (await ordersOf(db, customerId, whole, receipts)).flatMap((order) => {
    const receiver = receivers.get(order.id)
    return receiver ? [{ ...receiver, ...order }] : []
  })
}

/** All that is stored about a customer, in one state of the database. */
export const exportOf = (db: Db, customerId: number, receipts: ReceiptTokens): Promise<CustomerExport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const profile = await reader.customer(transaction, customerId)
      const code = await reader.personalCode(transaction, customerId)
      const dates = await reader.accountDates(transaction, customerId)
      if (!profile || code === null || !dates) throw notLoggedIn()
      return {
        profile,
        code,
        ...dates,
        consents: Object.fromEntries(consentNames.map((name) => [name, profile[name]])) as Consents,
        favourites: await reader.favourites(transaction, customerId),
        orders: await storedOrders(transaction, customerId, receipts),
        reservations: await reservationsOf(transaction, customerId, whole, receipts),
        reviews: await reviewsOfCustomer(transaction, customerId, whole),
        withdrawals: await withdrawalsOf(transaction, customerId),
        complaints: await complaintsOfCustomer(transaction, customerId),
        stockNotices: await stockNoticesOfCustomer(transaction, customerId),
        sessions: await reader.sessionEntries(transaction, customerId),
      }
    })
