import { Refusal, route } from '../http/exchange.ts'
import type { Incoming, Reply, Route } from '../http/exchange.ts'
import type { Parts } from '../parts.ts'
import { isUsableUrl } from '../usable-url.ts'
import { checkCreate, checkUpdate } from './fields.ts'
import type { CreateFields } from './fields.ts'
import { readItems } from './items.ts'
import { orderView } from './orders.ts'
import type { QliroOrder, QliroOrders } from './orders.ts'
import { accept, merchantOf, readSigned, refuseProblems } from './requests.ts'

const path = '/checkout/merchantapi/Orders'

type MerchantParts = {
  readonly parts: Parts
  readonly orders: QliroOrders
  readonly newId: () => string
  readonly snippet: (order: QliroOrder) => string
  readonly paymentLink: (order: QliroOrder) => string
  readonly origin: () => string
}

/** The merchant API: create, read and replace an order. */
export function merchantRoutes({ parts, orders, newId, snippet, paymentLink, origin }: MerchantParts): readonly Route[] {
  const { clock, switches, qliroMerchants: merchants } = parts

  const checkUrls = (fields: CreateFields): void => {
    const given = Object.entries(fields).filter(([name, value]) => name.endsWith('Url') && typeof value === 'string')
    refuseProblems(
      given
        .filter(([, value]) => !isUsableUrl(String(value), switches().httpOnLoopback))
        .map(([name]) => ({ field: name, text: 'must be an https address' })),
    )
    if (fields.MerchantCheckoutStatusPushUrl === undefined || fields.MerchantOrderManagementStatusPushUrl === undefined) {
      throw new Refusal(400, 'MERCHANT_URL_NOT_SET', 'The addresses of the pushes are missing')
    }
  }

  const create = (request: Incoming): Reply => {
    const { merchant, body } = readSigned(merchants, request)
    const fields = accept(checkCreate(body))
    checkUrls(fields)
    const items = readItems(fields.OrderItems, switches().qliro.duplicateLine)
    const isUsed = orders.values().some((order) => order.apiKey === merchant.apiKey && order.reference === fields.MerchantReference)
    if (isUsed && switches().qliro.duplicateReference === 'reject') {
      throw new Refusal(400, 'INVALID_INPUT', `MerchantReference ${fields.MerchantReference} has been used`)
    }
    const order: QliroOrder = {
      OrderId: newId(),
      apiKey: merchant.apiKey,
      fields,
      reference: fields.MerchantReference,
      items,
      version: '',
      status: 'InProcess',
      cancelled: false,
      startedAt: clock.now(),
      session: 1,
      customer: null,
      address: fields.CustomerInformation?.Address ?? null,
      method: null,
      newsletter: false,
      shippingMethods: fields.AvailableShippingMethods ?? [],
      shippingMethod: null,
      approval: null,
      transactions: [],
      actions: [],
      work: [],
      failed: [],
      pushes: [],
    }
    orders.save(order.OrderId, order)
    const headers = { location: `${origin()}${path}/${order.OrderId}` }
    return { status: 201, headers, json: { OrderId: order.OrderId, PaymentLink: paymentLink(order) } }
  }

  const owned = (order: QliroOrder | undefined, apiKey: string): QliroOrder => {
    if (!order) throw new Refusal(404, 'ORDER_NOT_FOUND', 'There is no such order')
    if (order.apiKey !== apiKey) throw new Refusal(400, 'MERCHANT_MISMATCH', 'The order is another merchant’s')
    return order
  }

  const view = (order: QliroOrder): Reply => ({
    status: 200,
    json: { ...orderView(order), PaymentLink: paymentLink(order), OrderHtmlSnippet: snippet(order) },
  })

  const update = (request: Incoming, id = ''): Reply => {
    const { merchant, body } = readSigned(merchants, request)
    const order = owned(orders.get(id), merchant.apiKey)
    const fields = accept(checkUpdate(body))
    if (order.status !== 'InProcess') throw new Refusal(400, 'OPERATION_NOT_SUPPORTED', `The order is ${order.status}`)
    const items = readItems(fields.OrderItems, switches().qliro.duplicateLine)
    const { MerchantProvidedMetadata = order.fields.MerchantProvidedMetadata, MerchantUpdateVersion = order.version } = fields
    orders.save(id, {
      ...order,
      items,
      version: MerchantUpdateVersion,
      // What the buyer was about to approve is not what the order now is.
      approval: null,
      shippingMethods: fields.AvailableShippingMethods ?? order.shippingMethods,
      fields: { ...order.fields, ...(MerchantProvidedMetadata === undefined ? {} : { MerchantProvidedMetadata }) },
    })
    return { status: 200, json: {} }
  }

  /** The newest one of this reference. */
  const byReference = (reference: string | null, apiKey: string): QliroOrder | undefined =>
    orders.values().findLast((order) => order.reference === reference && order.apiKey === apiKey)

  return [
    route('POST', path, create),
    route('GET', path, (request) => {
      const { apiKey } = merchantOf(merchants, request)
      return view(owned(byReference(request.query.get('merchantReference'), apiKey), apiKey))
    }),
    route('GET', `${path}/{id}`, (request, { id = '' }) => {
      const { apiKey } = merchantOf(merchants, request)
      if (!/^\d{1,19}$/u.test(id)) throw new Refusal(400, 'INVALID_INPUT', 'The order id must be an integer')
      return view(owned(orders.get(id), apiKey))
    }),
    route('PUT', `${path}/{id}`, (request, { id }) => update(request, id)),
  ]
}
