import { createHash, randomBytes } from 'node:crypto'
import type { Reservation } from '@vidda/contract/wire'
import { confirmWindow, nextState, reservationStates as states, type ReservationEvent } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { anyOf } from '../../kernel/database/arrays.ts'
import { isOffered } from '../articles/index.ts'
import type { Db } from '../../kernel/database/open.ts'
import { inBuyersTurn } from './idempotency.ts'
import { reservationById } from './reader.ts'
import type { ReceiptTokens } from './receipt-tokens.ts'
import { takeAll, type Wanted } from '../stock/index.ts'
import { collectBefore, orderReservationMails } from './writer.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** How long a token still tells how its reservation ended, once that can no longer be confirmed. */
const toldFor = 24 * 3_600_000

/** A token for the mail that asks for a confirmation; only that mail has it. Earlier ones stay valid: mails overtake each other. */
export async function makeConfirmation(db: Db, reservationId: number, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expires = new Date(now.getTime() + confirmWindow + toldFor)
  await db
    .insertInto('reservation_confirmations')
    .values({ hash: hashOf(token), reservation_id: reservationId, expires_at: expires })
    .execute()
  return token
}

export async function forgetConfirmations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('reservation_confirmations').where('expires_at', '<=', now).execute()
}

type Found = {
  readonly id: number
  readonly tenantId: string
  readonly shopId: number
  readonly status: number
  readonly until: Date
}

/** What waits to be confirmed of a reservation, with what the catalogue knows of it now. */
const linesOf = (transaction: Db, chainId: number, id: number): Promise<Wanted[]> =>
  transaction
    .selectFrom('reservation_lines as l')
    .innerJoin('variants as v', (join) => join.on('v.chain_id', '=', chainId).onRef('v.ean', '=', 'l.ean'))
    .innerJoin('articles as a', 'a.id', 'v.article_id')
    .select(['v.id as variantId', 'v.article_id as articleId', 'v.ean', 'l.count', isOffered.as('visible')])
    .where('l.reservation_id', '=', id)
    .where('l.reserved', '=', true)
    .execute()

/** Takes the goods that are still there, and says what that makes of the confirmation. */
async function takeWanted(transaction: Db, chainId: number, { id, shopId }: Found): Promise<ReservationEvent> {
  const wanted = await linesOf(transaction, chainId, id)
  const taken = await takeAll(transaction, wanted, shopId)
  const left = [...taken].map(({ ean }) => ean)
  await transaction
    .updateTable('reservation_lines')
    .set({ reserved: false })
    .where('reservation_id', '=', id)
    .where('reserved', '=', true)
    .where(({ eb, not }) => not(eb('ean', '=', anyOf(left))))
    .execute()
  return taken.size === 0 ? 'confirmWithoutStock' : 'confirm'
}

async function confirm(transaction: Db, chainId: number, found: Found, now: Date): Promise<void> {
  const { id, tenantId, shopId, until } = found
  const event = until <= now ? 'confirmTooLate' : await takeWanted(transaction, chainId, found)
  const next = nextState('awaiting', event)
  if (next === null) return
  const confirmed = next === 'reserved'
  await transaction
    .updateTable('reservations')
    .set({
      status_id: states[next],
      ended_at: confirmed ? null : now,
      collect_before: confirmed ? await collectBefore(transaction, chainId, shopId, now) : until,
      total: sql<number>`(select coalesce(sum(price::bigint * count), 0) from reservation_lines where reservation_id = ${id} and reserved)`,
    })
    .where('id', '=', id)
    .execute()
  if (confirmed) await orderReservationMails(transaction, tenantId, id, now)
}

/**
 * Confirms the reservation that a mailed token names, and takes its goods; answers the reservation as it is then, also where it was confirmed before, came too late or
 * found the goods gone. Null for any other token.
 */
export const confirmReservation = (
  db: Db,
  receipts: ReceiptTokens,
  { chainId, token, now }: { readonly chainId: number; readonly token: string; readonly now: Date },
): Promise<Reservation | null> =>
  inBuyersTurn(db, async (transaction) => {
    const found = await transaction
      .selectFrom('reservation_confirmations as c')
      .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
      .select(['r.id', 'r.tenant_id as tenantId', 'r.shop_id as shopId', 'r.status_id as status', 'r.collect_before as until'])
      .where('c.hash', '=', hashOf(token))
      .where('c.expires_at', '>', now)
      .where('r.chain_id', '=', chainId)
      .forUpdate('r')
      .executeTakeFirst()
    if (!found) return null
    if (found.status === states.awaiting) await confirm(transaction, chainId, found, now)
    return reservationById(transaction, receipts, found.id)
  })
