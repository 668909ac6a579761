import type { FeedPurchase, PaymentReason, PaymentState } from '@vidda/contract/wire'
import { vatOf, vatPercentage } from '@vidda/domain/price'
import { reservationState, reservationStates } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { type Contents, lineSums, type PaymentLine } from '../payments/index.ts'
import { type ComplaintColumn, complaintsOf } from '../reservations/index.ts'
import { goodsOf, orderLines, reservationLines, type StoredLine } from './lines.ts'

/** The current state of a purchase, without its position in the feed. */
export type Purchase = Omit<FeedPurchase, 'cursor' | 'changedAt'>

type Ids = readonly number[]

/** States of orders whose goods may still be in the shop (`payment_sessions_to_pick`). */
const liveStates: readonly string[] = ['authorized', 'on_hold', 'accepted', 'captured']

async function shopsOf(db: Db, ids: readonly (number | null)[]): Promise<(id: number | null) => FeedPurchase['shop']> {
  const rows = await db
    .selectFrom('shops')
    .select(['id', 'no', 'name'])
    .where('id', '=', anyOf([...new Set(ids.flatMap((id) => id ?? []))]))
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return (id) => known.get(id ?? 0) ?? { id: id ?? 0, no: '', name: '' }
}

async function complaintsFrom(db: Db, column: ComplaintColumn, ids: Ids): Promise<(id: number) => FeedPurchase['complaints']> {
  const made = await complaintsOf(db, column, ids)
  return (id) =>
    (made.get(id) ?? []).map(({ receivedAt, EanNo, Count, ...told }) => ({ ...told, at: receivedAt, ean: EanNo, count: Count }))
}

type Withdrawn = { readonly purchase: number | null; readonly withdrawal: FeedPurchase['withdrawals'][number] }

async function withdrawalsFrom(db: Db, column: 'order_id' | 'reservation_id', ids: Ids): Promise<Map<number | null, Withdrawn[]>> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'order_id', 'reservation_id', 'received_at as at', 'lines'])
    .where(column, '=', anyOf(ids))
    .orderBy('id')
    .execute()
  const made = rows.map(({ id, at, lines, ...purchase }) => ({
    purchase: purchase[column],
    withdrawal: { id, at: at.toISOString(), lines: lines.map(({ ean, count }) => ({ ean, count })) },
  }))
  return Map.groupBy(made, ({ purchase }) => purchase)
}

const readOrders = (db: Db, ids: Ids) =>
  db
    .selectFrom('orders as o')
    .leftJoin('payment_sessions as s', 's.id', 'o.payment_session_id')
    .select(['o.id', 'o.shop_id as shopId', 'o.name', 'o.email', 'o.phone', 'o.address', 'o.zipcode', 'o.city', 'o.created_at as at'])
    .select(['o.total', 'o.total_vat as totalVat', 'o.vat_percentage as vatPercentage', 's.id as sessionId', 's.reference'])
    .select(['s.payment_method as method', 's.provider_order_id as providerOrderId'])
    .select([
      sql<'klarna' | 'qliro' | null>`s.provider`.as('provider'),
      sql<PaymentState | null>`s.state`.as('state'),
      sql<PaymentReason | null>`s.reason`.as('reason'),
      sql<Contents | null>`s.contents`.as('contents'),
    ])
    .where('o.id', '=', anyOf(ids))
    .execute()

type OrderRow = Awaited<ReturnType<typeof readOrders>>[number]

async function linesOfOrders(db: Db, ids: Ids): Promise<Map<number, StoredLine[]>> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', 'ean', 'count', 'article_id as articleId', 'name', 'size', 'color', 'price'])
    .where('order_id', '=', anyOf(ids))
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.order_id)
}

const readOperations = (db: Db, sessions: Ids) =>
  db
    .selectFrom('payment_operations')
    .select(['id', 'session_id as sessionId', 'amount', 'by', 'at'])
    .select([
      sql<'capture' | 'refund' | 'cancel'>`kind`.as('kind'),
      sql<'waiting' | 'done' | 'failed'>`state`.as('state'),
      sql<readonly PaymentLine[]>`lines`.as('lines'),
    ])
    .where('session_id', '=', anyOf(sessions))
    .orderBy('id')
    .execute()

type OperationRow = Awaited<ReturnType<typeof readOperations>>[number]

const doneSum = (operations: readonly OperationRow[], kind: OperationRow['kind']) =>
  operations.filter((one) => one.kind === kind && one.state === 'done').reduce((sum, { amount }) => sum + amount, 0)

type OrderParts = {
  readonly shop: FeedPurchase['shop']
  readonly stored: readonly StoredLine[]
  readonly operations: readonly OperationRow[]
  readonly withdrawals: readonly FeedPurchase['withdrawals'][number][]
  readonly complaints: FeedPurchase['complaints']
}

function orderOf(row: OrderRow, { shop, stored, operations, withdrawals, complaints }: OrderParts): Purchase {
  const { id, name, email, phone, address, zipcode, city, contents, provider, reference, total, totalVat } = row
  const state = row.state ?? 'accepted'
  const live = liveStates.includes(state)
  const lines = orderLines(stored, { contents, totalVat, live, operations, withdrawals })
  return {
    kind: 'order',
    id,
    state,
    reason: row.reason,
    shop,
    buyer: { name, email, phone, address, zipcode, city },
    shipping: contents?.shipping ?? 'collect',
    currency: 'NOK',
    lines,
    promoCode: contents?.promoCode ?? null,
    goods: contents?.goods ?? total,
    discount: contents?.discount ?? 0,
    freight: contents?.freight ?? 0,
    freightVat: contents ? lineSums(contents).freightVat : 0,
    total,
    vatPercentage: row.vatPercentage,
    totalVat,
    payment:
      provider === null || reference === null
        ? null
        : {
            provider,
            method: row.method,
            reference,
            providerOrderId: row.providerOrderId,
            captured: doneSum(operations, 'capture'),
            refunded: doneSum(operations, 'refund'),
          },
    operations: operations.map(({ id: number, kind, state: made, amount, by, at, lines: told }) => ({
      id: number,
      kind,
      state: made,
      amount,
      by,
      at: at.toISOString(),
      lines: goodsOf(told),
    })),
    withdrawals: [...withdrawals],
    complaints,
    createdAt: row.at.toISOString(),
    collectBefore: null,
    endedAt: null,
  }
}

/** Orders by their numbers, in no certain order. */
export async function orders(db: Db, ids: Ids): Promise<Purchase[]> {
  if (ids.length === 0) return []
  const rows = await readOrders(db, ids)
  const shop = await shopsOf(
    db,
    rows.map(({ shopId }) => shopId),
  )
  const [lines, withdrawals] = [await linesOfOrders(db, ids), await withdrawalsFrom(db, 'order_id', ids)]
  const complaints = await complaintsFrom(db, 'order_id', ids)
  const operations = Map.groupBy(
    await readOperations(
      db,
      rows.flatMap(({ sessionId }) => sessionId ?? []),
    ),
    ({ sessionId }) => sessionId,
  )
  return rows.map((row) =>
    orderOf(row, {
      shop: shop(row.shopId),
      stored: lines.get(row.id) ?? [],
      operations: operations.get(row.sessionId ?? 0) ?? [],
      withdrawals: (withdrawals.get(row.id) ?? []).map(({ withdrawal }) => withdrawal),
      complaints: complaints(row.id),
    }),
  )
}

async function linesOfReservations(db: Db, ids: Ids): Promise<Map<number, StoredLine[]>> {
  const rows = await db
    .selectFrom('reservation_lines')
    .select(['reservation_id', 'ean', 'count', 'article_id as articleId', 'name', 'size', 'color', 'price'])
    .where('reservation_id', '=', anyOf(ids))
    .where('reserved', '=', true)
    .orderBy('reservation_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.reservation_id)
}

/** Reservations by their numbers, in no certain order. */
export async function reservations(db: Db, ids: Ids): Promise<Purchase[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('reservations')
    .select(['id', 'shop_id as shopId', 'status_id as status', 'name', 'email', 'phone', 'address', 'zipcode', 'city', 'delivery', 'total'])
    .select(['created_at as at', 'collect_before as until', 'ended_at as ended'])
    .where('id', '=', anyOf(ids))
    .execute()
  const shop = await shopsOf(
    db,
    rows.map(({ shopId }) => shopId),
  )
  const [lines, withdrawals] = [await linesOfReservations(db, ids), await withdrawalsFrom(db, 'reservation_id', ids)]
  const complaints = await complaintsFrom(db, 'reservation_id', ids)
  return rows.map(({ id, shopId, status, name, email, phone, address, zipcode, city, delivery, total, at, until, ended }) => {
    const made = (withdrawals.get(id) ?? []).map(({ withdrawal }) => withdrawal)
    const facts = { total, held: status === reservationStates.reserved, withdrawn: made.length > 0 }
    return {
      kind: 'reservation',
      id,
      state: reservationState(status) ?? 'cancelled',
      reason: null,
      shop: shop(shopId),
      buyer: { name, email, phone, address, zipcode, city },
      shipping: delivery === 'delivery' ? 'delivery' : 'collect',
      currency: 'NOK',
      lines: reservationLines(lines.get(id) ?? [], facts),
      promoCode: null,
      goods: total,
      discount: 0,
      freight: 0,
      freightVat: 0,
      total,
      vatPercentage,
      totalVat: vatOf(total).totalVat,
      payment: null,
      operations: [],
      withdrawals: made,
      complaints: complaints(id),
      createdAt: at.toISOString(),
      collectBefore: until.toISOString(),
      endedAt: ended?.toISOString() ?? null,
    }
  })
}
