import type { Collection } from '../journal.ts'
import type { Address, CheckoutFields, OrderLine, ShippingOption } from './fields.ts'

export type PaymentMethod = 'card' | 'invoice' | 'instalments' | 'vipps'

/** What the buyer has begun and has to approve elsewhere: at the bank, or in an app. */
export type Approval = {
  readonly id: string
  readonly kind: 'bank' | 'vipps'
  readonly amount: number
  readonly method: PaymentMethod
  readonly pending: boolean
}

export type Capture = {
  readonly capture_id: string
  readonly captured_amount: number
  readonly captured_at: string
  readonly order_lines: readonly OrderLine[]
  readonly description: string | null
  readonly reference: string | null
  readonly klarna_reference: string
  readonly refunded_amount: number
  readonly shipping_info: readonly unknown[]
}

export type Refund = {
  readonly refund_id: string
  readonly refunded_amount: number
  readonly refunded_at: string
  readonly order_lines: readonly OrderLine[]
  readonly description: string | null
  readonly reference: string | null
}

export type ManagedStatus = 'AUTHORIZED' | 'PART_CAPTURED' | 'CAPTURED' | 'CLOSED' | 'CANCELLED' | 'EXPIRED'

/** The order as order management has it, from the purchase on. */
export type ManagedOrder = {
  readonly status: ManagedStatus
  readonly fraud_status: 'ACCEPTED' | 'PENDING' | 'REJECTED'
  readonly order_amount: number
  readonly original_order_amount: number
  readonly captured_amount: number
  readonly refunded_amount: number
  readonly remaining_authorized_amount: number
  readonly order_lines: readonly OrderLine[]
  readonly captures: readonly Capture[]
  readonly refunds: readonly Refund[]
  readonly klarna_reference: string
  readonly merchant_reference1: string | null
  readonly merchant_reference2: string | null
  readonly billing_address: Address
  readonly shipping_address: Address
  readonly initial_payment_method: { readonly type: string; readonly description: string }
  readonly created_at: string
  readonly expires_at: number
  readonly acknowledged_at: number | null
  readonly shipping_info: readonly unknown[]
}

/** A push or notification that is still to be sent. */
export type Planned = { readonly attempt: number; readonly due: number }

export type KcoOrder = {
  readonly id: string
  readonly merchant: string
  readonly fields: CheckoutFields
  readonly status: 'checkout_incomplete' | 'checkout_complete'
  readonly aborted: boolean
  readonly started_at: number
  readonly last_modified_at: number
  readonly completed_at: number | null
  /** The last change by the merchant or act of the buyer, from which the order's life is counted. */
  readonly touched_at: number
  readonly checkboxes: readonly { readonly id: string; readonly checked: boolean }[]
  readonly chosenShipping: ShippingOption | null
  readonly approval: Approval | null
  readonly managed: ManagedOrder | null
  readonly push: Planned | null
  readonly notification: (Planned & { readonly event: string }) | null
}

const hour = 3_600_000
export const life = 48 * hour
export const confirmationLife = 2 * hour

export const isExpired = (order: KcoOrder, now: number): boolean => now >= order.touched_at + life

export type KcoOrders = Collection<KcoOrder>

/** The addresses of the merchant with the order's id in them. */
export const urlOf = (order: KcoOrder, name: keyof CheckoutFields['merchant_urls']): string | null =>
  order.fields.merchant_urls[name]?.replaceAll('{checkout.order.id}', order.id) ?? null

const iso = (time: number): string => new Date(time).toISOString()

/** The order as the merchant reads it; without the snippet also what callbacks carry. */
export function checkoutView(order: KcoOrder): Record<string, unknown> {
  return {
    order_id: order.id,
    status: order.status,
    ...order.fields,
    ...(order.chosenShipping === null ? {} : { selected_shipping_option: order.chosenShipping }),
    ...(order.checkboxes.length === 0 ? {} : { merchant_requested: { additional_checkboxes: order.checkboxes } }),
    started_at: iso(order.started_at),
    ...(order.completed_at === null ? {} : { completed_at: iso(order.completed_at) }),
    last_modified_at: iso(order.last_modified_at),
  }
}
