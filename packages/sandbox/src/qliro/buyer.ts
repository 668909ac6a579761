import { randomUUID } from 'node:crypto'
import type { Parts } from '../parts.ts'
import { totalOf } from './items.ts'
import { isOwnMethod, linesOf } from './orders.ts'
import type { QliroMethod, QliroOrder, QliroOrders } from './orders.ts'
import type { QliroPurchases } from './purchase.ts'
import type { QliroShipping } from './shipping.ts'
import { validate } from './validation.ts'

export type QliroBuyerInput = {
  readonly email: string
  readonly postalCode: string
  readonly phone?: string
  /** Eleven digits of a person or nine of a company; decides the outcome. */
  readonly personalNumber?: string
  readonly givenName?: string
  readonly familyName?: string
  readonly streetAddress?: string
  readonly city?: string
  readonly method: QliroMethod
  /** The reference of one of the order's ways of delivery. */
  readonly shipping?: string
  /** The shop's page that the buyer is on, to which a cancelled payment goes back. */
  readonly page?: string
  readonly checkboxes?: readonly { readonly id: string; readonly checked: boolean }[]
}

/** What the frame does after the buyer has pressed the button. */
export type QliroOutcome =
  | { readonly kind: 'completed'; readonly url: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'approve'; readonly approval: string; readonly step: 'bank' | 'vipps' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'refused'; readonly reason: string; readonly text: string }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  | { readonly kind: 'closed' }

export type QliroBuyers = {
  pay(id: string, input: QliroBuyerInput): Promise<QliroOutcome>
  approve(id: string, approval: string): QliroOutcome
  cancel(id: string, approval: string): QliroOutcome
}

const methods: readonly QliroMethod[] = ['card', 'invoice', 'instalments', 'vipps']

/** Qliro's published Norwegian test persons and companies. */
const outcomes: Readonly<Record<string, 'approved' | 'onHold' | 'denied'>> = {
  '22034149589': 'approved',
  '23034114714': 'onHold',
  '23034114986': 'denied',
  '123456785': 'approved',
  '123123123': 'onHold',
  '987654325': 'denied',
}

/** What the buyer has not entered, or not as it has to be. */
export const invalidFields = (
  { shippingMethods, shippingMethod }: QliroOrder,
  { email, postalCode, method, personalNumber = '', shipping }: QliroBuyerInput,
): readonly string[] => [
  ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email) ? [] : ['email']),
  ...(/^\d{4}$/u.test(postalCode) ? [] : ['postalCode']),
  ...(methods.includes(method) ? [] : ['method']),
  ...(shippingMethods.length === 0 || shippingMethod !== null || shipping !== undefined ? [] : ['shipping']),
  ...(/^(?:\d{11}|\d{9})$/u.test(personalNumber) || (personalNumber === '' && !isOwnMethod(method)) ? [] : ['personalNumber']),
]

const needsBank = (email: string): boolean => email.split('@')[0]?.split('+').slice(1).includes('3ds') ?? false

type BuyerParts = {
  readonly parts: Parts
  readonly orders: QliroOrders
  readonly purchases: QliroPurchases
  readonly shipping: QliroShipping
}

export function createQliroBuyers({ parts, orders, purchases, shipping }: BuyerParts): QliroBuyers {
  const closed: QliroOutcome = { kind: 'closed' }

  const open = (id: string): QliroOrder | null => {
    const order = orders.get(id)
    return order?.status === 'InProcess' ? order : null
  }

  const withBuyer = (order: QliroOrder, input: QliroBuyerInput): QliroOrder => {
    const { email, phone = '+4741234567', personalNumber = '', givenName = 'Kari', familyName = 'Nordmann' } = input
    const { streetAddress = 'Storgata 1', postalCode, city = 'Oslo', method } = input
    const changed: QliroOrder = {
      ...order,
      method,
      customer: { Email: email, MobileNumber: phone, PersonalNumber: personalNumber, FirstName: givenName, LastName: familyName },
      address: { FirstName: givenName, LastName: familyName, Street: streetAddress, PostalCode: postalCode, City: city },
      newsletter: input.checkboxes?.some(({ id, checked }) => id === 'newsletter' && checked) ?? false,
    }
    orders.save(order.OrderId, changed)
    return changed
  }

  const finish = (order: QliroOrder, method: QliroMethod, onHold: boolean): QliroOutcome => {
    purchases.complete(order, method, onHold)
    return { kind: 'completed', url: order.fields.MerchantConfirmationUrl }
  }

  return {
    async pay(id, input) {
      const found = open(id)
      if (!found) return closed
      const fields = invalidFields(found, input)
      if (fields.length > 0) return { kind: 'invalid', fields }
      if (input.shipping !== undefined && input.shipping !== found.shippingMethod?.MerchantReference) shipping.choose(found, input.shipping)
      const asked = withBuyer(open(id) ?? found, input)
      const verdict = await validate(parts, asked, input.method)
      if (verdict.kind !== 'approved') return verdict
      const order = open(id)
      // The shop changed the order while it was asked about it: the buyer has to see what it now is.
      if (!order || JSON.stringify(linesOf(order)) !== JSON.stringify(linesOf(asked))) return closed
      const outcome = outcomes[input.personalNumber ?? ''] ?? 'approved'
      if (outcome === 'denied') return { kind: 'declined' }
      const onHold = outcome === 'onHold'
      if (input.method === 'vipps' || needsBank(input.email)) {
        const step = input.method === 'vipps' ? 'vipps' : 'bank'
        const approval = { id: randomUUID(), kind: step, amount: totalOf(linesOf(order)), onHold, page: input.page ?? null } as const
        orders.save(id, { ...order, approval })
        return { kind: 'approve', approval: approval.id, step }
      }
      return finish(order, input.method, onHold)
    },
    approve(id, approval) {
      const order = open(id)
      if (!order?.approval || order.approval.id !== approval || order.approval.amount !== totalOf(linesOf(order))) return closed
      return finish(order, order.method ?? 'card', order.approval.onHold)
    },
    cancel(id, approval) {
      const order = open(id)
      if (!order?.approval || order.approval.id !== approval) return closed
      orders.save(id, { ...order, approval: null })
      return { kind: 'redirect', url: order.approval.page ?? order.fields.MerchantCancelUrl ?? order.fields.MerchantConfirmationUrl }
    },
  }
}
