import { ApiError } from '@vidda/client'
import { createPayment, fetchPayment, updatePayment } from '@vidda/client/payments'
import { addKlarnaOrder, removeKlarnaOrder, type CartState } from '@vidda/domain/cart'
import type { PaymentProvider, PaymentRequest, PaymentSession, PaymentState } from '@vidda/domain/payment-page'
import { receiptPath } from '@vidda/domain/route'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart, useCartStore } from '../cart/index.ts'
import { noteQliroOrder, paymentRequest, sessionIdOf, type Wish } from './wish.ts'

export type Payment =
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready'; readonly session: PaymentSession }
  /** `code` of the commerce API's refusal, or `noAnswer`. */
  | { readonly kind: 'refused'; readonly code: string }

const other = (provider: PaymentProvider): PaymentProvider => (provider === 'klarna' ? 'qliro' : 'klarna')

/** Who pays needs to know which of the two does not answer: the shop, or the provider. */
const codeOf = (error: unknown): string =>
  error instanceof ApiError && (error.status < 500 || error.code === 'provider_unavailable') ? error.code : 'noAnswer'
const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'payment_finished'

/** The cart with the session noted as the one that is open. */
function noted(cart: CartState, provider: PaymentProvider, shopId: number, orderId: string): CartState {
  if (provider === 'qliro') return noteQliroOrder(cart, { shopId, orderId })
  const before = cart.klarnaOrders.reduce((rest, { orderId: old }) => removeKlarnaOrder(rest, old), cart)
  return addKlarnaOrder(before, orderId)
}

/** States after which the cart is paid for in a new session. */
const cameToNothing: readonly PaymentState[] = ['expired', 'refused', 'cancelled', 'refunded', 'review_required']

/** The session is for other goods, another way to get them, or another promo code than the cart. */
function differs(session: PaymentSession, wanted: PaymentRequest): boolean {
  const counts = (lines: readonly { readonly ean: string; readonly count: number }[]) =>
    lines
      .map(({ ean, count }) => `${ean}:${count}`)
      .toSorted()
      .join()
  const asked = counts([...session.lines, ...session.notOrdered])
  return asked !== counts(wanted.lines) || session.shipping !== wanted.shipping || session.promoCode !== wanted.promoCode
}

/**
 * One payment of what the cart holds. A session that is open is taken up again, also after a reload; one that is paid leads to its receipt. `update`
 * tells the provider of a cart that changed.
 */
export function usePayment(provider: PaymentProvider, wish: Wish | null) {
  const { api, log } = useApp()
  const store = useCartStore()
  const ready = useCart((view) => view.ready)
  const [payment, setPayment] = useState<Payment>({ kind: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const keys = useRef(new Map<string, string>())
  const shopId = wish?.shopId ?? null
  const shipping = wish?.shipping ?? null

  useEffect(() => {
    if (!ready || shopId === null || shipping === null) return
    let current = true
    const wanted = (replaces: string | null): PaymentRequest => {
      const { cart, promoCode } = store.getState()
      return paymentRequest(cart, { shopId, shipping }, promoCode, replaces)
    }
    const leadToReceipt = ({ token }: PaymentSession) => window.location.replace(receiptPath(token))

    /** Null where there is none any more. */
    async function takeUp(id: string): Promise<PaymentSession | null> {
      const session = await fetchPayment(api, provider, id).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      })
      if (session === null || session.shopId !== shopId || cameToNothing.includes(session.state)) return null
      if (session.state !== 'held' || !differs(session, wanted(null))) return session
      await updatePayment(api, provider, id, wanted(null))
      return fetchPayment(api, provider, id)
    }

    async function open(): Promise<PaymentSession> {
      const { cart } = store.getState()
      const known = sessionIdOf(cart, provider, shopId ?? 0)
      const session = known === null ? null : await takeUp(known)
      if (session) return session
      const request = wanted(sessionIdOf(cart, other(provider), shopId ?? 0))
      const body = JSON.stringify(request)
      const key = keys.current.get(body) ?? crypto.randomUUID()
      keys.current.set(body, key)
      const created = await createPayment(api, provider, request, key)
      store.setState((view) => ({ cart: noted(view.cart, provider, created.shopId, created.id) }))
      return created
    }

    setPayment({ kind: 'opening' })
    open().then(
      (session) => {
        if (!current) return
        if (session.state === 'held' && session.snippet !== null) setPayment({ kind: 'ready', session })
        else leadToReceipt(session)
      },
      (error: unknown) => {
        log(error)
        if (current) setPayment({ kind: 'refused', code: codeOf(error) })
      },
    )
    return () => {
      current = false
    }
  }, [api, attempt, log, provider, ready, shipping, shopId, store])

  /** Tells the provider what the cart holds now; null where nothing has changed or it is over. */
  const update = useCallback(
    async (session: PaymentSession): Promise<PaymentSession | null> => {
      const { cart, promoCode } = store.getState()
      const request = paymentRequest(cart, session, promoCode, null)
      if (!differs(session, request)) return null
      try {
        const changed = await updatePayment(api, provider, session.id, request)
        setPayment({ kind: 'ready', session: { ...changed, snippet: session.snippet } })
        return changed
      } catch (error) {
        if (isOver(error)) window.location.replace(receiptPath(session.token))
        else setPayment({ kind: 'refused', code: codeOf(error) })
        return null
      }
    },
    [api, provider, store],
  )

  return { payment, update, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
