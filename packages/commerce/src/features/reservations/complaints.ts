import type { Complaint, ComplaintBody, OrderLine, PurchaseComplaints } from '@vidda/contract/wire'
import { reservationStates as states } from '@vidda/domain/reservation'
import { osloDate } from '@vidda/domain/price'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'

/** What a complaint is of, by the column that names it. */
export type ComplaintColumn = 'order_id' | 'reservation_id'

/** Complaints of several purchases as the wire has them, by the purchase's id; the first first. */
export async function complaintsOf(db: Db, column: ComplaintColumn, ids: readonly number[]): Promise<Map<number | null, Complaint[]>> {
  const rows = await db
    .selectFrom('complaints')
    .select(['id', 'order_id', 'reservation_id', 'ean as EanNo', 'count as Count', 'problem', 'discovered', 'received_at', 'closed_at'])
    .select(sql<ComplaintBody['wish']>`wish`.as('wish'))
    .where(column, '=', anyOf(ids))
    .orderBy('id')
    .execute()
  const made = rows.map(({ order_id, reservation_id, received_at, closed_at, ...told }) => ({
    purchase: column === 'order_id' ? order_id : reservation_id,
    complaint: { ...told, receivedAt: received_at.toISOString(), open: closed_at === null },
  }))
  return new Map(
    [...Map.groupBy(made, ({ purchase }) => purchase)].map(([id, group]) => [id, group.map(({ complaint }) => complaint)] as const),
  )
}

type Bought = { readonly at: Date; readonly lines: readonly OrderLine[]; readonly made: readonly Complaint[] }

/** What a receipt says of complaints. */
export const complaintsView = ({ at, lines, made }: Bought): PurchaseComplaints => ({
  bought: osloDate(at),
  left: lines.filter(({ EanNo }) => !made.some((one) => one.open && one.EanNo === EanNo)),
  made: [...made],
})

function linesOf(db: Db, id: number): Promise<OrderLine[]> {
  return db
    .selectFrom('reservation_lines')
    .select(['ean as EanNo', ({ fn }) => fn.sum<number>('count').as('Count')])
    .where('reservation_id', '=', id)
    .where('reserved', '=', true)
    .groupBy('ean')
    .orderBy(({ fn }) => fn.min('position'))
    .execute()
}

/** Of a reservation; null where it was not collected. Whoever is forgotten hears of none, and can make none: there is nobody to answer. */
export async function reservationComplaints(db: Db, id: number): Promise<PurchaseComplaints | null> {
  const found = await db
    .selectFrom('reservations')
    .select(['status_id as status', 'email', 'created_at as created', 'ended_at as ended'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found?.status !== states.collected) return null
  const made = (await complaintsOf(db, 'reservation_id', [id])).get(id) ?? []
  return complaintsView({ at: found.ended ?? found.created, lines: found.email === '' ? [] : await linesOf(db, id), made })
}

/** What somebody who has a receipt's token may complain of. */
export type PurchaseToComplain = {
  readonly column: ComplaintColumn
  readonly id: number
  readonly email: string
  /** Null where nothing is bought. */
  readonly complaints: PurchaseComplaints | null
}

/** The reservation of a receipt's token, kept for this transaction; null where there is none, or where its receiver is forgotten. */
export async function reservationToComplain(
  transaction: Db,
  { chainId, matching }: { readonly chainId: number; readonly matching: RawBuilder<boolean> },
): Promise<PurchaseToComplain | null> {
  const found = await transaction
    .selectFrom('reservations')
    .select(['id', 'email'])
    .where('chain_id', '=', chainId)
    .where(matching)
    .forUpdate()
    .executeTakeFirst()
  if (!found || found.email === '') return null
  return { column: 'reservation_id', ...found, complaints: await reservationComplaints(transaction, found.id) }
}
