import type { Reservation, ReservationLine } from '@vidda/contract/wire'
import { reservationStates as states } from '@vidda/domain/reservation'
import { vatOf } from '@vidda/domain/price'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { reservationComplaints } from './complaints.ts'
import { receiptHash, type ReceiptTokens } from './receipt-tokens.ts'

/** As the database has it, which cannot say its token. */
export type StoredReservation = Omit<Reservation, 'token'>

const shown = [
  'id',
  'token_nonce as nonce',
  'shop_id as shopID',
  'customer_id as customerID',
  'status_id as statusID',
  'name',
  'email',
  'phone',
  'delivery',
  'address',
  'city',
  'zipcode',
  'total',
  'tracking_url as trackingUrl',
  'created_at as created',
  'collect_before as until',
] as const

const all = (db: Db) => db.selectFrom('reservations').select(shown)

type Row = Awaited<ReturnType<ReturnType<typeof all>['execute']>>[number]

const linesOf = (db: Db, reservations: readonly number[]) =>
  db
    .selectFrom('reservation_lines')
    .select(['reservation_id', 'reserved', 'ean', 'count', 'article_id', 'name', 'size', 'color', 'image', 'price'])
    .where('reservation_id', '=', anyOf(reservations))
    .orderBy('reservation_id')
    .orderBy('position')
    .execute()

type LineRow = Pick<
  Awaited<ReturnType<typeof linesOf>>[number],
  'ean' | 'count' | 'article_id' | 'name' | 'size' | 'color' | 'image' | 'price'
>

/** A stored line of a reservation or an order, as it is on the wire. */
export const wireLine = ({ ean, count, article_id, name, size, color, image, price }: LineRow): ReservationLine => ({
  EanNo: ean,
  Count: count,
  articleId: article_id,
  name,
  size,
  color,
  image,
  price: price / 100,
})

/** One reservation with its complaints; only a collected one can have any. */
async function withComplaints<One extends { readonly id: number; readonly statusID: number }>(db: Db, one: One) {
  if (one.statusID !== states.collected) return one
  return { ...one, complaints: await reservationComplaints(db, one.id) }
}

type Found = { readonly stored: StoredReservation; readonly nonce: string }

/** Puts their lines to rows of reservations. */
async function withLines(db: Db, rows: readonly Row[]): Promise<Found[]> {
  if (rows.length === 0) return []
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  const byReservation = Map.groupBy(lines, (line) => line.reservation_id)
  return rows.map(({ nonce, created, until, ...same }) => {
    const own = byReservation.get(same.id) ?? []
    const stored = {
      ...same,
      ...vatOf(same.total),
      articles: own.filter((line) => line.reserved).map(wireLine),
      notReserved: own.filter((line) => !line.reserved).map(wireLine),
      date: created.toISOString(),
      collectBefore: until.toISOString(),
      confirmBefore: same.statusID === states.awaiting ? until.toISOString() : null,
    }
    return { stored, nonce }
  })
}

const withToken =
  (receipts: ReceiptTokens) =>
  ({ stored: { id, ...rest }, nonce }: Found): Reservation => ({ id, token: receipts.tokenOf(nonce), ...rest })

/** Whose reservation: by its unguessable token, with its id too where one is given; or by its id and the customer whose it is. */
export type Wanted = { readonly token: string; readonly id?: number } | { readonly customerId: number; readonly id: number }

/** A reservation of the chain; null for anybody else's. */
export async function reservation(db: Db, receipts: ReceiptTokens, chainId: number, wanted: Wanted): Promise<Reservation | null> {
  const ofChain = all(db).where('chain_id', '=', chainId)
  const own = 'token' in wanted ? ofChain.where(receipts.matching(wanted.token)) : ofChain.where('customer_id', '=', wanted.customerId)
  const [found] = await withLines(db, await (wanted.id === undefined ? own : own.where('id', '=', wanted.id)).execute())
  if (!found) return null
  // The token that was asked with stays the receipt's: it may be in a link.
  const made = await withComplaints(db, withToken(receipts)(found))
  return 'token' in wanted ? { ...made, token: wanted.token } : made
}

/** For the server's own use, such as a mail: whoever's it is. */
export async function reservationById(db: Db, receipts: ReceiptTokens, id: number): Promise<Reservation | null> {
  const rows = await all(db).where('id', '=', id).execute()
  return (await withLines(db, rows)).map(withToken(receipts))[0] ?? null
}

/** For an operator, who has no secret: by its number or its token. */
export async function storedReservation(
  db: Db,
  chainId: number,
  wanted: { readonly id: number } | { readonly token: string },
): Promise<StoredReservation | null> {
  const ofChain = all(db).where('chain_id', '=', chainId)
  const found = 'token' in wanted ? ofChain.where('token_hash', '=', receiptHash(wanted.token)) : ofChain.where('id', '=', wanted.id)
  const [one] = await withLines(db, await found.execute())
  return one ? withComplaints(db, one.stored) : null
}

/** A customer's reservations, the newest first. */
export async function reservationsOf(
  db: Db,
  customerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  receipts: ReceiptTokens,
): Promise<Reservation[]> {
  const rows = await all(db).where('customer_id', '=', customerId).orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return (await withLines(db, rows)).map(withToken(receipts))
}
