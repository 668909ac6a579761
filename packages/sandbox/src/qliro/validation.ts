import { formatJson } from '../http/json.ts'
import type { Parts } from '../parts.ts'
import { linesOf, methodNames } from './orders.ts'
import type { QliroMethod, QliroOrder } from './orders.ts'

export type QliroVerdict = { readonly kind: 'approved' } | { readonly kind: 'refused'; readonly reason: string; readonly text: string }

const reasons = [
  'OutOfStock',
  'PostalCodeIsNotSupported',
  'ShippingIsNotSupportedForPostalCode',
  'CashOnDeliveryIsNotSupportedForShippingMethod',
  'IdentityNotVerified',
  'Other',
]

const patience = 5000
const longestMessage = 150

function readRefusal(body: string): QliroVerdict | null {
  try {
    const answer = JSON.parse(body) as { readonly DeclineReason?: unknown; readonly DeclineReasonMessage?: unknown }
    const { DeclineReason: reason, DeclineReasonMessage: text = '' } = answer
    if (typeof reason !== 'string' || !reasons.includes(reason)) return null
    return typeof text === 'string' && text.length <= longestMessage ? { kind: 'refused', reason, text } : null
  } catch {
    return null
  }
}

/** Asks the shop whether the buyer may buy Silence, and what is no answer, means what the merchant has agreed upon. */
export async function validate({ callbacks, switches }: Parts, order: QliroOrder, method: QliroMethod): Promise<QliroVerdict> {
  const url = order.fields.MerchantOrderValidationUrl
  if (url === undefined) return { kind: 'approved' }
  const { customer, address } = order
  const body = formatJson({
    OrderId: order.OrderId,
    MerchantReference: order.reference,
    Currency: order.fields.Currency,
    Customer: { Email: customer?.Email, MobileNumber: customer?.MobileNumber, PersonalNumber: customer?.PersonalNumber },
    OrderItems: linesOf(order),
    ShippingAddress: address,
    PaymentMethod: methodNames[method],
    SelectedShippingMethod: order.shippingMethod?.MerchantReference ?? null,
    SelectedShippingSecondaryOption: null,
    IdentityVerification: null,
  })
  const { status, body: answer } = await callbacks.send({
    service: 'qliro',
    kind: 'qliro.validation',
    orderId: order.OrderId,
    url,
    body,
    patience,
  })
  if (status === 200) return { kind: 'approved' }
  const refusal = status === 400 ? readRefusal(answer) : null
  if (refusal) return refusal
  return switches().qliro.validationSilence === 'approve' ? { kind: 'approved' } : { kind: 'refused', reason: 'Other', text: '' }
}
