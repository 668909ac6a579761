import { randomUUID } from 'node:crypto'
import type { Parts } from '../parts.ts'
import type { Address } from './fields.ts'
import { isExpired, urlOf } from './orders.ts'
import type { KcoOrder, KcoOrders, PaymentMethod } from './orders.ts'
import type { Purchases } from './purchase.ts'
import type { Shipping } from './shipping.ts'
import { validate } from './validation.ts'

export type BuyerInput = {
  readonly email: string
  readonly postalCode: string
  readonly givenName?: string
  readonly familyName?: string
  readonly phone?: string
  readonly streetAddress?: string
  readonly city?: string
  readonly method: PaymentMethod
  /** The id of one of the order's shipping options. */
  readonly shipping?: string
  /** Another address for the goods. */
  readonly shippingAddress?: Address
  readonly checkboxes?: readonly { readonly id: string; readonly checked: boolean }[]
}

/** What the frame does after the buyer has pressed the button. */
export type BuyerOutcome =
  | { readonly kind: 'completed'; readonly url: string }
  /** Leaves the shop's page: to where the shop sends the buyer. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Leaves the shop's page, or covers it: to the bank or an app. */
  | { readonly kind: 'approve'; readonly approval: string; readonly step: 'bank' | 'vipps' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'refused'; readonly text: string; readonly errorType: string }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  /** The order cannot be bought any more. */
  | { readonly kind: 'closed' }

export type Buyers = {
  pay(id: string, input: BuyerInput): Promise<BuyerOutcome>
  /** At the bank or in the app. */
  approve(id: string, approval: string): BuyerOutcome
  cancel(id: string, approval: string): BuyerOutcome
}

const methods: readonly PaymentMethod[] = ['card', 'invoice', 'instalments', 'vipps']

/** What the e-mail address asks for: `kari+red@example.no`. */
const has = (email: string, word: string): boolean => email.split('@')[0]?.split('+').slice(1).includes(word) ?? false

/** What the buyer has not entered, or not as it has to be. */
export const invalidFields = (
  { fields, chosenShipping }: KcoOrder,
  { email, postalCode, method, shipping }: BuyerInput,
): readonly string[] => [
  ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email) ? [] : ['email']),
  ...(/^\d{4}$/u.test(postalCode) ? [] : ['postalCode']),
  ...(methods.includes(method) ? [] : ['method']),
  ...((fields.shipping_options ?? []).length === 0 || chosenShipping !== null || shipping !== undefined ? [] : ['shipping']),
]

const contentOf = ({ fields }: KcoOrder): string => JSON.stringify([fields.order_amount, fields.purchase_currency, fields.order_lines])

function addressOf(input: BuyerInput, country: string): Address {
  const {
    email,
    postalCode,
    givenName = 'Kari',
    familyName = 'Nordmann',
    phone = '+4741234567',
    streetAddress = 'Storgata 1',
    city = 'Oslo',
  } = input
  return {
    given_name: givenName,
    family_name: familyName,
    email,
    street_address: streetAddress,
    postal_code: postalCode,
    city,
    phone,
    country: country.toLowerCase(),
  }
}

type BuyerParts = { readonly parts: Parts; readonly orders: KcoOrders; readonly purchases: Purchases; readonly shipping: Shipping }

export function createBuyers({ parts, orders, purchases, shipping }: BuyerParts): Buyers {
  const { clock } = parts
  const closed: BuyerOutcome = { kind: 'closed' }

  const open = (id: string): KcoOrder | null => {
    const order = orders.get(id)
    return !order || order.status !== 'checkout_incomplete' || order.aborted || isExpired(order, clock.now()) ? null : order
  }

  const finish = (order: KcoOrder, method: PaymentMethod, pending: boolean): BuyerOutcome => {
    purchases.complete(order, method, pending)
    return { kind: 'completed', url: urlOf(order, 'confirmation') ?? '' }
  }

  const withBuyer = (order: KcoOrder, input: BuyerInput): KcoOrder => {
    const address = addressOf(input, order.fields.purchase_country)
    const fields = { ...order.fields, billing_address: address, shipping_address: input.shippingAddress ?? address }
    const changed = {
      ...order,
      fields,
      checkboxes: input.checkboxes ?? order.checkboxes,
      touched_at: clock.now(),
      last_modified_at: clock.now(),
    }
    orders.save(order.id, changed)
    return changed
  }

  return {
    async pay(id, input) {
      const found = open(id)
      if (!found) return closed
      const fields = invalidFields(found, input)
      if (fields.length > 0) return { kind: 'invalid', fields }
      if (input.shipping !== undefined && input.shipping !== found.chosenShipping?.id) await shipping.choose(found, input.shipping)
      const asked = withBuyer(open(id) ?? found, input)
      const verdict = await validate(parts, asked)
      if (verdict.kind !== 'approved') return verdict
      const order = open(id)
      // The shop changed the order while it was asked about it: the buyer has to see what it now is.
      if (!order || contentOf(order) !== contentOf(asked)) return closed
      const pending = has(input.email, 'pend')
      if (has(input.email, 'red')) return { kind: 'declined' }
      if (input.method === 'vipps' || has(input.email, '3ds')) {
        const step = input.method === 'vipps' ? 'vipps' : 'bank'
        const approval = { id: randomUUID(), kind: step, amount: order.fields.order_amount, method: input.method, pending } as const
        orders.save(id, { ...order, approval })
        return { kind: 'approve', approval: approval.id, step }
      }
      return finish(order, input.method, pending)
    },
    approve(id, approval) {
      const order = open(id)
      if (!order?.approval || order.approval.id !== approval || order.approval.amount !== order.fields.order_amount) return closed
      return finish(order, order.approval.method, order.approval.pending)
    },
    cancel(id, approval) {
      const order = open(id)
      if (!order?.approval || order.approval.id !== approval) return closed
      orders.save(id, { ...order, approval: null })
      return { kind: 'redirect', url: urlOf(order, 'checkout') ?? '' }
    },
  }
}
