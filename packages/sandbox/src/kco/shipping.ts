import { Refusal } from '../http/exchange.ts'
import type { Parts } from '../parts.ts'
import type { CheckoutFields, OrderLine, ShippingOption } from './fields.ts'
import { checkoutView, urlOf } from './orders.ts'
import type { KcoOrder, KcoOrders } from './orders.ts'
import { amountProblems, checkFields } from './rules.ts'

/** Shipping that is chosen in the frame */
export type Shipping = {
  choose(order: KcoOrder, optionId: string): Promise<ShippingOption>
  /** Tells the shop of the buyer's postcode; the answer says whether the order has changed. */
  moveTo(order: KcoOrder, postalCode: string): Promise<boolean>
}

const updatable = [
  'order_amount',
  'order_tax_amount',
  'order_lines',
  'purchase_currency',
  'shipping_options',
  'merchant_data',
  'attachment',
  'external_payment_methods',
  'tags',
] as const

const feeOf = ({ id, name, price, tax_amount, tax_rate }: ShippingOption): OrderLine => ({
  type: 'shipping_fee',
  reference: id,
  name,
  quantity: 1,
  unit_price: price,
  tax_rate,
  total_amount: price,
  total_tax_amount: tax_amount,
})

/** The order with the option's fee as a line, in place of that of an option chosen before. */
function withFee(fields: CheckoutFields, option: ShippingOption): CheckoutFields {
  const ids = new Set(fields.shipping_options?.map(({ id }) => id))
  const goods = fields.order_lines.filter(({ type, reference }) => type !== 'shipping_fee' || !ids.has(reference ?? ''))
  const lines = [...goods, feeOf(option)] as CheckoutFields['order_lines']
  const sum = (key: 'total_amount' | 'total_tax_amount'): number => lines.reduce((total, line) => total + line[key], 0)
  return { ...fields, order_lines: lines, order_amount: sum('total_amount'), order_tax_amount: sum('total_tax_amount') }
}

export function createShipping({ callbacks, clock, switches }: Parts, orders: KcoOrders): Shipping {
  /** What the shop makes of the order; null where it has no such address or gives no usable answer. */
  const ask = async (order: KcoOrder, kind: 'address_update' | 'shipping_option_update'): Promise<CheckoutFields | null> => {
    const url = urlOf(order, kind)
    if (url === null) return null
    const { order_id: _id, status: _status, ...view } = checkoutView(order)
    const patience = switches().kco.updatePatience
    const answer = await callbacks.send({
      service: 'kco',
      kind: `kco.${kind}`,
      orderId: order.id,
      url,
      body: JSON.stringify(view),
      patience,
    })
    if (answer.status === 400) throw new Refusal(422, 'SHIPPING_REFUSED', answer.body)
    if (answer.status !== 200) return null
    const given = JSON.parse(answer.body) as Record<string, unknown>
    const changes = Object.fromEntries(updatable.filter((key) => given[key] !== undefined).map((key) => [key, given[key]]))
    const fields = { ...order.fields, ...changes }
    const { problems } = checkFields(fields)
    const wrong = problems.length > 0 ? problems : amountProblems(fields)
    if (wrong.length > 0)
      throw new Refusal(
        422,
        'BAD_VALUE',
        wrong.map(({ field, text }) => `Bad value: ${field} ${text}`),
      )
    return fields
  }

  const save = (order: KcoOrder): void => orders.save(order.id, { ...order, touched_at: clock.now(), last_modified_at: clock.now() })

  return {
    async choose(order, optionId) {
      const option = order.fields.shipping_options?.find(({ id }) => id === optionId)
      if (!option) throw new Refusal(404, 'NO_SUCH_OPTION', 'There is no such shipping option')
      const chosen = { ...order, chosenShipping: option }
      const answered = await ask(chosen, 'shipping_option_update')
      save({ ...chosen, fields: answered ?? withFee(order.fields, option) })
      return option
    },
    async moveTo(order, postalCode) {
      const country = order.fields.purchase_country.toLowerCase()
      const address = { ...order.fields.billing_address, postal_code: postalCode, country }
      const moved = { ...order, fields: { ...order.fields, billing_address: address, shipping_address: address } }
      const answered = await ask(moved, 'address_update')
      save({ ...moved, fields: answered ?? moved.fields })
      return answered !== null
    },
  }
}
