import { Refusal } from '../http/exchange.ts'
import type { AddFields, RetryFields, ReturnFields, ShipFields, UpdateItemsFields } from './admin-fields.ts'
import { ore, readItems, totalOf } from './items.ts'
import type { Item } from './items.ts'
import { isOwnMethod } from './orders.ts'
import type { ItemAction, QliroOrder } from './orders.ts'
import { authorizedOre, capturedOre, refundedOre, releasedOre, reserved, shipped, take } from './reservation.ts'
import type { Task } from './transactions.ts'

/** What the admin API may do with an order, as tasks; each function throws the refusal. */

const refuse = (code: string, text: string): never => {
  throw new Refusal(400, code, text)
}

const acting = (type: ItemAction['ActionType'], items: readonly Item[]): Task['actions'] => items.map((item) => ({ type, item }))

const preauthorization = ({ transactions }: QliroOrder): string =>
  transactions.find(({ Type }) => Type === 'Preauthorization')?.PaymentTransactionId ?? ''

const remaining = (order: QliroOrder): number => authorizedOre(order) - capturedOre(order) - releasedOre(order)

export function ship(order: QliroOrder, { Shipments }: ShipFields): readonly Task[] {
  let [available, left] = [reserved(order), remaining(order)]
  return Shipments.map(({ PaymentTransactionId: original = preauthorization(order), OrderItems }, index) => {
    if (original !== preauthorization(order)) refuse('NO_PAYMENT_TRANSACTION', 'The transaction is not the one that reserved the lines')
    const items = take(available, readItems(OrderItems, 'merge', `Shipments[${index}].OrderItems`), 'NO_ITEMS_LEFT_IN_RESERVATION')
    const amount = totalOf(items)
    if (amount <= 0 || amount > left)
      refuse('INVALID_REQUEST_TOTAL_AMOUNT', 'The shipment must cost more than 0 and no more than is reserved')
    available = without(available, items)
    left -= amount
    return { type: 'Capture', amount, original, actions: acting('Ship', items) }
  })
}

function without(available: ReadonlyMap<string, Item>, taken: readonly Item[]): ReadonlyMap<string, Item> {
  const gone = new Map(taken.map((item) => [`${item.MerchantReference}|${ore(item.PricePerItemIncVat)}`, item.Quantity]))
  return new Map([...available].map(([key, item]) => [key, { ...item, Quantity: item.Quantity - (gone.get(key) ?? 0) }]))
}

const left = (order: QliroOrder): readonly Item[] => [...reserved(order).values()].filter(({ Quantity }) => Quantity > 0)

export function cancel(order: QliroOrder): readonly Task[] {
  const items = left(order)
  if (items.length === 0) refuse('NO_ITEMS_TO_CANCEL', 'Everything has been shipped or released')
  return [{ type: 'Reversal', amount: remaining(order), original: preauthorization(order), actions: acting('Release', items) }]
}

export function returnItems(order: QliroOrder, { Returns }: ReturnFields): readonly Task[] {
  let refundable = capturedOre(order) - refundedOre(order)
  const takenBy = new Map<string, ReadonlyMap<string, Item>>()
  return Returns.map(({ PaymentTransactionId: capture, OrderItems, Fees = [], Discounts = [] }, index) => {
    const transaction = order.transactions.find(({ PaymentTransactionId }) => PaymentTransactionId === capture)
    if (transaction?.Type !== 'Capture') refuse('NO_PAYMENT_TRANSACTION', 'The transaction is not a capture of this order')
    const available = takenBy.get(capture) ?? shipped(order, capture)
    const items = take(available, readItems(OrderItems, 'merge', `Returns[${index}].OrderItems`), 'NO_SHIPPED_ITEMS_AVAILABLE')
    takenBy.set(capture, without(available, items))
    if (Fees.some((fee) => fee.PricePerItemIncVat < 0) || Discounts.some((discount) => discount.PricePerItemIncVat > 0)) {
      refuse('INVALID_INPUT', 'A fee must be at least 0, and a discount at most 0')
    }
    const adjust =
      Discounts.reduce((sum, item) => sum + ore(item.PricePerItemIncVat), 0) -
      Fees.reduce((sum, item) => sum + ore(item.PricePerItemIncVat), 0)
    const amount = totalOf(items) + adjust
    if (amount <= 0 || amount > refundable)
      refuse('INVALID_REQUEST_TOTAL_AMOUNT', 'The refund must be more than 0 and no more than was captured and not refunded')
    refundable -= amount
    return { type: 'Refund', amount, original: capture, actions: acting('Return', items) }
  })
}

export function updateItems(order: QliroOrder, { Updates }: UpdateItemsFields): readonly Task[] {
  const isOwn = isOwnMethod(order.method)
  if (!isOwn && capturedOre(order) > 0) refuse('OPERATION_NOT_SUPPORTED', 'With this payment method only before the first shipment')
  if (left(order).length === 0) refuse('NO_ITEMS_LEFT_IN_RESERVATION', 'Everything has been shipped or released')
  if (Updates.length > 1) refuse('INVALID_REQUEST', 'The order has one reservation')
  const items = readItems(Updates[0]?.OrderItems ?? [], 'merge', 'Updates[0].OrderItems')
  const amount = totalOf(items)
  const more = amount - remaining(order)
  if (amount <= 0) refuse('INVALID_REQUEST_TOTAL_AMOUNT', 'The lines must cost more than 0')
  if (more > 0 && !isOwn) refuse('INVALID_REQUEST_TOTAL_AMOUNT', 'The lines cost more than is reserved')
  const actions = [...acting('Release', left(order)), ...acting('Reserve', items)]
  // Less is released; more needs a credit check, which is declined here.
  return [
    more > 0
      ? { type: 'UpdateInvoice', amount, original: preauthorization(order), actions, fails: true }
      : { type: 'Reversal', amount: -more, original: preauthorization(order), actions },
  ]
}

export function addItems(order: QliroOrder, { Additions }: AddFields): readonly Task[] {
  if (!isOwnMethod(order.method)) refuse('INVALID_PAYMENT_TYPE', 'Lines can be added to invoices alone')
  if (capturedOre(order) === 0) refuse('NO_SHIPPED_ITEMS_AVAILABLE', 'Nothing has been shipped')
  return Additions.map(({ OrderItems }, index) => {
    const items = readItems(OrderItems, 'merge', `Additions[${index}].OrderItems`)
    const amount = totalOf(items)
    if (amount === 0 || -amount > capturedOre(order) - refundedOre(order)) {
      refuse('INVALID_REQUEST_TOTAL_AMOUNT', 'The amount must not be 0, and no refund more than was captured')
    }
    return { type: amount > 0 ? 'Debit' : 'Credit', amount: Math.abs(amount), original: null, actions: acting('Create', items) }
  })
}

export function retryReversal(order: QliroOrder, { PaymentTransactionId: id }: RetryFields): readonly Task[] {
  const failed = order.transactions.find(({ PaymentTransactionId }) => PaymentTransactionId === id)
  if (!failed || (failed.Type !== 'Reversal' && failed.Type !== 'Refund'))
    return refuse('NO_PAYMENT_TRANSACTION', 'The transaction is no reversal of this order')
  if (failed.Status !== 'Error') return refuse('OPERATION_NOT_SUPPORTED', `The transaction is ${failed.Status}`)
  const work = order.failed.find(({ transactionId }) => transactionId === id)
  const actions = work?.actions.map(({ ActionType, ...item }) => ({ type: ActionType, item })) ?? []
  return [{ type: failed.Type, amount: ore(failed.Amount), original: failed.OriginalPaymentTransactionId, actions }]
}
