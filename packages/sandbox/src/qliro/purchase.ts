import type { Parts } from '../parts.ts'
import { kroner, totalOf } from './items.ts'
import { linesOf, methodNames } from './orders.ts'
import type { ItemAction, QliroMethod, QliroOrder, QliroOrders, Transaction } from './orders.ts'
import type { Pushes } from './pushes.ts'

export type QliroPurchases = {
  complete(order: QliroOrder, method: QliroMethod, onHold: boolean): void
  /** Decides a purchase that is on hold. */
  decide(order: QliroOrder, accepted: boolean): void
  resume(): void
}

type PurchaseParts = { readonly parts: Parts; readonly orders: QliroOrders; readonly pushes: Pushes; readonly newId: () => string }

/** Makes purchases: the lines are reserved by a preauthorization, and the shop is told. */
export function createQliroPurchases({ parts, orders, pushes, newId }: PurchaseParts): QliroPurchases {
  const { clock, switches } = parts

  const decide = (order: QliroOrder, accepted: boolean): void => {
    if (order.status !== 'OnHold') return
    const status = accepted ? 'Completed' : 'Refused'
    const outcome = accepted ? 'Success' : 'Cancelled'
    const transactions = order.transactions.map((item): Transaction =>
      item.Type === 'Preauthorization' ? { ...item, Status: outcome } : item,
    )
    const decided: QliroOrder = { ...order, status, transactions, actions: accepted ? order.actions : [] }
    orders.save(order.OrderId, decided)
    pushes.status(decided, status)
  }

  const planDecision = (order: QliroOrder): void => {
    const wait = switches().qliro.holdDecision
    if (wait === null || order.status !== 'OnHold') return
    clock.at(clock.now() + wait, () => decide(orders.get(order.OrderId) ?? order, true))
  }

  return {
    complete(order, method, onHold) {
      if (order.status !== 'InProcess') return
      const lines = linesOf(order)
      const transaction: Transaction = {
        PaymentTransactionId: newId(),
        OriginalPaymentTransactionId: null,
        Type: 'Preauthorization',
        Amount: kroner(totalOf(lines)),
        Currency: order.fields.Currency,
        Status: onHold ? 'OnHold' : 'Success',
        Timestamp: new Date(clock.now()).toISOString(),
        PaymentMethodName: methodNames[method].PaymentMethodName,
        ProviderResultCode: null,
        ErrorCode: null,
      }
      const actions = lines.map((item, index): ItemAction => ({
        ...item,
        Id: index + 1,
        ActionType: 'Reserve',
        PaymentTransactionId: transaction.PaymentTransactionId,
      }))
      const status = onHold ? 'OnHold' : 'Completed'
      const completed: QliroOrder = { ...order, status, method, approval: null, transactions: [transaction], actions }
      orders.save(order.OrderId, completed)
      pushes.status(completed, status)
      planDecision(completed)
    },
    decide,
    resume() {
      orders.values().forEach(planDecision)
    },
  }
}
