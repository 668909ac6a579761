import { apiBase, paymentCallbackPath, type Tenant } from '@vidda/contract'
import type { OrderReceipt, PaymentSession } from '@vidda/contract/wire'
import { vatPercentage } from '@vidda/domain/price'
import type { Db } from '../../kernel/database/open.ts'
import type { CallbackPurpose } from './callback-tokens.ts'
import { orderComplaints } from './complainable.ts'
import { type Contents, paymentLines, wireLine } from './contents.ts'
import type { Payments } from './payments.ts'
import type { Draft, MerchantUrls } from './provider.ts'
import type { Next, Session, SessionState } from './sessions.ts'
import { prepareSnippet } from './snippet.ts'
import { orderWithdrawal } from './withdrawable.ts'

function urlsOf(payments: Payments, tenant: Tenant, session: Session): MerchantUrls {
  const { origin } = tenant
  const callback = (purpose: CallbackPurpose) => {
    const token = payments.callbacks.make(session.provider, purpose, session.id)
    return `${payments.providers.callbackOrigin(tenant)}${apiBase}/${paymentCallbackPath(session.provider, purpose, token)}`
  }
  const page = session.provider === 'klarna' ? '/checkout/klarna' : `/checkout/qliro/${session.shopId}`
  return {
    terms: `${origin}/kundeservice#vilkar`,
    privacy: `${origin}/personvernerklaering`,
    checkout: origin + page,
    confirmation: `${origin}/checkout/kvittering/${payments.receipts.tokenOf(session.tokenNonce)}`,
    push: callback('push'),
    validation: callback('validation'),
    management: callback('management'),
  }
}

const customerOf = async (db: Db, id: number | null) =>
  id === null
    ? undefined
    : db.selectFrom('customers').select(['email', 'phone', 'postal_code as zipcode']).where('id', '=', id).executeTakeFirst()

/** What the provider is told of a session, with other contents where it is to be changed. */
export async function draftOf(payments: Payments, tenant: Tenant, session: Session, next: Next = session): Promise<Draft> {
  const { contents, cartHash, version } = next
  return {
    reference: session.reference,
    shopId: session.shopId,
    total: contents.total,
    vat: contents.vat,
    lines: paymentLines(contents),
    cartHash,
    version,
    shipping: contents.shipping,
    urls: urlsOf(payments, tenant, session),
    colors: tenant.colors,
    customer: (await customerOf(payments.db, session.customerId)) ?? null,
  }
}

const stateOf = (state: SessionState) => (state === 'draft' ? 'held' : state)

const contentsView = ({ shipping, lines, notOrdered, promoCode, goods, discount, freight, total, vat }: Contents) => ({
  shipping,
  lines: lines.map(wireLine),
  notOrdered: notOrdered.map(wireLine),
  promoCode,
  goods,
  discount,
  freight,
  total,
  vatPercentage,
  totalVat: vat,
  netAmount: total - vat,
})

/** A session as its browser sees it, without the provider's part. */
export function sessionView({ ids, receipts }: Payments, session: Session): PaymentSession {
  return {
    id: ids.idOf(session.nonce),
    token: receipts.tokenOf(session.tokenNonce),
    provider: session.provider,
    state: stateOf(session.state),
    shopID: session.shopId,
    ...contentsView(session.contents),
    version: session.version,
    expiresAt: session.holdUntil.toISOString(),
    snippet: null,
  }
}

/** The same with the provider's frame, which is asked for anew unless it came along; without one when there is nothing to pay. */
export async function withSnippet(payments: Payments, session: Session, known: string | null = null): Promise<PaymentSession> {
  const view = sessionView(payments, session)
  if (session.state !== 'held' || !session.providerOrderId) return view
  const service = payments.providers.of(session.tenantId, session.provider, session.shopId)
  const html = known ?? (await service?.read(session.providerOrderId))?.snippet ?? null
  return { ...view, snippet: html === null ? null : prepareSnippet(html) }
}

/** What has been charged and paid back of a session. */
const moneyOf = (db: Db, sessionId: number) =>
  db
    .selectFrom('payment_operations')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('amount').filterWhere('kind', '=', 'capture'), lit(0)).as('captured'),
      fn.coalesce(fn.sum<number>('amount').filterWhere('kind', '=', 'refund'), lit(0)).as('refunded'),
    ])
    .where('session_id', '=', sessionId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()

/** What receipts are written with. */
export type Receipts = Pick<Payments, 'db' | 'ids' | 'receipts' | 'now'>

const nobody = { name: '', email: '', phone: '', address: '', zipcode: '', city: '' }

/** What a receipt says to whoever may read it, without what opens it. */
export type ReceiptText = Omit<OrderReceipt, 'token' | 'sessionId' | 'snippet'>

export async function receiptText(db: Db, session: Session, now: Date): Promise<ReceiptText> {
  const order = await db
    .selectFrom('orders')
    .select(['created_at as at', 'name', 'email', 'phone', 'address', 'zipcode', 'city'])
    .where('payment_session_id', '=', session.id)
    .executeTakeFirst()
  const withdrawal = await orderWithdrawal(db, session, now)
  const { at, ...receiver } = order ?? { at: session.createdAt, ...nobody, ...session.receiver }
  return {
    kind: 'order',
    id: order ? session.orderId : null,
    provider: session.provider,
    paymentMethod: session.paymentMethod,
    state: stateOf(session.state),
    reason: session.reason,
    shopID: session.shopId,
    ...contentsView(session.contents),
    ...receiver,
    ...(await moneyOf(db, session.id)),
    date: at.toISOString(),
    withdrawal,
    complaints: await orderComplaints(db, session, { at, withdrawal }),
  }
}

/** The receipt of a session; `token` is the one that it was asked for with. */
export async function receiptView(
  { db, ids, receipts, now }: Receipts,
  session: Session,
  token = receipts.tokenOf(session.tokenNonce),
): Promise<OrderReceipt> {
  return { ...(await receiptText(db, session, now())), token, sessionId: ids.idOf(session.nonce), snippet: null }
}
