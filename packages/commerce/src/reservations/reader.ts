import type { Reservation, ReservationLine } from '@vidda/contract/wire'
import { reservationStates as states } from '@vidda/domain/reservation'
import { vatOf } from '@vidda/domain/price'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { receiptHash, type ReceiptTokens } from './receipt-tokens.ts'

/** As the database has it, which cannot say its token. */
export type StoredReservation = Omit<Reservation, 'token'>

type Row = Omit<StoredReservation, 'articles' | 'notReserved' | 'date' | 'collectBefore' | 'confirmBefore'> & {
  readonly token_nonce: string
  readonly created_at: Date
  readonly collect_before: Date
}
type LineRow = ReservationLine & { readonly reserved: boolean }

const lineShape = ({ EanNo, Count, articleId, name, size, color, image, price }: LineRow): ReservationLine => ({
  EanNo,
  Count,
  articleId,
  name,
  size,
  color,
  image,
  price: price / 100,
})

const columns =
  sql.raw(`id, token_nonce, shop_id as "shopID", customer_id as "customerID", status_id as "statusID", name, email, phone, delivery, address, city,
  zipcode, total, tracking_url as "trackingUrl", created_at, collect_before`)

type Found = { readonly stored: StoredReservation; readonly nonce: string }

/** Puts their lines to rows of reservations. */
async function withLines(db: Db, rows: readonly Row[]): Promise<Found[]> {
  if (rows.length === 0) return []
  const lines = await sql<LineRow & { readonly reservationId: number }>`
    select reservation_id as "reservationId", reserved, ean as "EanNo", count as "Count", article_id as "articleId", name, size, color, image, price
    from reservation_lines where reservation_id = any (${`{${rows.map((row) => row.id).join(',')}}`}::text::int[])
    order by reservation_id, position`.execute(db)
  const linesOf = Map.groupBy(lines.rows, (line) => line.reservationId)
  return rows.map(({ token_nonce: nonce, created_at, collect_before, ...same }) => {
    const own = linesOf.get(same.id) ?? []
    const stored = {
      ...same,
      ...vatOf(same.total),
      articles: own.filter((line) => line.reserved).map(lineShape),
      notReserved: own.filter((line) => !line.reserved).map(lineShape),
      date: created_at.toISOString(),
      collectBefore: collect_before.toISOString(),
      confirmBefore: same.statusID === states.awaiting ? collect_before.toISOString() : null,
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
  const whose = 'token' in wanted ? receipts.matching(wanted.token) : sql`customer_id = ${wanted.customerId}`
  const { rows } = await sql<Row>`
    select ${columns} from reservations
    where chain_id = ${chainId} and ${whose} and ${wanted.id === undefined ? sql`true` : sql`id = ${wanted.id}`}`.execute(db)
  const [found] = await withLines(db, rows)
  if (!found) return null
  // The token that was asked with stays the receipt's: it may be in a link.
  const made = withToken(receipts)(found)
  return 'token' in wanted ? { ...made, token: wanted.token } : made
}

/** For the server's own use, such as a mail: whoever's it is. */
export async function reservationById(db: Db, receipts: ReceiptTokens, id: number): Promise<Reservation | null> {
  const { rows } = await sql<Row>`select ${columns} from reservations where id = ${id}`.execute(db)
  return (await withLines(db, rows)).map(withToken(receipts))[0] ?? null
}

/** For an operator, who has no secret: by its number or its token. */
export async function storedReservation(
  db: Db,
  chainId: number,
  wanted: { readonly id: number } | { readonly token: string },
): Promise<StoredReservation | null> {
  const which = 'token' in wanted ? sql`token_hash = ${receiptHash(wanted.token)}` : sql`id = ${wanted.id}`
  const { rows } = await sql<Row>`select ${columns} from reservations where chain_id = ${chainId} and ${which}`.execute(db)
  return (await withLines(db, rows))[0]?.stored ?? null
}

/** A customer's reservations, the newest first. */
export async function reservationsOf(
  db: Db,
  customerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  receipts: ReceiptTokens,
): Promise<Reservation[]> {
  const { rows } = await sql<Row>`
    select ${columns} from reservations where customer_id = ${customerId} order by id desc limit ${limit} offset ${offset}`.execute(db)
  return (await withLines(db, rows)).map(withToken(receipts))
}
