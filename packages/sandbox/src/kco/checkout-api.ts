import { randomUUID } from 'node:crypto'
import { Refusal, route } from '../http/exchange.ts'
import type { Incoming, Reply, Route } from '../http/exchange.ts'
import type { Parts } from '../parts.ts'
import type { CheckoutFields } from './fields.ts'
import { checkoutView, isExpired } from './orders.ts'
import type { KcoOrder, KcoOrders } from './orders.ts'
import { accept, authenticate, readBody, refuseProblems } from './requests.ts'
import { amountProblems, checkFields, urlProblems } from './rules.ts'

export type CheckoutParts = {
  readonly parts: Parts
  readonly orders: KcoOrders
  /** The snippet of an order as it now is. */
  readonly snippet: (order: KcoOrder) => string
  /** The address of the service's API. */
  readonly origin: () => string
}

const path = '/checkout/v3/orders'

/** Checkout v3: create, read, change and abort an order. */
export function checkoutRoutes({ parts, orders, snippet, origin }: CheckoutParts): readonly Route[] {
  const { clock, switches, kcoMerchants } = parts

  const checked = (value: unknown): CheckoutFields => {
    const fields = accept(checkFields(value))
    refuseProblems([...amountProblems(fields), ...urlProblems(fields.merchant_urls, switches().httpOnLoopback)])
    return fields
  }

  const find = (request: Incoming, id = ''): KcoOrder => {
    const merchant = authenticate(kcoMerchants, request)
    const order = orders.get(id)
    if (!order || order.merchant !== merchant.username || isExpired(order, clock.now())) {
      throw new Refusal(404, 'NO_SUCH_ORDER', 'There is no such order, or it has expired')
    }
    return order
  }

  const findOpen = (request: Incoming, id?: string): KcoOrder => {
    const order = find(request, id)
    if (order.status !== 'checkout_incomplete' || order.aborted)
      throw new Refusal(403, 'READ_ONLY_ORDER', 'The order cannot be changed any more')
    return order
  }

  const save = (order: KcoOrder): KcoOrder => {
    orders.save(order.id, order)
    return order
  }

  const view = (order: KcoOrder, status = 200, headers: Readonly<Record<string, string>> = {}): Reply => ({
    status,
    headers,
    json: { ...checkoutView(order), html_snippet: snippet(order) },
  })

  const create = (request: Incoming): Reply => {
    const merchant = authenticate(kcoMerchants, request)
    const fields = checked(readBody(request))
    const now = clock.now()
    const times = { started_at: now, last_modified_at: now, touched_at: now, completed_at: null }
    const order = save({
      id: randomUUID(),
      merchant: merchant.username,
      fields,
      status: 'checkout_incomplete',
      aborted: false,
      ...times,
      checkboxes: [],
      chosenShipping: null,
      approval: null,
      managed: null,
      push: null,
      notification: null,
    })
    return view(order, 201, { location: `${origin()}${path}/${order.id}` })
  }

  /** Properties that are left out stay; those that are sent replace what was there, arrays and objects as a whole. */
  const update = (request: Incoming, id?: string): Reply => {
    const order = findOpen(request, id)
    const changes = readBody(request)
    if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
      throw new Refusal(400, 'BAD_VALUE', 'Bad value: body must be an object')
    const fields = checked({ ...order.fields, ...changes })
    const now = clock.now()
    // What the buyer was about to approve is not what the order now is.
    return view(save({ ...order, fields, approval: null, last_modified_at: now, touched_at: now }))
  }

  const abort = (request: Incoming, id?: string): Reply => {
    const order = findOpen(request, id)
    const now = clock.now()
    return view(save({ ...order, aborted: true, approval: null, last_modified_at: now, touched_at: now }))
  }

  return [
    route('POST', path, create),
    route('GET', `${path}/{id}`, (request, { id }) => view(find(request, id))),
    route('POST', `${path}/{id}`, (request, { id }) => update(request, id)),
    route('POST', `${path}/{id}/abort`, (request, { id }) => abort(request, id)),
  ]
}
