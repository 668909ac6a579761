import { Refusal } from '../http/exchange.ts'
import { formatJson } from '../http/json.ts'
import type { Parts } from '../parts.ts'
import { checkShippingMethods } from './fields.ts'
import type { ShippingMethod } from './fields.ts'
import { linesOf } from './orders.ts'
import type { QliroOrder, QliroOrders } from './orders.ts'

/** Shipping that is chosen in the frame */
export type QliroShipping = {
  choose(order: QliroOrder, reference: string): ShippingMethod
  /** Asks the shop for the ways of delivery to a postcode; the answer says whether it gave any. */
  moveTo(order: QliroOrder, postalCode: string): Promise<boolean>
}

export function createQliroShipping({ callbacks }: Parts, orders: QliroOrders): QliroShipping {
  return {
    choose(order, reference) {
      const method = order.shippingMethods.find(({ MerchantReference }) => MerchantReference === reference)
      if (!method) throw new Refusal(404, 'INVALID_INPUT', 'There is no such way of delivery')
      orders.save(order.OrderId, { ...order, shippingMethod: method })
      return method
    },
    async moveTo(order, postalCode) {
      const moved = { ...order, address: { ...order.address, PostalCode: postalCode } }
      orders.save(order.OrderId, moved)
      const url = order.fields.MerchantOrderAvailableShippingMethodsUrl
      if (url === undefined) return false
      const body = formatJson({
        OrderId: order.OrderId,
        MerchantReference: order.reference,
        CountryCode: order.fields.Country,
        Customer: order.customer,
        ShippingAddress: moved.address,
        OrderItems: linesOf(order),
        SelectedShippingMethod: order.shippingMethod?.MerchantReference ?? null,
      })
      const answer = await callbacks.send({ service: 'qliro', kind: 'qliro.shipping', orderId: order.OrderId, url, body, patience: 5000 })
      if (answer.status !== 200) return false
      const { value, problems } = checkShippingMethods(JSON.parse(answer.body))
      if (problems.length > 0) return false
      const { AvailableShippingMethods: methods } = value
      const chosen = methods.find(({ MerchantReference }) => MerchantReference === order.shippingMethod?.MerchantReference) ?? null
      orders.save(order.OrderId, { ...moved, shippingMethods: methods, shippingMethod: chosen })
      return true
    },
  }
}
