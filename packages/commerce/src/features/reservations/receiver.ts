import type { Reservation, ReservationChangeBody } from '@vidda/contract/wire'
import { isOpen, reservationState, reservationStates as states } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { phoneOf } from '../../kernel/auth/account.ts'
import type { Db } from '../../kernel/database/open.ts'
import { Failure, type FieldErrors } from '../../kernel/http/failure.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { countMail, mustBeWritten } from '../../kernel/mail/receivers.ts'
import { putBack } from '../stock/index.ts'
import { limitsOf } from './chain-limits.ts'
import { inBuyersTurn } from './idempotency.ts'
import { holdShopper, refusePhone } from './limits.ts'
import type { ReservationMail } from './mails.ts'
import { reservationById } from './reader.ts'
import type { ReceiptTokens } from './receipt-tokens.ts'
import { endHeld } from './states.ts'

/** What whoever has the receipt wants of its reservation. */
export type OfReceiver<Body extends { readonly token: string }> = {
  readonly chainId: number
  readonly body: Body
  readonly receipts: ReceiptTokens
  readonly now: Date
}

type Wanted = Omit<OfReceiver<{ readonly token: string }>, 'now'>

const ofToken = (db: Db, { chainId, body: { token }, receipts }: Wanted) =>
  db
    .selectFrom('reservations')
    .select([
      'id',
      'tenant_id as tenantId',
      'shop_id as shopId',
      'status_id as status',
      'name',
      'email',
      'phone',
      'collect_before as until',
    ])
    .where('chain_id', '=', chainId)
    .where(receipts.matching(token))

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof ofToken>['executeTakeFirst']>>>

const isEnded = ({ status }: Found) => !isOpen(reservationState(status) ?? 'cancelled')

/** As the receipt shows it; the token that was asked with stays its token. */
async function answerOf(transaction: Db, { body, receipts }: Wanted, { id }: Found): Promise<Reservation | null> {
  const made = await reservationById(transaction, receipts, id)
  return made && { ...made, token: body.token }
}

const over = () => new Failure('reservation_over', 'This reservation is over: it can neither be changed nor cancelled')

/** Ends an open reservation whose time is over, as the job for it is about to. */
async function endLate(transaction: Db, found: Found, now: Date): Promise<boolean> {
  if (isEnded(found) || found.until > now) return false
  await endHeld(transaction, found, { event: 'timeOut', by: null, now })
  return true
}

/** The receiver hears of it, and the shop where it had put goods aside. */
async function tell(
  transaction: Db,
  { id: reservationId, tenantId, status }: Found,
  done: 'Cancelled' | 'Changed',
  now: Date,
): Promise<void> {
  await orderMail(transaction, tenantId, { kind: `reservation${done}`, reservationId } satisfies ReservationMail, now)
  if (status !== states.reserved) return
  await orderMail(transaction, tenantId, { kind: `shopReservation${done}`, reservationId } satisfies ReservationMail, now)
}

/**
 * Cancels the reservation of a receipt and gives its goods back; answers it as it is then, also where it had been cancelled before. Null for any other
 * token; throws a 409 where it was collected or its time is over.
 */
export async function cancelReservation(db: Db, wanted: OfReceiver<{ readonly token: string }>): Promise<Reservation | null> {
  const { chainId, now } = wanted
  const done = await inBuyersTurn(db, async (transaction) => {
    const found = await ofToken(transaction, wanted).forUpdate().executeTakeFirst()
    if (!found) return null
    const isLate = await endLate(transaction, found, now)
    const isCancelled = !isLate && (await endHeld(transaction, found, { event: 'cancel', by: 'receiver', now })) !== null
    if (isCancelled) {
      await countMail(transaction, chainId, found.email, now)
      await tell(transaction, found, 'Cancelled', now)
    }
    return { answer: await answerOf(transaction, wanted, found) }
  })
  if (done?.answer && done.answer.statusID !== states.cancelled) throw over()
  return done?.answer ?? null
}

type Line = {
  readonly ean: string
  readonly count: number
  readonly kept: number
  readonly variantId: number | null
  readonly articleId: number
}

/** The goods of a reservation with how many of each are kept; throws a 422 for more than there are, and where none would be left. */
async function keptLines(transaction: Db, chainId: number, id: number, items: ReservationChangeBody['items'] = []): Promise<Line[]> {
  const lines = await transaction
    .selectFrom('reservation_lines as l')
    .leftJoin('variants as v', (join) => join.on('v.chain_id', '=', chainId).onRef('v.ean', '=', 'l.ean'))
    .select(['l.ean', 'l.count', 'l.article_id as articleId', 'v.id as variantId'])
    .where('l.reservation_id', '=', id)
    .where('l.reserved', '=', true)
    .orderBy('l.ean')
    .execute()
  const wanted = new Map(items.map(({ EanNo, Count }) => [EanNo, Count]))
  const errors: Record<string, string[]> = {}
  for (const [index, { EanNo, Count }] of items.entries()) {
    const line = lines.find(({ ean }) => ean === EanNo)
    // What was taken out before is not there to be taken out again, and needs no other answer.
    if (!line && Count > 0) errors[`items.${index}.EanNo`] = ['EAN number must be one of the reservation']
    else if (line && Count > line.count) errors[`items.${index}.Count`] = [`Count must be at most ${line.count}`]
    if (items.findIndex((item) => item.EanNo === EanNo) < index) errors[`items.${index}.EanNo`] = ['EAN number must be there once only']
  }
  const kept = lines.map((line) => ({ ...line, kept: wanted.get(line.ean) ?? line.count }))
  const text = 'Items must leave one unit of the reservation: cancel it instead'
  if (kept.every((line) => line.kept === 0)) errors['items'] = [text]
  const [first] = Object.values(errors)
  if (first) throw new Failure('validation_failed', first.join(', '), errors satisfies FieldErrors)
  return kept
}

/** Writes down what is kept, and gives the rest back to the shop where it was set aside. */
async function dropGoods(transaction: Db, { id, shopId, status }: Found, fewer: readonly Line[]): Promise<void> {
  for (const { ean, kept } of fewer) {
    const line = { reservation_id: id, ean }
    if (kept === 0)
      await transaction
        .deleteFrom('reservation_lines')
        .where((eb) => eb.and({ ...line, reserved: true }))
        .execute()
    else
      await transaction
        .updateTable('reservation_lines')
        .set({ count: kept })
        .where((eb) => eb.and({ ...line, reserved: true }))
        .execute()
  }
  if (status !== states.reserved) return
  const back = fewer.flatMap(({ variantId, articleId, count, kept }) =>
    variantId === null ? [] : [{ variantId, articleId, shopId, count: count - kept }],
  )
  await putBack(transaction, back)
}

/**
 * Changes who collects, and takes goods out of the reservation of a receipt; answers it as it is then. A change that changes nothing, as a repeated one, sends
 * no mail. Null for any other token; throws a 422 for more goods than there are, a 409 where the reservation is over or the phone would have too much
 * reserved, and a 429 after too many changes.
 */
export async function changeReservation(
  db: Db,
  wanted: OfReceiver<ReservationChangeBody> & {
    /** The network address that the request came from. */
    readonly address: string
  },
): Promise<Reservation | null> {
  const { chainId, body, address, now } = wanted
  const done = await inBuyersTurn(db, async (transaction) => {
    const known = await ofToken(transaction, wanted).executeTakeFirst()
    if (!known) return null
    const phone = body.phone === undefined ? known.phone : phoneOf(body.phone)
    const shopper = { chainId, phone, email: known.email, address, now }
    // Before the row: who reserves holds limits first too, and nobody waits in a circle.
    await holdShopper(transaction, shopper)
    const found = await ofToken(transaction, wanted).forUpdate().executeTakeFirst()
    if (!found) return null
    if ((await endLate(transaction, found, now)) || isEnded(found)) return { answer: null }
    const lines = await keptLines(transaction, chainId, found.id, body.items)
    const fewer = lines.filter(({ count, kept }) => kept < count)
    const name = body.name?.trim() ?? found.name
    const isSame = fewer.length === 0 && name === found.name && phone === found.phone
    if (isSame) return { answer: await answerOf(transaction, wanted, found) }
    const units = lines.reduce((sum, { kept }) => sum + kept, 0)
    if (phone !== found.phone) await refusePhone(transaction, shopper, units, await limitsOf(transaction, chainId))
    const isHeld = found.status === states.reserved
    if (isHeld) await mustBeWritten(transaction, chainId, found.email, now)
    await dropGoods(transaction, found, fewer)
    await transaction
      .updateTable('reservations')
      .set({
        name,
        phone,
        // It is no answer to the first wish any more.
        wish_hash: null,
        total: sql<number>`(select coalesce(sum(price::bigint * count), 0) from reservation_lines where reservation_id = ${found.id} and reserved)`,
      })
      .where('id', '=', found.id)
      .execute()
    // What waits to be confirmed nobody has been told of; the screen shows it.
    if (isHeld) await tell(transaction, found, 'Changed', now)
    return { answer: await answerOf(transaction, wanted, found) }
  })
  if (done && !done.answer) throw over()
  return done?.answer ?? null
}
