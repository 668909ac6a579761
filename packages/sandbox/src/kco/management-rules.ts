import { Refusal } from '../http/exchange.ts'
import type { OrderLine } from './fields.ts'
import type { AuthorizationFields, CaptureFields, RefundFields } from './management-fields.ts'
import type { Capture, ManagedOrder, Refund } from './orders.ts'
import { authorizationLife } from './purchase.ts'
import { lineProblems } from './rules.ts'
import { refuseProblems } from './requests.ts'

/** What may be done with an authorized order, and what it is then. Each function answers the changed order or throws the refusal. */

const refuse = (code: string, text: string): never => {
  throw new Refusal(403, code, text)
}

const iso = (time: number): string => new Date(time).toISOString()

/** Lines that are sent along have to add up to the amount. */
function checkLines(lines: readonly OrderLine[] | undefined, amount: number, name: string): void {
  if (lines === undefined) return
  const total = lines.reduce((sum, line) => sum + line.total_amount, 0)
  refuseProblems([
    ...lines.flatMap((line, index) => lineProblems(line, `order_lines[${index}]`)),
    ...(total === amount ? [] : [{ field: name, text: `must be the sum of total_amount, ${total}` }]),
  ])
}

/** An authorization that nobody captured in time is gone. */
export function aged(order: ManagedOrder, now: number): ManagedOrder {
  if (now < order.expires_at || (order.status !== 'AUTHORIZED' && order.status !== 'PART_CAPTURED')) return order
  return { ...order, status: order.status === 'AUTHORIZED' ? 'EXPIRED' : 'CAPTURED', remaining_authorized_amount: 0 }
}

export function captured(order: ManagedOrder, fields: CaptureFields, id: string, now: number): ManagedOrder {
  const { captured_amount, order_lines, description = null, reference = null, shipping_info = [] } = fields
  checkLines(order_lines, captured_amount, 'captured_amount')
  if (order.status !== 'AUTHORIZED' && order.status !== 'PART_CAPTURED') refuse('CAPTURE_NOT_ALLOWED', `The order is ${order.status}`)
  if (order.fraud_status !== 'ACCEPTED') refuse('CAPTURE_NOT_ALLOWED', `The order's fraud status is ${order.fraud_status}`)
  if (captured_amount > order.remaining_authorized_amount)
    refuse('CAPTURE_NOT_ALLOWED', 'The amount exceeds what is left of the authorization')
  const capture: Capture = {
    capture_id: id,
    captured_amount,
    captured_at: iso(now),
    order_lines: order_lines ?? [],
    description,
    reference,
    klarna_reference: `${order.klarna_reference}-${order.captures.length + 1}`,
    refunded_amount: 0,
    shipping_info,
  }
  const remaining = order.remaining_authorized_amount - captured_amount
  return {
    ...order,
    status: remaining === 0 ? 'CAPTURED' : 'PART_CAPTURED',
    captured_amount: order.captured_amount + captured_amount,
    remaining_authorized_amount: remaining,
    captures: [...order.captures, capture],
  }
}

export function refunded(order: ManagedOrder, fields: RefundFields, id: string, now: number): ManagedOrder {
  const { refunded_amount, order_lines, description = null, reference = null } = fields
  checkLines(order_lines, refunded_amount, 'refunded_amount')
  if (refunded_amount > order.captured_amount - order.refunded_amount)
    refuse('REFUND_NOT_ALLOWED', 'The amount exceeds what was captured and not refunded')
  const refund: Refund = { refund_id: id, refunded_amount, refunded_at: iso(now), order_lines: order_lines ?? [], description, reference }
  return { ...order, refunded_amount: order.refunded_amount + refunded_amount, refunds: [...order.refunds, refund] }
}

export function cancelled(order: ManagedOrder): ManagedOrder {
  if (order.status === 'CANCELLED') return order
  if (order.captured_amount > 0) refuse('CANCEL_NOT_ALLOWED', 'Something of the order has been captured')
  if (order.status !== 'AUTHORIZED') refuse('CANCEL_NOT_ALLOWED', `The order is ${order.status}`)
  return { ...order, status: 'CANCELLED', remaining_authorized_amount: 0 }
}

export function released(order: ManagedOrder): ManagedOrder {
  if (order.status !== 'PART_CAPTURED') refuse('NOT_ALLOWED', `Nothing can be released of an order that is ${order.status}`)
  return { ...order, status: 'CAPTURED', remaining_authorized_amount: 0 }
}

export function extended(order: ManagedOrder, now: number): ManagedOrder {
  if (order.status !== 'AUTHORIZED' && order.status !== 'PART_CAPTURED') refuse('NOT_ALLOWED', `The order is ${order.status}`)
  return { ...order, expires_at: now + authorizationLife }
}

/** The amount may become less, down to what was captured; more than was authorized would need the buyer. */
export function authorized(order: ManagedOrder, fields: AuthorizationFields): ManagedOrder {
  checkLines(fields.order_lines, fields.order_amount, 'order_amount')
  if (order.status !== 'AUTHORIZED' && order.status !== 'PART_CAPTURED') refuse('NOT_ALLOWED', `The order is ${order.status}`)
  if (fields.order_amount > order.original_order_amount) refuse('NOT_ALLOWED', 'The amount exceeds the authorization')
  if (fields.order_amount < order.captured_amount) refuse('NOT_ALLOWED', 'The amount is less than what was captured')
  const remaining = fields.order_amount - order.captured_amount
  return {
    ...order,
    status: remaining === 0 ? 'CAPTURED' : order.status,
    order_amount: fields.order_amount,
    order_lines: fields.order_lines ?? order.order_lines,
    remaining_authorized_amount: remaining,
  }
}

export function acknowledged(order: ManagedOrder, now: number): ManagedOrder {
  if (order.status === 'CANCELLED' || order.status === 'EXPIRED') refuse('NOT_ALLOWED', `The order is ${order.status}`)
  return { ...order, acknowledged_at: order.acknowledged_at ?? now }
}
