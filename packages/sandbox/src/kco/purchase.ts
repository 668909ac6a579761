import type { Parts } from '../parts.ts'
import { isExpired, urlOf } from './orders.ts'
import type { KcoOrder, KcoOrders, ManagedOrder, PaymentMethod } from './orders.ts'

const minute = 60_000
const hour = 60 * minute

/** An authorization can be captured for so long, unless it is extended. */
export const authorizationLife = 28 * 24 * hour

const nextPushesAfter = [5 * minute, 15 * minute, 30 * minute, 60 * minute]
const laterPushesAfter = 4 * hour
const pushesEndAfter = 48 * hour

/** How long after a push the next one follows */
const pushInterval = (attempt: number): number => nextPushesAfter[attempt - 1] ?? laterPushesAfter

const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Kort',
  invoice: 'Faktura',
  instalments: 'Delbetaling',
  vipps: 'Vipps',
}

const methodTypes: Readonly<Record<PaymentMethod, string>> = {
  card: 'CARD',
  invoice: 'INVOICE',
  instalments: 'ACCOUNT',
  vipps: 'VIPPS',
}

/** The order as order management takes it over when the purchase is done. */
function managedOrder({ fields, id }: KcoOrder, method: PaymentMethod, pending: boolean, now: number): ManagedOrder {
  const billing = fields.billing_address ?? {}
  return {
    status: 'AUTHORIZED',
    fraud_status: pending ? 'PENDING' : 'ACCEPTED',
    order_amount: fields.order_amount,
    original_order_amount: fields.order_amount,
    captured_amount: 0,
    refunded_amount: 0,
    remaining_authorized_amount: fields.order_amount,
    order_lines: fields.order_lines,
    captures: [],
    refunds: [],
    klarna_reference: id.slice(0, 8).toUpperCase(),
    merchant_reference1: fields.merchant_reference1 ?? null,
    merchant_reference2: fields.merchant_reference2 ?? null,
    billing_address: billing,
    shipping_address: fields.shipping_address ?? billing,
    initial_payment_method: { type: methodTypes[method], description: methodNames[method] },
    created_at: new Date(now).toISOString(),
    expires_at: now + authorizationLife,
    acknowledged_at: null,
    shipping_info: [],
  }
}

export type Purchases = {
  /** Makes the purchase; the shop hears of it by pushes until it has acknowledged it. */
  complete(order: KcoOrder, method: PaymentMethod, pending: boolean): KcoOrder
  /** Decides a purchase that was pending. */
  decide(order: KcoOrder, accepted: boolean): void
  /** Takes up again what was planned before a restart. */
  resume(): void
}

export function createPurchases({ clock, callbacks, switches }: Parts, orders: KcoOrders): Purchases {
  const planPush = (id: string): void => {
    const order = orders.get(id)
    if (order?.push) clock.at(order.push.due, () => push(id))
  }

  const push = async (id: string): Promise<void> => {
    const order = orders.get(id)
    if (!order?.push || order.completed_at === null) return
    if (order.managed?.acknowledged_at != null) return orders.save(id, { ...order, push: null })
    const { attempt } = order.push
    const due = clock.now() + pushInterval(attempt)
    const next = due > order.completed_at + pushesEndAfter ? null : { attempt: attempt + 1, due }
    orders.save(id, { ...order, push: next })
    await callbacks.send({
      service: 'kco',
      kind: 'kco.push',
      orderId: id,
      url: urlOf(order, 'push') ?? '',
      body: '',
      patience: 10_000,
      fromClock: true,
    })
    planPush(id)
  }

  const notify = async (id: string): Promise<void> => {
    const order = orders.get(id)
    const url = order ? urlOf(order, 'notification') : null
    if (!order?.notification || url === null) return
    const { event, attempt } = order.notification
    const body = JSON.stringify({ order_id: id, event_type: event })
    const { status } = await callbacks.send({
      service: 'kco',
      kind: 'kco.notification',
      orderId: id,
      url,
      body,
      patience: 10_000,
      fromClock: true,
    })
    const received = status !== null && status < 300
    const latest = orders.get(id) ?? order
    const due = clock.now() + pushInterval(attempt)
    orders.save(id, { ...latest, notification: received || attempt > nextPushesAfter.length ? null : { event, attempt: attempt + 1, due } })
    planNotification(id)
  }

  const planNotification = (id: string): void => {
    const order = orders.get(id)
    if (order?.notification) clock.at(order.notification.due, () => notify(id))
  }

  const planDecision = (order: KcoOrder): void => {
    const wait = switches().kco.pendingDecision
    if (wait === null || order.managed?.fraud_status !== 'PENDING') return
    clock.at((order.completed_at ?? clock.now()) + wait, () => decide(orders.get(order.id) ?? order, true))
  }

  const decide = (order: KcoOrder, accepted: boolean): void => {
    if (order.managed?.fraud_status !== 'PENDING') return
    const { managed } = order
    const event = accepted ? 'FRAUD_RISK_ACCEPTED' : 'FRAUD_RISK_REJECTED'
    const decided: ManagedOrder = accepted
      ? { ...managed, fraud_status: 'ACCEPTED' }
      : { ...managed, fraud_status: 'REJECTED', status: 'CANCELLED', remaining_authorized_amount: 0 }
    orders.save(order.id, { ...order, managed: decided, notification: { event, attempt: 1, due: clock.now() } })
    planNotification(order.id)
  }

  return {
    complete(order, method, pending) {
      const now = clock.now()
      if (order.status === 'checkout_complete' || order.aborted || isExpired(order, now)) return order
      const completed: KcoOrder = {
        ...order,
        status: 'checkout_complete',
        completed_at: now,
        last_modified_at: now,
        touched_at: now,
        approval: null,
        managed: managedOrder(order, method, pending, now),
        push: { attempt: 1, due: now + switches().kco.firstPush },
      }
      orders.save(order.id, completed)
      planPush(order.id)
      planDecision(completed)
      return completed
    },
    decide,
    resume() {
      for (const order of orders.values()) {
        planPush(order.id)
        planNotification(order.id)
        planDecision(order)
      }
    },
  }
}
