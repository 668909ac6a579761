import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '@vidda/contract'
import type { PaymentBody, PaymentSession } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { Failure, unavailable } from '../../kernel/http/failure.ts'
import { holdCustomer } from '../../kernel/auth/account.ts'
import { inBuyersTurn } from '../reservations/index.ts'
import { BrowserIds } from './browser-ids.ts'
import { bodyHash, cartHash, type Contents, contentsOf, sumsOf } from './contents.ts'
import { contentLine, holdPromo, paidGoods, promoOf, releasePromos } from './goods.ts'
import { holdEnd, holdMore, releaseHolds } from './holds.ts'
import { addressKeyOf, holdAddress, refuseExcess } from './limit.ts'
import type { Payments } from './payments.ts'
import { isProviderFault } from './outgoing.ts'
import { changeSession, lockSession, type Session, sessionById, sessionByKey } from './sessions.ts'
import { superseding } from './supersede.ts'
import { draftOf, withSnippet } from './views.ts'
import { firstRead } from './sweep-times.ts'

export type Opening = {
  readonly tenant: Tenant
  readonly provider: 'klarna' | 'qliro'
  /** Null for a guest. */
  readonly customerId: number | null
  /** The network address that the request came from. */
  readonly address: string
  readonly key: string
  readonly body: PaymentBody
}

const reused = () => new Failure('idempotency_key_reused', 'This Idempotency-Key was used for another request')
const nothingOrdered = () => new Failure('nothing_ordered', 'None of the goods can be had in this shop in that number')
export const providerAway = () =>
  new Failure('provider_unavailable', 'The provider does not answer just now: try again, or pay in another way')

const priceChanged = (total: number) =>
  new Failure('price_changed', `These goods cost ${total} øre now, freight and discount included: look at the cart again`)

type Taking = { readonly chainId: number; readonly addressKey: string; readonly body: PaymentBody; readonly sessionId: number }

/** Prices the goods and takes those that can be had; throws where the shopper was told another price, where nothing can be had, or
 * where too much is put aside from this network address, which must be held. */
export async function takeGoods(transaction: Db, payments: Payments, { chainId, addressKey, body, sessionId }: Taking): Promise<Contents> {
  const goods = await paidGoods(transaction, chainId, body.lines)
  const promo = await promoOf(transaction, chainId, body.promoCode, payments.now())
  const { total } = sumsOf(goods.map(contentLine), body.shipping, promo)
  if (total !== body.seenTotal) throw priceChanged(total)
  await holdPromo(transaction, promo, sessionId)
  const units = goods.reduce((sum, { count }) => sum + count, 0)
  await refuseExcess(transaction, { chainId, addressKey, sessionId, units, now: payments.now() })
  const taken = await holdMore(transaction, { id: sessionId, shopId: body.shopID }, goods)
  if (taken.size === 0) throw nothingOrdered()
  const [lines, notOrdered] = [goods.filter((line) => taken.has(line)), goods.filter((line) => !taken.has(line))]
  return contentsOf({ lines: lines.map(contentLine), notOrdered: notOrdered.map(contentLine), shipping: body.shipping, promo })
}

async function checkShop(db: Db, chainId: number, shopId: number): Promise<void> {
  const { rows } = await sql`select 1 from shops where chain_id = ${chainId} and id = ${shopId}`.execute(db)
  const text = 'Shop id must be a shop of this chain'
  if (rows.length === 0) throw new Failure('validation_failed', text, { shopID: [text] })
}

/** Writes the session down with its goods put aside; the one that is there already for a repeated key. */
async function begin(payments: Payments, opening: Opening): Promise<{ readonly id: number; readonly fresh: boolean }> {
  const { db, receipts, ids, now } = payments
  const { tenant, provider, customerId, address, key, body } = opening
  const addressKey = addressKeyOf(tenant.chainId, address)
  const hash = bodyHash(provider, body)
  return inBuyersTurn(db, async (transaction) => {
    await holdAddress(transaction, addressKey)
    const at = now()
    const token = receipts.make()
    const { number } = await transaction
      .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('orders', 'id'))`.as('number'))
      .executeTakeFirstOrThrow()
    const made = await transaction
      .insertInto('payment_sessions')
      .values({
        nonce: BrowserIds.nonce(),
        token_hash: token.hash,
        token_nonce: token.nonce,
        chain_id: tenant.chainId,
        tenant_id: tenant.id,
        shop_id: body.shopID,
        customer_id: customerId,
        provider,
        reference: String(number),
        order_id: number,
        key,
        body_hash: hash,
        state: 'draft',
        claimed_at: at,
        contents: '{}',
        cart_hash: '',
        version: 1,
        total: 0,
        vat: 0,
        held: true,
        hold_until: holdEnd(at),
        address_key: addressKey,
        created_at: at,
        changed_at: at,
      })
      .onConflict((one) => one.columns(['chain_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) {
      const known = await sessionByKey(transaction, tenant.chainId, key)
      if (!known || known.bodyHash !== hash) throw reused()
      return { id: known.id, fresh: false }
    }
    if (customerId !== null) await holdCustomer(transaction, customerId)
    await checkShop(transaction, tenant.chainId, body.shopID)
    if (body.replaces) await superseding(ids)(transaction, tenant.chainId, [body.replaces], at)
    const contents = await takeGoods(transaction, payments, { chainId: tenant.chainId, addressKey, body, sessionId: made.id })
    await changeSession(transaction, made.id, { contents, cartHash: cartHash(body.shopID, contents) }, at)
    return { id: made.id, fresh: true }
  })
}

/** The provider was not heard of: the goods go back, and the key may be used anew. */
async function giveUp(payments: Payments, id: number): Promise<void> {
  const { db, now } = payments
  await db.transaction().execute(async (transaction) => {
    const session = await lockSession(transaction, id)
    if (session?.state !== 'draft') return
    await releaseHolds(transaction, [id])
    await releasePromos(transaction, id)
    await changeSession(transaction, id, { state: 'expired', held: false, addressKey: null, key: null }, now())
  })
}

/** Creates the provider's order and stores its id. */
async function openAtProvider(payments: Payments, tenant: Tenant, session: Session): Promise<string | null> {
  const { db, now, providers } = payments
  const service = providers.of(tenant.id, session.provider, session.shopId)
  if (!service) throw providerAway()
  try {
    const { id, snippet } = await service.create(await draftOf(payments, tenant, session))
    await changeSession(db, session.id, { state: 'held', providerOrderId: id, reads: 0, nextReadAt: firstRead(now()) }, now())
    return snippet
  } catch (error) {
    await giveUp(payments, session.id)
    payments.log({ err: error, session: session.id }, 'a payment could not be opened')
    if (isProviderFault(error)) throw providerAway()
    throw error
  }
}

/** As long as a call to a provider may take; a session that is a draft for longer was left by a process that ended. */
const claimMs = 25_000
const lookEvery = 100
const longestWait = 11_000

/** Waits until another call with the same key has opened the session; takes it over where that one is gone. */
async function settled(payments: Payments, id: number): Promise<Session> {
  const { db, now } = payments
  const until = performance.now() + longestWait
  while (performance.now() < until) {
    const session = await sessionById(db, id)
    if (!session) break
    if (session.state !== 'draft') return session
    const stale = new Date(now().getTime() - claimMs)
    const { rows } = await sql`
      update payment_sessions set claimed_at = ${now()} where id = ${id} and state = 'draft' and claimed_at < ${stale} returning id`.execute(
      db,
    )
    if (rows.length > 0) return session
    await pause(lookEvery)
  }
  throw unavailable('The payment is being opened by another call', 2)
}

/** Puts the goods aside and opens a payment, once per key; throws a 409, a 404 or a 503 that says why not. */
export async function openPayment(payments: Payments, opening: Opening): Promise<PaymentSession> {
  const { tenant, provider } = opening
  if (!tenant.providers.includes(provider) || !payments.providers.of(tenant.id, provider, opening.body.shopID)) throw providerAway()
  const { id, fresh } = await begin(payments, opening)
  const found = fresh ? await sessionById(payments.db, id) : await settled(payments, id)
  if (!found) throw providerAway()
  const snippet = found.state === 'draft' ? await openAtProvider(payments, tenant, found) : null
  const session = await sessionById(payments.db, id)
  // Another call with this key has found no provider.
  if (!session?.providerOrderId) throw providerAway()
  return withSnippet(payments, session, snippet)
}
