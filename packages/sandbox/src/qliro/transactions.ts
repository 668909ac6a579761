import { Refusal } from '../http/exchange.ts'
import type { Parts } from '../parts.ts'
import { kroner } from './items.ts'
import type { Item } from './items.ts'
import { methodNames } from './orders.ts'
import type { ItemAction, QliroOrder, QliroOrders, Transaction, TransactionType, Work } from './orders.ts'
import type { Pushes } from './pushes.ts'

/** What is to be done: one transaction, and what it does to the lines. */
export type Task = {
  readonly type: TransactionType
  /** Øre. */
  readonly amount: number
  readonly original: string | null
  readonly actions: readonly { readonly type: ItemAction['ActionType']; readonly item: Item }[]
  /** Is taken on and does not succeed. */
  readonly fails?: boolean
}

export type Transactions = {
  /** Takes tasks on; they are done after a while, and the shop is told. */
  begin(orderId: string, tasks: readonly Task[]): readonly Transaction[]
  resume(): void
}

type TransactionParts = { readonly parts: Parts; readonly orders: QliroOrders; readonly pushes: Pushes; readonly newId: () => string }

const isRunning = ({ Status }: Transaction): boolean => Status === 'Created' || Status === 'InProcess'

export function refuseWhileRunning({ transactions }: QliroOrder): void {
  if (transactions.some(isRunning)) throw new Refusal(400, 'OPERATION_NOT_SUPPORTED', 'Another transaction is already in process')
}

export function createTransactions({ parts, orders, pushes, newId }: TransactionParts): Transactions {
  const { clock, switches } = parts
  const now = (): string => new Date(clock.now()).toISOString()

  const finish = (orderId: string, transactionId: string): void => {
    const order = orders.get(orderId)
    const work = order?.work.find((item) => item.transactionId === transactionId)
    if (!order || !work) return
    const isGood = !work.fails
    const transactions = order.transactions.map((item): Transaction => {
      if (item.PaymentTransactionId !== transactionId) return item
      return { ...item, Status: isGood ? 'Success' : 'Error', Timestamp: now(), ErrorCode: isGood ? null : 'SYSTEM_ERROR' }
    })
    const added = isGood
      ? work.actions.map((action, index) => ({ ...action, Id: order.actions.length + index + 1, PaymentTransactionId: transactionId }))
      : []
    const changed: QliroOrder = {
      ...order,
      transactions,
      actions: [...order.actions, ...added],
      work: order.work.filter((item) => item !== work),
      failed: isGood ? order.failed : [...order.failed, work],
    }
    orders.save(orderId, changed)
    const transaction = transactions.find((item) => item.PaymentTransactionId === transactionId)
    if (transaction) pushes.management(changed, transaction)
  }

  const plan = (orderId: string, { due, transactionId }: Work): void => {
    clock.at(due, () => finish(orderId, transactionId))
  }

  return {
    begin(orderId, tasks) {
      const order = orders.get(orderId)
      if (!order) return []
      const { transactionTime, transactionOutcome } = switches().qliro
      const method = methodNames[order.method ?? 'card'].PaymentMethodName
      const begun = tasks.map(({ type, amount, original, actions, fails = false }) => {
        const transaction: Transaction = {
          PaymentTransactionId: newId(),
          OriginalPaymentTransactionId: original,
          Type: type,
          Amount: kroner(amount),
          Currency: order.fields.Currency,
          Status: 'Created',
          Timestamp: now(),
          PaymentMethodName: method,
          ProviderResultCode: null,
          ErrorCode: null,
        }
        const work: Work = {
          transactionId: transaction.PaymentTransactionId,
          due: clock.now() + transactionTime,
          actions: actions.map((action) => ({ ...action.item, ActionType: action.type })),
          fails: fails || transactionOutcome === 'Error',
        }
        return { transaction, work }
      })
      const transactions = begun.map(({ transaction }) => transaction)
      orders.save(orderId, {
        ...order,
        transactions: [...order.transactions, ...transactions],
        work: [...order.work, ...begun.map(({ work }) => work)],
      })
      for (const { work } of begun) plan(orderId, work)
      return transactions
    },
    resume() {
      for (const { OrderId, work } of orders.values()) {
        for (const item of work) plan(OrderId, item)
      }
    },
  }
}
