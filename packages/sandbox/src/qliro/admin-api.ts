import { Refusal, route } from '../http/exchange.ts'
import type { Incoming, Reply, Route } from '../http/exchange.ts'
import type { Parts } from '../parts.ts'
import type { Check } from '../schema.ts'
import * as fields from './admin-fields.ts'
import * as management from './management.ts'
import type { QliroOrder, QliroOrders } from './orders.ts'
import { accept, merchantOf, readSigned } from './requests.ts'
import { refuseWhileRunning } from './transactions.ts'
import type { Task, Transactions } from './transactions.ts'

const path = '/checkout/adminapi/v2'
const requestLife = 7 * 24 * 3_600_000

type AdminParts = { readonly parts: Parts; readonly orders: QliroOrders; readonly transactions: Transactions }

/** The admin API v2: taken on at once, done later, and told by a push. */
export function adminRoutes({ parts, orders, transactions }: AdminParts): readonly Route[] {
  const { clock, qliroMerchants: merchants } = parts
  const requests = parts.journal.collection<number>('qliro.request')

  const owned = (id: string, apiKey: string): QliroOrder => {
    const order = orders.get(id)
    if (!order) throw new Refusal(404, 'ORDER_NOT_FOUND', 'There is no such order')
    if (order.apiKey !== apiKey) throw new Refusal(400, 'MERCHANT_MISMATCH', 'The order is another merchant’s')
    return order
  }

  /** A RequestId that was used within seven days is refused, whatever became of the first request. */
  const refuseReused = (apiKey: string, requestId: string): void => {
    const key = `${apiKey} ${requestId.toLowerCase()}`
    const used = requests.get(key)
    if (used !== undefined && clock.now() < used + requestLife)
      throw new Refusal(400, 'INVALID_REQUEST', `RequestId ${requestId} has been used`)
    requests.save(key, clock.now())
  }

  const read = <Fields extends fields.Common>(
    request: Incoming,
    check: Check<Fields>,
  ): { readonly order: QliroOrder; readonly body: Fields } => {
    const { merchant, body } = readSigned(merchants, request)
    const given = accept(check(body))
    refuseReused(merchant.apiKey, given.RequestId)
    const order = owned(given.OrderId, merchant.apiKey)
    if (given.Currency !== undefined && given.Currency !== order.fields.Currency)
      throw new Refusal(400, 'CURRENCY_MISMATCH', `The order is in ${order.fields.Currency}`)
    return { order, body: given }
  }

  const refuseUnlessBought = (order: QliroOrder): void => {
    if (order.cancelled) throw new Refusal(400, 'ORDER_HAS_BEEN_CANCELLED', 'The order has been cancelled')
    if (order.status === 'OnHold') throw new Refusal(400, 'PAYMENT_ONHOLD', 'The payment is on hold')
    if (order.status !== 'Completed') throw new Refusal(400, 'NO_PAYMENT_TRANSACTION', `The order is ${order.status}`)
  }

  const operation = <Fields extends fields.Common>(
    name: string,
    check: Check<Fields>,
    tasksOf: (order: QliroOrder, body: Fields) => readonly Task[],
    after: (order: QliroOrder) => void = () => {},
  ): Route =>
    route('POST', `${path}/${name}`, (request) => {
      const { order, body } = read<Fields>(request, check)
      refuseUnlessBought(order)
      refuseWhileRunning(order)
      const begun = transactions.begin(order.OrderId, tasksOf(order, body))
      after(order)
      const list = begun.map(({ PaymentTransactionId, Status }) => ({ PaymentTransactionId, Status }))
      return { status: 200, json: { PaymentTransactions: list } }
    })

  /** A change that is made at once. */
  const change = <Fields extends fields.Common>(
    name: string,
    check: Check<Fields>,
    make: (order: QliroOrder, body: Fields) => QliroOrder,
  ): Route =>
    route('POST', `${path}/${name}`, (request) => {
      const { order, body } = read<Fields>(request, check)
      orders.save(order.OrderId, make(order, body))
      return { status: 200, json: { PaymentTransactions: [] } }
    })

  const markCancelled = (order: QliroOrder): void => {
    const latest = orders.get(order.OrderId) ?? order
    const isWhole = !latest.actions.some(({ ActionType }) => ActionType === 'Ship')
    if (isWhole) orders.save(order.OrderId, { ...latest, cancelled: true })
  }

  const view = (order: QliroOrder): Reply => ({
    status: 200,
    json: {
      OrderId: order.OrderId,
      MerchantReference: order.reference,
      Currency: order.fields.Currency,
      Country: order.fields.Country,
      Customer: order.customer,
      BillingAddress: order.address,
      ShippingAddress: order.address,
      OrderItemActions: order.actions,
      PaymentTransactions: order.transactions,
    },
  })

  const byIdOrReference = (name: string, apiKey: string): QliroOrder => {
    const found = orders.values().findLast((order) => order.apiKey === apiKey && order.reference === name)
    return found ?? owned(name, apiKey)
  }

  return [
    operation('MarkItemsAsShipped', fields.checkShip, management.ship),
    operation('cancelOrder', fields.checkCancel, management.cancel, markCancelled),
    operation('ReturnItems', fields.checkReturn, management.returnItems),
    operation('UpdateItems', fields.checkUpdateItems, management.updateItems),
    operation('AddItemsToInvoice', fields.checkAdd, management.addItems),
    operation('retryReversalPaymentTransaction', fields.checkRetry, management.retryReversal),
    change('updatemerchantreference', fields.checkReference, (order, body) => ({
      ...order,
      reference: body.NewMerchantReference,
    })),
    change('orderPushUrl/OrderManagement', fields.checkPushUrl, (order, { MerchantOrderManagementStatusPushUrl }) => ({
      ...order,
      fields: { ...order.fields, MerchantOrderManagementStatusPushUrl },
    })),
    route('GET', `${path}/orders/{id}`, (request, { id = '' }) => view(byIdOrReference(id, merchantOf(merchants, request).apiKey))),
    route('GET', `${path}/paymentTransactions/{id}`, (request, { id }) => {
      const { apiKey } = merchantOf(merchants, request)
      const found = orders
        .values()
        .filter((order) => order.apiKey === apiKey)
        .flatMap((order) => order.transactions)
        .find(({ PaymentTransactionId }) => PaymentTransactionId === id)
      if (!found) throw new Refusal(404, 'NO_PAYMENT_TRANSACTION', 'There is no such transaction')
      return { status: 200, json: found }
    }),
  ]
}
