import type { PaymentReason } from '@vidda/contract/wire'
import { vatPercentage } from '@vidda/domain/price'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { orderMail } from '../../kernel/mail/outbox.ts'
import { holdsCustomer } from '../../kernel/auth/account.ts'
import { inBuyersTurn } from '../reservations/index.ts'
import { type Contents, paymentLines } from './contents.ts'
import { releasePromos } from './goods.ts'
import { putBack } from '../stock/index.ts'
import { holdWhole, releaseHolds, releaseSurplus, sellHolds } from './holds.ts'
import type { PaymentMail } from './mails.ts'
import { orderStep } from './outbox.ts'
import type { Payments } from './payments.ts'
import type { ComparedLine, ProviderOrder, ProviderService, Receiver } from './provider.ts'
import { type Change, changeSession, lockSession, type Next, type Session, sessionById } from './sessions.ts'
import { isSold, isUndecided, mayBecome } from './states.ts'
import { isOverdue, nextRead } from './sweep-times.ts'

const written = (lines: readonly ComparedLine[]): string =>
  JSON.stringify(lines.map(({ reference, count, price }) => [reference, count, price]).toSorted((a, b) => (String(a) < String(b) ? -1 : 1)))

/** An order's contents as the provider reports them. */
export type Claimed = Pick<ProviderOrder, 'currency' | 'total' | 'vat' | 'lines' | 'cartHash' | 'reference'>

/** The contents that a provider's order has: those that are agreed on, or those that it is being told. Null for any others. */
export function agreedContents(service: Pick<ProviderService, 'compared'>, session: Session, claimed: Claimed): Next | null {
  const candidates: readonly Next[] = session.next ? [session, session.next] : [session]
  const isThis = ({ contents, cartHash }: Next) =>
    claimed.currency === 'NOK' &&
    claimed.reference === session.reference &&
    claimed.total === contents.total &&
    (claimed.vat === null || claimed.vat === contents.vat) &&
    (claimed.cartHash === null || claimed.cartHash === cartHash) &&
    (claimed.lines === null || written(claimed.lines) === written(service.compared(paymentLines(contents))))
  return candidates.find(isThis) ?? null
}

export const wantedOf = ({ lines }: Contents) => lines.map((line) => ({ ...line, visible: true }))

type Deciding = {
  readonly transaction: Db
  readonly payments: Payments
  readonly session: Session
  readonly order: ProviderOrder
  readonly service: ProviderService
  readonly at: Date
}

const orderCancel = ({ transaction, session, at }: Deciding) =>
  orderStep(transaction, { sessionId: session.id, kind: 'cancel', intention: `cancel|${session.reference}`, now: at })

async function hasOrder(transaction: Db, sessionId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from orders where payment_session_id = ${sessionId}`.execute(transaction)
  return rows.length > 0
}

/** It comes to nothing: what was held or sold goes back, and the code too. */
async function endSession(deciding: Deciding, change: Change & { readonly reason?: PaymentReason | null }): Promise<void> {
  const { transaction, session, order, at } = deciding
  if (await hasOrder(transaction, session.id)) await putBackSold(transaction, session.id)
  else await releaseHolds(transaction, [session.id])
  await releasePromos(transaction, session.id)
  const { receiver, method } = order
  await changeSession(
    transaction,
    session.id,
    {
      held: false,
      addressKey: null,
      next: null,
      nextReadAt: null,
      ...(receiver.email && { receiver }),
      ...(method && { paymentMethod: method }),
      ...change,
    },
    at,
  )
}

/** Goods of an order, back on the shelf of the shop that they came from. */
async function putBackSold(transaction: Db, sessionId: number): Promise<void> {
  const rows = await transaction
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('variants as v', (join) => join.onRef('v.chain_id', '=', 'o.chain_id').onRef('v.ean', '=', 'l.ean'))
    .select(['v.id as variantId', 'v.article_id as articleId', ({ fn }) => fn.sum<number>('l.count').as('count')])
    .select(({ ref }) => ref('o.shop_id').$notNull().as('shopId'))
    .where('o.payment_session_id', '=', sessionId)
    .groupBy(['v.id', 'o.shop_id', 'v.article_id', 'v.ean'])
    .orderBy('v.ean')
    .execute()
  await putBack(transaction, rows)
}

const mailBuyer = ({ transaction, session, at }: Deciding, kind: PaymentMail['kind']) =>
  orderMail(transaction, session.tenantId, { kind, sessionId: session.id } satisfies PaymentMail, at)

/** The payment does not match the session, or is still pending after 14 days: nothing is shipped, and its cancellation at the provider is queued. */
async function review(deciding: Deciding, reason: PaymentReason): Promise<void> {
  const { payments, session, order } = deciding
  await endSession(deciding, { state: 'review_required', reason })
  await orderCancel(deciding)
  payments.log(
    { session: session.id, order: session.reference, reason, provider: order.total, ours: session.contents.total },
    'a payment is not as agreed',
  )
}

/** Paid when its goods were gone: the provider is to cancel it, and the buyer hears of it. */
async function cancelSoldOut(deciding: Deciding): Promise<void> {
  const { order } = deciding
  await endSession(deciding, { state: 'cancelled', reason: 'no_stock' })
  await orderCancel(deciding)
  if (order.receiver.email) await mailBuyer(deciding, 'orderCancelled')
}

/** The contents that were paid for, with all of their goods held; null, and the session ended, where that cannot be. */
async function secured(deciding: Deciding): Promise<Next | null> {
  const { transaction, service, session, order } = deciding
  if (session.reason === 'superseded') return review(deciding, 'superseded').then(() => null)
  const agreed = agreedContents(service, session, order)
  if (!agreed) return review(deciding, 'mismatch').then(() => null)
  const missing = await holdWhole(transaction, session, wantedOf(agreed.contents))
  if (missing.length > 0) return cancelSoldOut(deciding).then(() => null)
  await releaseSurplus(transaction, session, agreed.contents.lines)
  return agreed
}

const contentsChange = ({ contents, cartHash, version }: Next) => ({ contents, cartHash, version, next: null })

/** The customer of a session, locked against deletion until the transaction ends; null when the account has been deleted. */
async function ownerOf(transaction: Db, customerId: number | null): Promise<number | null> {
  if (customerId === null) return null
  return (await holdsCustomer(transaction, customerId)) ? customerId : null
}

async function writeOrder(transaction: Db, session: Session, { contents }: Next, receiver: Receiver, at: Date): Promise<void> {
  const { orderId, chainId, tenantId, customerId, shopId, detachedAt } = session
  await sql`
    insert into orders (id, chain_id, tenant_id, customer_id, name, email, phone, address, zipcode, city, vat_percentage, total_vat, net_amount, total, created_at,
      detached_at, shop_id, payment_session_id)
    overriding system value values (${orderId}, ${chainId}, ${tenantId}, ${customerId}, ${receiver.name}, ${receiver.email}, ${receiver.phone}, ${receiver.address},
      ${receiver.zipcode}, ${receiver.city}, ${vatPercentage}, ${contents.vat}, ${contents.total - contents.vat}, ${contents.total}, ${at}, ${detachedAt}, ${shopId},
      ${session.id})`.execute(transaction)
  for (const [position, line] of contents.lines.entries()) {
    await sql`
      insert into order_lines (order_id, position, ean, count, article_id, name, size, color, image, price)
      values (${orderId}, ${position}, ${line.ean}, ${line.count}, ${line.articleId}, ${line.name}, ${line.size}, ${line.color}, ${line.image}, ${line.price})`.execute(
      transaction,
    )
  }
}

/** The birth of an order: the only one (docs/adr/0023). */
async function accept(deciding: Deciding): Promise<void> {
  const { transaction, session, order, at } = deciding
  const { receiver, method } = order
  if (isSold(session.state)) return
  const agreed = await secured(deciding)
  if (!agreed) return
  await sellHolds(transaction, session.id)
  await releasePromos(transaction, session.id, agreed.contents.promoId)
  await writeOrder(transaction, session, agreed, receiver, at)
  const state = session.provider === 'klarna' ? 'authorized' : 'accepted'
  const change = { state, reason: null, held: false, addressKey: null, receiver, paymentMethod: method, nextReadAt: null } as const
  await changeSession(transaction, session.id, { ...contentsChange(agreed), ...change }, at)
  if (session.provider === 'klarna') {
    await orderStep(transaction, { sessionId: session.id, kind: 'acknowledge', intention: `acknowledge|${session.reference}`, now: at })
  }
  if (receiver.email) await mailBuyer(deciding, 'order')
}

/** Cancels a payment that is still pending after 14 days: its goods return to stock, and a later decision is ignored. */
async function giveUp(deciding: Deciding): Promise<void> {
  await review(deciding, 'undecided')
  if (deciding.order.receiver.email) await mailBuyer(deciding, 'orderUndecided')
}

/** The provider decides later: the goods wait for it, for 14 days at most. */
async function waitForDecision(deciding: Deciding): Promise<void> {
  const { transaction, session, order, at } = deciding
  const nextReadAt = nextRead({ ...session, state: 'on_hold' }, at)
  if (isSold(session.state)) return changeSession(transaction, session.id, { state: 'on_hold', nextReadAt }, at)
  const agreed = await secured(deciding)
  if (!agreed) return
  const { receiver, method } = order
  await changeSession(
    transaction,
    session.id,
    { ...contentsChange(agreed), state: 'on_hold', held: true, receiver, paymentMethod: method, nextReadAt },
    at,
  )
}

async function refuse(deciding: Deciding): Promise<void> {
  const { session, order } = deciding
  await endSession(deciding, { state: 'refused' })
  if (session.state !== 'held' && order.receiver.email) await mailBuyer(deciding, 'orderRefused')
}

async function decide(deciding: Deciding): Promise<void> {
  const { transaction, session, order, at } = deciding
  const { status } = order
  if (session.state === 'review_required' || session.state === 'cancelled' || session.state === 'refused') return
  if (status === 'paid') {
    // Decided at last, after the order was there already.
    if (session.state === 'on_hold' && (await hasOrder(transaction, session.id))) {
      await changeSession(transaction, session.id, { state: 'authorized', nextReadAt: null }, at)
    } else await accept(deciding)
  } else if (status === 'pending' && session.state === 'on_hold' && isOverdue(session.createdAt, at)) await giveUp(deciding)
  else if (status === 'pending' && mayBecome(session.state, 'on_hold')) await waitForDecision(deciding)
  else if (status === 'refused' && mayBecome(session.state, 'refused')) await refuse(deciding)
  else if (status === 'cancelled' && isUndecided(session.state)) await endSession(deciding, { state: 'cancelled' })
  else if (status === 'gone' && (session.state === 'held' || session.state === 'expired')) await endSession(deciding, { state: 'expired' })
  else if (isUndecided(session.state)) {
    const nextReadAt = nextRead(session, at)
    await changeSession(transaction, session.id, { nextReadAt }, at)
  }
}

const isSettled = ({ state }: Session) => state !== 'draft' && !isUndecided(state)

type Asking = { readonly hint?: string | null; readonly again?: boolean }

async function complete(payments: Payments, id: number, { hint = null, again = false }: Asking): Promise<Session | null> {
  const { db, now, providers } = payments
  const known = await sessionById(db, id)
  if (!known || (isSettled(known) && !again)) return known
  const service = providers.of(known.tenantId, known.provider, known.shopId)
  if (!service) return known
  // Outside the transaction: a provider may take its time.
  const order = known.providerOrderId === null ? await service.find(known.reference, hint) : await service.read(known.providerOrderId)
  if (!order) return known
  await inBuyersTurn(db, async (transaction) => {
    const customerId = await ownerOf(transaction, known.customerId)
    const locked = await lockSession(transaction, id)
    if (!locked || (isSettled(locked) && !again)) return
    const at = now()
    const attached = locked.providerOrderId === null
    if (attached)
      await changeSession(transaction, id, { providerOrderId: order.id, state: locked.state === 'draft' ? 'held' : locked.state }, at)
    const session: Session = { ...locked, customerId, providerOrderId: order.id, state: locked.state === 'draft' ? 'held' : locked.state }
    await decide({ transaction, payments, session, order, service, at })
  })
  payments.answers.clear()
  payments.wake()
  return sessionById(db, id)
}

type Waiting = {
  readonly running: Promise<unknown>
  /** What comes after it, by how it asks. */
  readonly next: Map<string, Promise<Session | null>>
}

const underWay = new WeakMap<Payments, Map<number, Waiting>>()

/**
 * Asks the provider what has become of a session, and does what follows from it: the one place where an order is born, called by the confirmation page, by
 * pushes and by the reconciliation sweep. Idempotent. With `again` the provider is asked even when the order exists already.
 */
export function completeSession(payments: Payments, id: number, asking: Asking = {}): Promise<Session | null> {
  const known = underWay.get(payments) ?? new Map<number, Waiting>()
  underWay.set(payments, known)
  const begin = (): Promise<Session | null> => {
    const running = complete(payments, id, asking).finally(() => known.get(id)?.running === running && known.delete(id))
    known.set(id, { running, next: new Map() })
    return running
  }
  const there = known.get(id)
  if (!there) return begin()
  // Fifty calls at once ask the provider twice: what runs may have asked too early for those that came meanwhile, and they share the next.
  const how = JSON.stringify(asking)
  const next = there.next.get(how) ?? there.running.then(begin, begin)
  there.next.set(how, next)
  return next
}
