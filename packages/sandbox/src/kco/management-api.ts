import { randomUUID } from 'node:crypto'
import { Refusal, route } from '../http/exchange.ts'
import type { Handler, Incoming, Params, Reply, Route } from '../http/exchange.ts'
import type { Parts } from '../parts.ts'
import type { Check } from '../schema.ts'
import { idempotent } from './idempotency.ts'
import type { KeptReply } from './idempotency.ts'
import * as fields from './management-fields.ts'
import * as rules from './management-rules.ts'
import type { Capture, KcoOrder, KcoOrders, ManagedOrder } from './orders.ts'
import { accept, authenticate, readBody } from './requests.ts'

const path = '/ordermanagement/v1/orders'
const done: Reply = { status: 204 }

type Found = { readonly order: KcoOrder; readonly managed: ManagedOrder }

export function managedView({ order, managed }: Found): Record<string, unknown> {
  const { acknowledged_at: _acknowledged, expires_at: expires, captures, refunds, ...rest } = managed
  return {
    order_id: order.id,
    ...rest,
    captures,
    refunds,
    purchase_country: order.fields.purchase_country,
    purchase_currency: order.fields.purchase_currency,
    locale: order.fields.locale,
    expires_at: new Date(expires).toISOString(),
  }
}

/** Order management v1 */
export function managementRoutes(parts: Parts, orders: KcoOrders, origin: () => string): readonly Route[] {
  const { clock, switches, kcoMerchants: merchants } = parts
  const kept = parts.journal.collection<KeptReply>('kco.idempotency')

  /** Not found until some seconds after the purchase */
  const find = (request: Incoming, id = ''): Found => {
    const merchant = authenticate(merchants, request)
    const order = orders.get(id)
    const isThere = order?.completed_at != null && clock.now() >= order.completed_at + switches().kco.orderManagementDelay
    if (!order?.managed || !isThere || order.merchant !== merchant.username)
      throw new Refusal(404, 'NO_SUCH_ORDER', 'There is no such order')
    return { order, managed: rules.aged(order.managed, clock.now()) }
  }

  const save = ({ order }: Found, managed: ManagedOrder): void => orders.save(order.id, { ...order, managed })

  const body = <Value>(request: Incoming, check: Check<Value>): Value => accept(check(readBody(request)))

  const change = (method: string, suffix: string, make: (request: Incoming, found: Found, params: Params) => Reply): Route => {
    const handler: Handler = (request, params) => make(request, find(request, params['id']), params)
    return route(method, `${path}/{id}${suffix}`, idempotent({ clock, kept, merchants }, handler))
  }

  /** A change without a body of its own, or whose body says all. */
  const turn = (method: string, suffix: string, make: (request: Incoming, order: ManagedOrder) => ManagedOrder): Route =>
    change(method, suffix, (request, found) => {
      save(found, make(request, found.managed))
      return done
    })

  const captureOf = ({ managed }: Found, id = ''): Capture => {
    const capture = managed.captures.find((item) => item.capture_id === id)
    if (!capture) throw new Refusal(404, 'NO_SUCH_CAPTURE', 'There is no such capture')
    return capture
  }

  const notCancelled = (order: ManagedOrder): ManagedOrder => {
    if (order.status === 'CANCELLED') throw new Refusal(403, 'NOT_ALLOWED', 'The order is CANCELLED')
    return order
  }

  const created = (name: string, id: string, order: KcoOrder, part: string): Reply => ({
    status: 201,
    headers: { [name]: id, location: `${origin()}${path}/${order.id}/${part}/${id}` },
  })

  return [
    route('GET', `${path}/{id}`, (request, { id }) => ({ status: 200, json: managedView(find(request, id)) })),
    route('GET', `${path}/{id}/captures`, (request, { id }) => ({ status: 200, json: find(request, id).managed.captures })),
    route('GET', `${path}/{id}/captures/{capture}`, (request, { id, capture }) => ({
      status: 200,
      json: captureOf(find(request, id), capture),
    })),
    turn('POST', '/acknowledge', (_, order) => rules.acknowledged(order, clock.now())),
    turn('PATCH', '/merchant-references', (request, order) => ({
      ...order,
      ...body(request, fields.checkReferences),
    })),
    turn('PATCH', '/authorization', (request, order) => rules.authorized(order, body(request, fields.checkAuthorization))),
    turn('PATCH', '/customer-details', (request, order) => ({
      ...notCancelled(order),
      ...body(request, fields.checkCustomerDetails),
    })),
    turn('POST', '/cancel', (_, order) => rules.cancelled(order)),
    turn('POST', '/release-remaining-authorization', (_, order) => rules.released(order)),
    turn('POST', '/extend-authorization-time', (_, order) => rules.extended(order, clock.now())),
    turn('POST', '/shipping-info', (request, order) => {
      const { shipping_info } = body(request, fields.checkShippingInfos)
      return { ...order, shipping_info: [...order.shipping_info, ...shipping_info] }
    }),
    change('POST', '/captures', (request, found) => {
      const id = randomUUID()
      save(found, rules.captured(found.managed, body(request, fields.checkCapture), id, clock.now()))
      return created('capture-id', id, found.order, 'captures')
    }),
    change('POST', '/refunds', (request, found) => {
      const id = randomUUID()
      save(found, rules.refunded(found.managed, body(request, fields.checkRefund), id, clock.now()))
      return created('refund-id', id, found.order, 'refunds')
    }),
    change('POST', '/captures/{capture}/shipping-info', (request, found, { capture }) => {
      const { shipping_info } = body(request, fields.checkShippingInfos)
      const wanted = captureOf(found, capture)
      const changed = { ...wanted, shipping_info: [...wanted.shipping_info, ...shipping_info] }
      save(found, { ...found.managed, captures: found.managed.captures.map((item) => (item === wanted ? changed : item)) })
      return done
    }),
    change('POST', '/captures/{capture}/trigger-send-out', (_, found, { capture }) => {
      captureOf(found, capture)
      return done
    }),
  ]
}
