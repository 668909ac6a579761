import type { Reservation, ReservationLine } from '@vidda/contract/wire'
import { vatOf } from '@vidda/domain/price'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

type Row = Omit<Reservation, 'articles' | 'notReserved' | 'date' | 'collectBefore'> & {
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

/** Whose reservation: by its unguessable token, and by its id too where one is given. */
export type Wanted = { readonly token: string; readonly id?: number }

/** A reservation of the chain; null for any other token. */
export async function reservation(db: Db, chainId: number, { token, id }: Wanted): Promise<Reservation | null> {
  const { rows } = await sql<Row>`
    select id, token, shop_id as "shopID", customer_id as "customerID", status_id as "statusID", name, email, phone, delivery, address, city, zipcode,
      total, tracking_url as "trackingUrl", created_at, collect_before
    from reservations where chain_id = ${chainId} and token = ${token} and ${id === undefined ? sql`true` : sql`id = ${id}`}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const lines = await sql<LineRow>`
    select reserved, ean as "EanNo", count as "Count", article_id as "articleId", name, size, color, image, price
    from reservation_lines where reservation_id = ${row.id} order by position`.execute(db)
  const { created_at, collect_before, ...same } = row
  return {
    ...same,
    ...vatOf(same.total),
    articles: lines.rows.filter((line) => line.reserved).map(lineShape),
    notReserved: lines.rows.filter((line) => !line.reserved).map(lineShape),
    date: created_at.toISOString(),
    collectBefore: collect_before.toISOString(),
  }
}
