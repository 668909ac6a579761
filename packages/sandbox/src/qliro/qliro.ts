import { assetRoutes } from '../frame/assets.ts'
import type { Parts } from '../parts.ts'
import type { PaymentService } from '../service.ts'
import { adminRoutes } from './admin-api.ts'
import { createQliroBuyers } from './buyer.ts'
import type { QliroBuyerInput } from './buyer.ts'
import { frameRoutes } from './frame-routes.ts'
import { createIds } from './ids.ts'
import { kroner, totalOf } from './items.ts'
import { merchantRoutes } from './merchant-api.ts'
import { linesOf } from './orders.ts'
import type { QliroOrder, Transaction } from './orders.ts'
import { createQliroPurchases } from './purchase.ts'
import { createPushes } from './pushes.ts'
import { refusalReply } from './requests.ts'
import { reserved } from './reservation.ts'
import { createQliroShipping } from './shipping.ts'
import { snippetOf } from './snippet.ts'
import { createTransactions } from './transactions.ts'
import type { QliroTruth } from './truth.ts'

type Origins = { readonly api: () => string; readonly frame: () => string }

const defaultInput: QliroBuyerInput = { email: 'kari@example.no', postalCode: '0155', method: 'card' }

function done(transactions: readonly Transaction[], types: readonly Transaction['Type'][]): number {
  const fitting = transactions.filter(({ Type, Status }) => types.includes(Type) && Status === 'Success')
  return kroner(fitting.reduce((sum, { Amount }) => sum + Math.round(Amount * 100), 0))
}

const truthOf = (order: QliroOrder): QliroTruth => ({
  OrderId: order.OrderId,
  MerchantReference: order.reference,
  MerchantApiKey: order.apiKey,
  CustomerCheckoutStatus: order.status,
  TotalPrice: kroner(totalOf(linesOf(order))),
  Currency: order.fields.Currency,
  OrderItems: linesOf(order),
  MerchantProvidedMetadata: order.fields.MerchantProvidedMetadata ?? [],
  Cancelled: order.cancelled,
  Reserved: kroner(totalOf([...reserved(order).values()])),
  Captured: done(order.transactions, ['Capture', 'Debit']),
  Refunded: done(order.transactions, ['Refund', 'Credit']),
  PaymentTransactions: order.transactions,
  OrderItemActions: order.actions,
  PushesDue: order.pushes.length,
})

/** Qliro Checkout: merchant API and admin API v2. */
export function createQliro(parts: Parts, origins: Origins): PaymentService {
  const { journal, tokens } = parts
  const orders = journal.collection<QliroOrder>('qliro.order')
  const ids = createIds(journal)
  const pushes = createPushes(parts, orders)
  const purchases = createQliroPurchases({ parts, orders, pushes, newId: () => ids('transaction') })
  const transactions = createTransactions({ parts, orders, pushes, newId: () => ids('transaction') })
  const shipping = createQliroShipping(parts, orders)
  const buyers = createQliroBuyers({ parts, orders, purchases, shipping })
  const snippet = (order: QliroOrder): string => snippetOf(tokens, origins.frame(), order)
  const paymentLink = (order: QliroOrder): string => `${origins.frame()}/qliro/pay/${order.OrderId}`

  return {
    api: [
      ...merchantRoutes({ parts, orders, newId: () => ids('order'), snippet, paymentLink, origin: origins.api }),
      ...adminRoutes({ parts, orders, transactions }),
    ],
    frame: [...assetRoutes, ...frameRoutes({ parts, orders, buyers, shipping, frameOrigin: origins.frame })],
    refusal: refusalReply,
    truth: () => orders.values().map(truthOf),
    has: (id) => orders.get(id) !== undefined,
    force(id, action) {
      const order = orders.get(id)
      if (!order) return
      if (action === 'complete' && order.status === 'OnHold') purchases.decide(order, true)
      else if (action === 'complete' || action === 'hold') purchases.complete(order, order.method ?? 'card', action === 'hold')
      if (action === 'release' || action === 'refuse') purchases.decide(order, action === 'release')
      if (action === 'expire') orders.save(id, { ...order, session: order.session + 1 })
    },
    buy: (id, input) => buyers.pay(id, { ...defaultInput, ...input }),
    decide(id, isApproved) {
      const approval = orders.get(id)?.approval?.id ?? ''
      return isApproved ? buyers.approve(id, approval) : buyers.cancel(id, approval)
    },
    resume() {
      pushes.resume()
      purchases.resume()
      transactions.resume()
    },
  }
}
