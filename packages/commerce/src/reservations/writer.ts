import { nextClosing, openingHours, type Deviation } from '@vidda/domain/hours'
import type { ReservationBody } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { confirmWindow, needsConfirmation, receiverKey, reservationStates as states } from '@vidda/domain/reservation'
import { emailOf, holdCustomer, phoneOf } from '../customers/writer.ts'
import type { Db } from '../database/open.ts'
import { Failure } from '../http/failure.ts'
import { orderMail } from '../mail/outbox.ts'
import { limitsOf } from '../limits/settings.ts'
import { countMail } from '../mail/receivers.ts'
import { refreshStock } from '../search/stock.ts'
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
}

async function checkShop(db: Db, chainId: number, shopId: number): Promise<void> {
  const { rows } = await sql`select 1 from shops where chain_id = ${chainId} and id = ${shopId}`.execute(db)
  const text = 'Shop id must be a shop of this chain'
  if (rows.length === 0) throw new Failure('validation_failed', text, { shopID: [text] })
}

/** A line of a cart, as far as it takes stock. */
export type Wanted = Pick<Goods, 'variantId' | 'articleId' | 'ean' | 'count' | 'visible'>

/** Takes the goods, or none of them; answers what is left, null when there were too few. */
async function take(transaction: Db, { variantId, count, visible }: Wanted, shopId: number): Promise<number | null> {
  if (!visible) return null
  const { rows } = await sql<{ qty: number }>`
    update stock set qty = qty - ${count} where variant_id = ${variantId} and shop_id = ${shopId} and qty >= ${count} returning qty`.execute(
    transaction,
  )
  return rows[0]?.qty ?? null
}

export async function takeAll<Line extends Wanted>(transaction: Db, goods: readonly Line[], shopId: number): Promise<ReadonlySet<Line>> {
  const taken = new Set<Line>()
  const soldOut = new Set<number>()
  // Everybody takes in one order, so that two carts never wait for each other.
  for (const line of goods.toSorted((a, b) => (a.ean < b.ean ? -1 : 1))) {
    const left = await take(transaction, line, shopId)
    if (left !== null) taken.add(line)
    if (left === 0) soldOut.add(line.articleId)
  }
  if (soldOut.size > 0) await refreshStock(transaction, [...soldOut])
  return taken
}

/** What could be taken now, without taking it. */
async function available(transaction: Db, goods: readonly Goods[], shopId: number): Promise<ReadonlySet<Goods>> {
  const { rows } = await sql<{ variantId: number; qty: number }>`
    select variant_id as "variantId", qty from stock where shop_id = ${shopId} and variant_id = any (${`{${goods.map((line) => line.variantId).join(',')}}`}::text::int[])`.execute(
    transaction,
  )
  const stock = new Map(rows.map(({ variantId, qty }) => [variantId, qty]))
  return new Set(goods.filter(({ variantId, count, visible }) => visible && (stock.get(variantId) ?? 0) >= count))
}

/** The chain's time for collecting, and on to the end of an opening day of the shop. */
export async function collectBefore(db: Db, chainId: number, shopId: number, now: Date): Promise<Date> {
  const { rows } = await sql<{ hours: number; open: string; deviations: readonly Deviation[] }>`
    select reservation_hours as hours, opening_hours as open, deviations from chain_settings join shops using (chain_id)
    where chain_id = ${chainId} and shops.id = ${shopId}`.execute(db)
  const least = new Date(now.getTime() + (rows[0]?.hours ?? defaultHours) * 3_600_000)
  return nextClosing(openingHours(rows[0]?.open ?? ''), least, rows[0]?.deviations) ?? least
}

/** The customer and the shop hear of a reservation that holds goods. */
export async function orderReservationMails(transaction: Db, tenantId: string, reservationId: number, now: Date): Promise<void> {
  await orderMail(transaction, tenantId, { kind: 'reservation', reservationId }, now)
  await orderMail(transaction, tenantId, { kind: 'shopReservation', reservationId }, now)
}

type Outcome = { readonly goods: readonly Goods[]; readonly taken: ReadonlySet<Goods>; readonly awaiting: boolean }

const totalOf = (goods: Iterable<Goods>) => [...goods].reduce((sum, line) => sum + line.price * line.count, 0)
const unitsOf = (goods: Iterable<{ readonly count: number }>) => [...goods].reduce((sum, line) => sum + line.count, 0)

async function store(transaction: Db, reserving: Reserving, { goods, taken, awaiting }: Outcome): Promise<number> {
  const { chainId, tenantId, customerId, body, now, receipts } = reserving
  const { hash, nonce } = receipts.make()
  const until = awaiting ? new Date(now.getTime() + confirmWindow) : await collectBefore(transaction, chainId, body.shopID, now)
  const { rows } = await sql<{ id: number }>`
    insert into reservations (token_hash, token_nonce, chain_id, tenant_id, shop_id, customer_id, status_id, name, email, phone, delivery, address, city, zipcode, shipping_method_id,
      total, created_at, collect_before, email_key, wish_hash)
    values (${hash}, ${nonce}, ${chainId}, ${tenantId}, ${body.shopID}, ${customerId}, ${awaiting ? states.awaiting : states.reserved}, ${body.name.trim()}, ${body.email}, ${phoneOf(body.phone)}, ${body.delivery},
      ${body.address}, ${body.city}, ${body.zipcode}, ${body.shippingMethodId ?? null}, ${totalOf(taken)}, ${now}, ${until}, ${receiverKey(body.email)}, ${wishHash(body, customerId)})
    returning id`.execute(transaction)
  const id = rows[0]?.id ?? 0
  for (const line of goods) {
    await sql`
      insert into reservation_lines values (${id}, ${line.position}, ${line.ean}, ${line.count}, ${taken.has(line)}, ${line.articleId},
        ${line.campaignArticleId}, ${line.name}, ${line.size}, ${line.color}, ${line.image}, ${line.price})`.execute(transaction)
  }
  if (awaiting) await orderMail(transaction, tenantId, { kind: 'confirmation', reservationId: id }, now)
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
  const { rows } = await sql`
    select 1 from customers where id = ${customerId} and email_verified and email = ${emailOf(email)}`.execute(transaction)
  return rows.length > 0
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
  const taken = await (awaiting ? available : takeAll)(transaction, goods, body.shopID)
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
  const { rows } = await sql<{ nonce: string }>`select token_nonce as nonce from reservations where id = ${reservationId}`.execute(db)
  return JSON.stringify({ ...(JSON.parse(text) as object), token: receipts.tokenOf(rows[0]?.nonce ?? '') })
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
