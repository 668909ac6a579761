import { nextClosing, openingHours, type Deviation } from '@vidda/domain/hours'
import { randomBytes } from 'node:crypto'
import type { ReservationBody } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { holdCustomer, phoneOf } from '../customers/writer.ts'
import type { Db } from '../database/open.ts'
import { Failure } from '../http/failure.ts'
import { orderMail } from '../mail/outbox.ts'
import { refreshStock } from '../search/stock.ts'
import { goodsOf, type Goods } from './goods.ts'
import { type Made, once } from './idempotency.ts'
import { reservation } from './reader.ts'
import { states } from './states.ts'

const defaultHours = 72

export type Reserving = {
  readonly chainId: number
  readonly tenantId: string
  /** Null for a guest. */
  readonly customerId: number | null
  readonly key: string
  readonly body: ReservationBody
  readonly now: Date
}

async function checkShop(db: Db, chainId: number, shopId: number): Promise<void> {
  const { rows } = await sql`select 1 from shops where chain_id = ${chainId} and id = ${shopId}`.execute(db)
  const text = 'Shop id must be a shop of this chain'
  if (rows.length === 0) throw new Failure('validation_failed', text, { shopID: [text] })
}

/** Takes the goods, or none of them; answers what is left, null when there were too few. */
async function take(transaction: Db, { variantId, count, visible }: Goods, shopId: number): Promise<number | null> {
  if (!visible) return null
  const { rows } = await sql<{ qty: number }>`
    update stock set qty = qty - ${count} where variant_id = ${variantId} and shop_id = ${shopId} and qty >= ${count} returning qty`.execute(
    transaction,
  )
  return rows[0]?.qty ?? null
}

async function takeAll(transaction: Db, goods: readonly Goods[], shopId: number): Promise<ReadonlySet<Goods>> {
  const taken = new Set<Goods>()
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

/** The chain's time for collecting, and on to the end of an opening day of the shop. */
async function collectBefore(db: Db, { chainId, body, now }: Reserving): Promise<Date> {
  const { rows } = await sql<{ hours: number; open: string; deviations: readonly Deviation[] }>`
    select reservation_hours as hours, opening_hours as open, deviations from chain_settings join shops using (chain_id)
    where chain_id = ${chainId} and shops.id = ${body.shopID}`.execute(db)
  const least = new Date(now.getTime() + (rows[0]?.hours ?? defaultHours) * 3_600_000)
  return nextClosing(openingHours(rows[0]?.open ?? ''), least, rows[0]?.deviations) ?? least
}

async function store(transaction: Db, reserving: Reserving, goods: readonly Goods[], taken: ReadonlySet<Goods>): Promise<string> {
  const { chainId, tenantId, customerId, body, now } = reserving
  const token = randomBytes(24).toString('base64url')
  const total = goods.reduce((sum, line) => sum + (taken.has(line) ? line.price * line.count : 0), 0)
  const { rows } = await sql<{ id: number }>`
    insert into reservations (token, chain_id, tenant_id, shop_id, customer_id, status_id, name, email, phone, delivery, address, city, zipcode, shipping_method_id,
      total, created_at, collect_before)
    values (${token}, ${chainId}, ${tenantId}, ${body.shopID}, ${customerId}, ${states.reserved}, ${body.name.trim()}, ${body.email}, ${phoneOf(body.phone)}, ${body.delivery},
      ${body.address}, ${body.city}, ${body.zipcode}, ${body.shippingMethodId ?? null}, ${total}, ${now}, ${await collectBefore(transaction, reserving)})
    returning id`.execute(transaction)
  const id = rows[0]?.id ?? 0
  for (const line of goods) {
    await sql`
      insert into reservation_lines values (${id}, ${line.position}, ${line.ean}, ${line.count}, ${taken.has(line)}, ${line.articleId},
        ${line.campaignArticleId}, ${line.name}, ${line.size}, ${line.color}, ${line.image}, ${line.price})`.execute(transaction)
  }
  await orderMail(transaction, tenantId, { kind: 'reservation', reservationId: id }, now)
  await orderMail(transaction, tenantId, { kind: 'shopReservation', reservationId: id }, now)
  return token
}

const soldOut = ({ name, size, color }: Goods) => `${name} (${size}, ${color}) cannot be had in this shop in that number`

/** The part of an error answer that is kept with the key; the request id is each call's own. */
const refusal = (goods: readonly Goods[]) => ({
  message: 'None of the goods could be reserved',
  errors: Object.fromEntries(goods.map((line) => [`items.${line.position}.Count`, [soldOut(line)]])),
})

async function reserve(transaction: Db, reserving: Reserving): Promise<Made> {
  const { chainId, customerId, body } = reserving
  if (customerId !== null) await holdCustomer(transaction, customerId)
  await checkShop(transaction, chainId, body.shopID)
  const goods = await goodsOf(transaction, chainId, body.items)
  const taken = await takeAll(transaction, goods, body.shopID)
  if (taken.size === 0) return { status: 409, text: JSON.stringify(refusal(goods)), reservationId: null }
  const token = await store(transaction, reserving, goods, taken)
  const made = await reservation(transaction, chainId, { token })
  return { status: 201, text: JSON.stringify(made), reservationId: made?.id ?? null }
}

/** Reserves what can be had, in one transaction; throws a 409 when nothing can, and a 401 when the customer is gone. */
export async function makeReservation(db: Db, reserving: Reserving): Promise<string> {
  const answer = await once(db, reserving, (transaction) => reserve(transaction, reserving))
  if (answer.status === 201) return answer.text
  const { message, errors } = JSON.parse(answer.text) as ReturnType<typeof refusal>
  throw new Failure('nothing_reserved', message, errors)
}
