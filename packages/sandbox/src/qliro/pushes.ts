import { randomUUID } from 'node:crypto'
import { formatJson } from '../http/json.ts'
import type { Parts } from '../parts.ts'
import type { PlannedPush, QliroOrder, QliroOrders, Transaction } from './orders.ts'

const minute = 60_000

export type Pushes = {
  /** Tells the shop of the buyer's state. */
  status(order: QliroOrder, status: string): void
  /** Tells the shop what became of a transaction. */
  management(order: QliroOrder, transaction: Transaction): void
  resume(): void
}

const isReceived = (status: number | null, body: string): boolean => {
  if (status !== 200) return false
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null && 'CallbackResponse' in answer && answer.CallbackResponse === 'received'
  } catch {
    return false
  }
}

export function createPushes({ clock, callbacks, switches }: Parts, orders: QliroOrders): Pushes {
  const change = (id: string, make: (pushes: readonly PlannedPush[]) => readonly PlannedPush[]): void => {
    const order = orders.get(id)
    if (order) orders.save(id, { ...order, pushes: make(order.pushes) })
  }

  const add = (orderId: string, push: Omit<PlannedPush, 'id' | 'attempt' | 'due'>): void => {
    const planned = { ...push, id: randomUUID(), attempt: 1, due: clock.now() }
    change(orderId, (pushes) => [...pushes, planned])
    clock.at(planned.due, () => deliver(orderId, planned.id))
  }

  const deliver = async (orderId: string, id: string): Promise<void> => {
    const push = orders.get(orderId)?.pushes.find((item) => item.id === id)
    if (!push) return
    const { kind, url, body, attempt } = push
    const answer = await callbacks.send({ service: 'qliro', kind, orderId, url, body, patience: 10_000, fromClock: true })
    const wait = isReceived(answer.status, answer.body) ? undefined : switches().qliro.pushRetries[attempt - 1]
    if (wait === undefined) return change(orderId, (pushes) => pushes.filter((item) => item.id !== id))
    const again = { ...push, attempt: attempt + 1, due: clock.now() + wait * minute }
    change(orderId, (pushes) => pushes.map((item) => (item.id === id ? again : item)))
    clock.at(again.due, () => deliver(orderId, id))
  }

  return {
    status(order, status) {
      const url = order.fields.MerchantCheckoutStatusPushUrl
      if (url === undefined) return
      const body = formatJson({
        OrderId: order.OrderId,
        MerchantReference: order.reference,
        Status: status,
        Timestamp: new Date(clock.now()).toISOString(),
        NotificationType: 'CustomerCheckoutStatus',
        PaymentTransactionId: order.transactions[0]?.PaymentTransactionId ?? null,
      })
      add(order.OrderId, { kind: 'qliro.status', url, body })
    },
    management(order, transaction) {
      const url = order.fields.MerchantOrderManagementStatusPushUrl
      if (url === undefined) return
      const body = formatJson({
        OrderId: order.OrderId,
        MerchantReference: order.reference,
        Status: transaction.Status,
        PaymentTransactionId: transaction.PaymentTransactionId,
        OriginalPaymentTransactionId: transaction.OriginalPaymentTransactionId,
        Amount: transaction.Amount,
        Currency: transaction.Currency,
        PaymentType: transaction.Type,
        PaymentReference: null,
        ProviderTransactionId: null,
        ProviderResultCode: transaction.ProviderResultCode,
        ProviderResultDescription: null,
        Timestamp: transaction.Timestamp,
      })
      add(order.OrderId, { kind: 'qliro.management', url, body })
    },
    resume() {
      for (const { OrderId, pushes } of orders.values()) {
        for (const { id, due } of pushes) clock.at(due, () => deliver(OrderId, id))
      }
    },
  }
}
