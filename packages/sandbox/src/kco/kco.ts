import { assetRoutes } from '../frame/assets.ts'
import type { Parts } from '../parts.ts'
import type { PaymentService } from '../service.ts'
import { createBuyers } from './buyer.ts'
import type { BuyerInput } from './buyer.ts'
import { checkoutRoutes } from './checkout-api.ts'
import { frameRoutes } from './frame-routes.ts'
import { managedView, managementRoutes } from './management-api.ts'
import { checkoutView, isExpired, life } from './orders.ts'
import type { KcoOrder } from './orders.ts'
import { createPurchases } from './purchase.ts'
import { refusalReply } from './requests.ts'
import { createShipping } from './shipping.ts'
import { snippetOf } from './snippet.ts'

type Origins = { readonly api: () => string; readonly frame: () => string }

const defaultInput: BuyerInput = { email: 'kari@example.no', postalCode: '0155', method: 'card' }

/** Kustom Checkout v3 with order management v1. */
export function createKco(parts: Parts, origins: Origins): PaymentService {
  const { clock, journal, tokens } = parts
  const orders = journal.collection<KcoOrder>('kco.order')
  const purchases = createPurchases(parts, orders)
  const shipping = createShipping(parts, orders)
  const buyers = createBuyers({ parts, orders, purchases, shipping })
  const snippet = (order: KcoOrder): string => snippetOf({ tokens, frameOrigin: origins.frame, now: clock.now }, order)

  return {
    api: [...checkoutRoutes({ parts, orders, snippet, origin: origins.api }), ...managementRoutes(parts, orders, origins.api)],
    frame: [...assetRoutes, ...frameRoutes({ parts, orders, buyers, shipping, frameOrigin: origins.frame })],
    refusal: refusalReply,
    truth: () =>
      orders.values().map((order) => ({
        ...checkoutView(order),
        merchant: order.merchant,
        aborted: order.aborted,
        expired: isExpired(order, clock.now()),
        acknowledged: order.managed?.acknowledged_at != null,
        next_push_at: order.push === null ? null : new Date(order.push.due).toISOString(),
        managed: order.managed === null ? null : managedView({ order, managed: order.managed }),
      })),
    has: (id) => orders.get(id) !== undefined,
    force(id, action) {
      const order = orders.get(id)
      if (!order) return
      if (action === 'complete' || action === 'hold') purchases.complete(order, 'card', action === 'hold')
      if (action === 'release' || action === 'refuse') purchases.decide(order, action === 'release')
      if (action === 'expire') orders.save(id, { ...order, touched_at: clock.now() - life })
    },
    buy: (id, input) => buyers.pay(id, { ...defaultInput, ...input }),
    decide(id, isApproved) {
      const approval = orders.get(id)?.approval?.id ?? ''
      return isApproved ? buyers.approve(id, approval) : buyers.cancel(id, approval)
    },
    resume: purchases.resume,
  }
}
