import { nextClosing, openingHours } from '@vidda/domain/hours'
import type { ReservationBody } from '@vidda/contract/wire'
import { confirmWindow, needsConfirmation, receiverKey, reservationStates as states } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { emailOf, holdCustomer, phoneOf } from '../../kernel/auth/account.ts'
import { anyOf } from '../../kernel/database/arrays.ts'
import type { Db } from '../../kernel/database/open.ts'
import { Failure } from '../../kernel/http/failure.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import type { ReservationMail } from './mails.ts'
import { limitsOf } from './chain-limits.ts'
import { countMail } from '../../kernel/mail/receivers.ts'
import { takeAll } from '../stock/index.ts'
import { goodsOf, type Goods } from './goods.ts'
import { type Made, once } from './idempotency.ts'
import { countUnits, holdShopper, refuseExcess, repeatedAnswer, wishHash } from './limits.ts'
import { reservationById } from './reader.ts'
import type { ReceiptTokens } from './receipt-tokens.ts'

const defaultHours = 72

export type Reserving = {
  readonly chainId: number
  readonly tenantId: string
  /** Null for a guest. */
  readonly customerId: number | null
  readonly key: string
  readonly body: ReservationBody
  /** The network address that the request came from. */
  readonly address: string
  readonly now: Date
  readonly receipts: ReceiptTokens
  readonly giveUpPayments: GiveUpPayments
}

/** Ends a shopper's open payments by the ids that the browser knows, so that what they hold is free; those that are paid stay as they are. */
export type GiveUpPayments = (transaction: Db, chainId: number, ids: readonly string[], now: Date) => Promise<void>

async function checkShop(db: Db, chainId: number, shopId: number): Promise<void> {
  const shop = await db.selectFrom('shops').select('id').where('chain_id', '=', chainId).where('id', '=', shopId).executeTakeFirst()
  const text = 'Shop id must be a shop of this chain'
  if (!shop) throw new Failure('validation_failed', text, { shopID: [text] })
}

/** What could be taken now, without taking it. */
async function available(transaction: Db, goods: readonly Goods[], shopId: number): Promise<ReadonlySet<Goods>> {
  const variants = goods.map((line) => line.variantId)
  const rows = await transaction
    .selectFrom('stock')
    .select(['variant_id', 'qty'])
    .where('shop_id', '=', shopId)
    .where('variant_id', '=', anyOf(variants))
    .execute()
  const stock = new Map(rows.map((row) => [row.variant_id, row.qty]))
  return new Set(goods.filter(({ variantId, count, visible }) => visible && (stock.get(variantId) ?? 0) >= count))
}

/** What the shopper's own payments hold can be taken instead; they stay open where nothing is. */
async function takeInstead(
  transaction: Db,
  { chainId, body, now, giveUpPayments }: Reserving,
  take: () => Promise<ReadonlySet<Goods>>,
): Promise<ReadonlySet<Goods>> {
  const { payments = [] } = body
  if (payments.length === 0) return take()
  await sql`savepoint instead`.execute(transaction)
  await giveUpPayments(transaction, chainId, payments, now)
  const taken = await take()
  await (taken.size === 0 ? sql`rollback to savepoint instead` : sql`release savepoint instead`).execute(transaction)
  return taken
}

/** The chain's time for collecting, and on to the end of an opening day of the shop. */
export async function collectBefore(db: Db, chainId: number, shopId: number, now: Date): Promise<Date> {
  const shop = await db
    .selectFrom('chain_settings as c')
    .innerJoin('shops as s', 's.chain_id', 'c.chain_id')
    .select(['c.reservation_hours as hours', 's.opening_hours as open', 's.deviations'])
    .where('c.chain_id', '=', chainId)
    .where('s.id', '=', shopId)
    .executeTakeFirst()
  const least = new Date(now.getTime() + (shop?.hours ?? defaultHours) * 3_600_000)
  return nextClosing(openingHours(shop?.open ?? ''), least, shop?.deviations) ?? least
}

/** The customer and the shop hear of a reservation that holds goods. */
export async function orderReservationMails(transaction: Db, tenantId: string, reservationId: number, now: Date): Promise<void> {
  await orderMail(transaction, tenantId, { kind: 'reservation', reservationId } satisfies ReservationMail, now)
  await orderMail(transaction, tenantId, { kind: 'shopReservation', reservationId } satisfies ReservationMail, now)
}

type Outcome = { readonly goods: readonly Goods[]; readonly taken: ReadonlySet<Goods>; readonly awaiting: boolean }

const totalOf = (goods: Iterable<Goods>) => [...goods].reduce((sum, line) => sum + line.price * line.count, 0)
const unitsOf = (goods: Iterable<{ readonly count: number }>) => [...goods].reduce((sum, line) => sum + line.count, 0)

async function store(transaction: Db, reserving: Reserving, { goods, taken, awaiting }: Outcome): Promise<number> {
  const { chainId, tenantId, customerId, body, now, receipts } = reserving
  const { hash, nonce } = receipts.make()
  const until = awaiting ? new Date(now.getTime() + confirmWindow) : await collectBefore(transaction, chainId, body.shopID, now)
  const { id } = await transaction
    .insertInto('reservations')
    .values({
      token_hash: hash,
      token_nonce: nonce,
      chain_id: chainId,
      tenant_id: tenantId,
      shop_id: body.shopID,
      customer_id: customerId,
      status_id: awaiting ? states.awaiting : states.reserved,
      name: body.name.trim(),
      email: body.email,
      email_key: receiverKey(body.email),
      phone: phoneOf(body.phone),
      delivery: body.delivery,
      address: body.address,
      city: body.city,
      zipcode: body.zipcode,
      shipping_method_id: body.shippingMethodId ?? null,
      total: totalOf(taken),
      wish_hash: wishHash(body, customerId),
      created_at: now,
      collect_before: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = goods.map((line) => ({
    reservation_id: id,
    position: line.position,
    ean: line.ean,
    count: line.count,
    reserved: taken.has(line),
    article_id: line.articleId,
    campaign_article_id: line.campaignArticleId,
    name: line.name,
    size: line.size,
    color: line.color,
    image: line.image,
    price: line.price,
  }))
  await transaction.insertInto('reservation_lines').values(lines).execute()
  if (awaiting) await orderMail(transaction, tenantId, { kind: 'confirmation', reservationId: id } satisfies ReservationMail, now)
  else await orderReservationMails(transaction, tenantId, id, now)
  return id
}

const soldOut = ({ name, size, color }: Goods) => `${name} (${size}, ${color}) cannot be had in this shop in that number`

/** The part of an error answer that is kept with the key; the request id is each call's own. */
const refusal = (goods: readonly Goods[]) => ({
  message: 'None of the goods could be reserved',
  errors: Object.fromEntries(goods.map((line) => [`items.${line.position}.Count`, [soldOut(line)]])),
})

/** Whether the receiver has proven the address before: a customer who is logged in with it. */
async function isProven(transaction: Db, customerId: number | null, email: string): Promise<boolean> {
  if (customerId === null) return false
  const proven = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('email_verified', '=', true)
    .where('email', '=', emailOf(email))
    .executeTakeFirst()
  return proven !== undefined
}

async function reserve(transaction: Db, reserving: Reserving): Promise<Made> {
  const { chainId, customerId, body, address, now } = reserving
  if (customerId !== null) await holdCustomer(transaction, customerId)
  await checkShop(transaction, chainId, body.shopID)
  const goods = await goodsOf(transaction, chainId, body.items)
  const shopper = { chainId, phone: body.phone, email: body.email, address, now }
  await holdShopper(transaction, shopper)
  const repeated = await repeatedAnswer(transaction, shopper, wishHash(body, customerId))
  if (repeated) return { status: 201, text: repeated.text, reservationId: repeated.id }
  const limits = await limitsOf(transaction, chainId)
  await refuseExcess(transaction, shopper, unitsOf(goods), limits)
  const large = needsConfirmation({ units: unitsOf(goods), total: totalOf(goods) }, limits)
  const awaiting = large && !(await isProven(transaction, customerId, body.email))
  const taken = await takeInstead(transaction, reserving, () => (awaiting ? available : takeAll)(transaction, goods, body.shopID))
  if (taken.size === 0) return { status: 409, text: JSON.stringify(refusal(goods)), reservationId: null }
  const reservationId = await store(transaction, reserving, { goods, taken, awaiting })
  await countUnits(transaction, shopper, unitsOf(taken))
  await countMail(transaction, chainId, body.email, now)
  const made = await reservationById(transaction, reserving.receipts, reservationId)
  // The answer is kept for repeated requests, and the token is not.
  return { status: 201, text: JSON.stringify({ ...made, token: undefined }), reservationId }
}

/** The kept answer with the token, as every call under the same key is answered. */
async function withToken(db: Db, receipts: ReceiptTokens, { text, reservationId }: Made): Promise<string> {
  const kept = await db
    .selectFrom('reservations')
    .select('token_nonce as nonce')
    .where('id', '=', reservationId ?? 0)
    .executeTakeFirst()
  return JSON.stringify({ ...(JSON.parse(text) as object), token: receipts.tokenOf(kept?.nonce ?? '') })
}

/**
 * Reserves what can be had, in one transaction; throws a 409 when nothing can, a 409 or 429 over a limit, and a 401 when the customer is gone. A large
 * reservation waits for its receiver, and takes nothing before.
 */
export async function makeReservation(db: Db, reserving: Reserving): Promise<string> {
  const answer = await once(db, reserving, (transaction) => reserve(transaction, reserving))
  if (answer.status === 201) return withToken(db, reserving.receipts, answer)
  const { message, errors } = JSON.parse(answer.text) as ReturnType<typeof refusal>
  throw new Failure('nothing_reserved', message, errors)
}
