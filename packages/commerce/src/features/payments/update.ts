import type { Tenant } from '@vidda/contract'
import type { PaymentBody, PaymentSession } from '@vidda/contract/wire'
import { Failure, notFound } from '../../kernel/http/failure.ts'
import { inBuyersTurn } from '../reservations/index.ts'
import { completeSession } from './complete.ts'
import { cartHash } from './contents.ts'
import { releasePromos } from './goods.ts'
import { holdEnd, releaseSurplus } from './holds.ts'
import { providerAway, takeGoods } from './open.ts'
import { addressKeyOf, holdAddress } from './limit.ts'
import { NoProviderAnswer, ProviderRefusal } from './outgoing.ts'
import type { Payments } from './payments.ts'
import { changeSession, lockSession, type Next, type Session, sessionById, sessionByNonce } from './sessions.ts'
import { draftOf, sessionView } from './views.ts'

type Updating = {
  readonly tenant: Tenant
  readonly provider: 'klarna' | 'qliro'
  readonly browserId: string
  /** The network address that the request came from. */
  readonly address: string
  readonly body: PaymentBody
}

const finished = () => new Failure('payment_finished', 'This payment is paid or over: its receipt says what became of it')

/** The session of an id that a browser holds; throws a 404 for any other. */
export async function sessionOfBrowser(
  { db, ids }: Payments,
  { chainId, provider, browserId }: { readonly chainId: number; readonly provider: string; readonly browserId: string },
): Promise<Session> {
  const nonce = ids.nonceOf(browserId)
  const session = nonce === null ? null : await sessionByNonce(db, chainId, nonce)
  if (!session || session.provider !== provider) throw notFound('payment')
  return session
}

const mayChange = ({ state, reason, providerOrderId }: Session) =>
  providerOrderId !== null && (state === 'held' || (state === 'expired' && reason === null))

/** Prices the cart anew and takes what it needs beyond what is held; what it no longer needs goes back once the provider knows. Null when nothing changes. */
function prepare(
  payments: Payments,
  { tenant, address, body }: Updating,
  id: number,
): Promise<{ readonly session: Session; readonly next: Next } | null> {
  const { db, now } = payments
  const addressKey = addressKeyOf(tenant.chainId, address)
  return inBuyersTurn(db, async (transaction) => {
    await holdAddress(transaction, addressKey)
    const session = await lockSession(transaction, id)
    if (!session || !mayChange(session)) throw finished()
    if (body.shopID !== session.shopId) {
      const text = 'Shop id must stay the same: open another payment for another shop'
      throw new Failure('validation_failed', text, { shopID: [text] })
    }
    const contents = await takeGoods(transaction, payments, { chainId: tenant.chainId, addressKey, body, sessionId: id })
    const hash = cartHash(session.shopId, contents)
    const held = { state: 'held', held: true, addressKey, holdUntil: holdEnd(now()) } as const
    if (hash === session.cartHash && session.next === null) {
      await releaseSurplus(transaction, session, contents.lines)
      await changeSession(transaction, id, { ...held, contents }, now())
      return null
    }
    const next = { contents, cartHash: hash, version: Math.max(session.version, session.next?.version ?? 0) + 1 }
    await changeSession(transaction, id, { ...held, next }, now())
    return { session, next }
  })
}

/** The provider has the new contents, or has refused them: the others are forgotten, and what only they needed goes back. */
async function settle({ db, now }: Payments, id: number, version: number, taken: boolean): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const session = await lockSession(transaction, id)
    if (session?.next?.version !== version || session.state !== 'held') return
    const { contents } = taken ? session.next : session
    await releaseSurplus(transaction, session, contents.lines)
    await releasePromos(transaction, id, contents.promoId)
    await changeSession(transaction, id, { ...(taken && session.next), next: null }, now())
  })
}

/** Brings a payment to what the cart holds now; throws as `openPayment` does, and a 409 where it is paid or over. */
export async function updatePayment(payments: Payments, updating: Updating): Promise<PaymentSession> {
  const { tenant, provider, browserId } = updating
  const found = await sessionOfBrowser(payments, { chainId: tenant.chainId, provider, browserId })
  const prepared = await prepare(payments, updating, found.id)
  if (prepared) {
    const { session, next } = prepared
    const service = payments.providers.of(tenant.id, provider, session.shopId)
    if (!service || session.providerOrderId === null) throw providerAway()
    try {
      await service.update(session.providerOrderId, await draftOf(payments, tenant, session, next))
      await settle(payments, session.id, next.version, true)
    } catch (error) {
      if (error instanceof NoProviderAnswer) throw providerAway()
      if (!(error instanceof ProviderRefusal)) throw error
      if (error.status >= 500) throw providerAway()
      await settle(payments, session.id, next.version, false)
      // What cannot be changed any more is most likely paid.
      await completeSession(payments, session.id)
      throw finished()
    }
  }
  const session = await sessionById(payments.db, found.id)
  if (!session) throw notFound('payment')
  return sessionView(payments, session)
}
