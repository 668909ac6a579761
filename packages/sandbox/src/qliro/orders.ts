import type { Collection } from '../journal.ts'
import type { CreateFields, QliroAddress, ShippingMethod } from './fields.ts'
import type { Item } from './items.ts'
import { kroner, totalOf } from './items.ts'

export type QliroMethod = 'card' | 'invoice' | 'instalments' | 'vipps'

export type TransactionType = 'Preauthorization' | 'Debit' | 'Credit' | 'Capture' | 'Reversal' | 'Refund' | 'UpdateInvoice' | 'Registration'
export type TransactionStatus = 'Created' | 'InProcess' | 'UserInteractionRequired' | 'OnHold' | 'Success' | 'Error' | 'Cancelled'

export type Transaction = {
  readonly PaymentTransactionId: string
  readonly OriginalPaymentTransactionId: string | null
  readonly Type: TransactionType
  /** Kroner. */
  readonly Amount: number
  readonly Currency: string
  readonly Status: TransactionStatus
  readonly Timestamp: string
  readonly PaymentMethodName: string
  readonly ProviderResultCode: string | null
  readonly ErrorCode: string | null
}

export type ItemAction = Item & {
  readonly Id: number
  readonly ActionType: 'Create' | 'Reserve' | 'Ship' | 'Return' | 'Release'
  readonly PaymentTransactionId: string
}

/** A transaction that has been taken on, and what it does to the lines when it succeeds. */
export type Work = {
  readonly transactionId: string
  readonly due: number
  readonly actions: readonly Omit<ItemAction, 'Id' | 'PaymentTransactionId'>[]
  readonly fails: boolean
}

/** A push that has not been received yet. */
export type PlannedPush = {
  readonly id: string
  readonly kind: 'qliro.status' | 'qliro.management'
  readonly url: string
  readonly body: string
  readonly attempt: number
  readonly due: number
}

export type Customer = {
  readonly Email: string
  readonly MobileNumber: string
  readonly PersonalNumber: string
  readonly FirstName: string
  readonly LastName: string
}

export type QliroStatus = 'InProcess' | 'Completed' | 'OnHold' | 'Refused'

export type QliroOrder = {
  readonly OrderId: string
  readonly apiKey: string
  readonly fields: CreateFields
  readonly reference: string
  readonly items: readonly Item[]
  readonly version: string
  readonly status: QliroStatus
  readonly cancelled: boolean
  readonly startedAt: number
  /** Counts the sessions of the frame: a token of an earlier one is not taken. */
  readonly session: number
  readonly customer: Customer | null
  readonly address: QliroAddress | null
  readonly method: QliroMethod | null
  readonly newsletter: boolean
  readonly shippingMethods: readonly ShippingMethod[]
  readonly shippingMethod: ShippingMethod | null
  readonly approval: {
    readonly id: string
    readonly kind: 'bank' | 'vipps'
    readonly amount: number
    readonly onHold: boolean
    readonly page: string | null
  } | null
  readonly transactions: readonly Transaction[]
  readonly actions: readonly ItemAction[]
  readonly work: readonly Work[]
  /** What did not succeed and can be tried again. */
  readonly failed: readonly Work[]
  readonly pushes: readonly PlannedPush[]
}

export type QliroOrders = Collection<QliroOrder>

export const methodNames: Readonly<Record<QliroMethod, { readonly PaymentMethodName: string; readonly PaymentTypeCode: string }>> = {
  card: { PaymentMethodName: 'CREDITCARDS', PaymentTypeCode: 'CARD' },
  invoice: { PaymentMethodName: 'QLIRO_INVOICE', PaymentTypeCode: 'INVOICE' },
  instalments: { PaymentMethodName: 'QLIRO_PARTPAYMENT', PaymentTypeCode: 'PARTPAYMENT' },
  vipps: { PaymentMethodName: 'VIPPS', PaymentTypeCode: 'VIPPS' },
}

/** Qliro's own methods allow changes that others do not. */
export const isOwnMethod = (method: QliroMethod | null): boolean => method === 'invoice' || method === 'instalments'

/** Lines of an order: what the merchant sent, and the delivery that was chosen in the frame. */
export function linesOf({ items, shippingMethod }: QliroOrder): readonly Item[] {
  if (shippingMethod === null) return items
  const { MerchantReference, ShippingFeeMerchantReference = MerchantReference, DisplayName, PriceIncVat, PriceExVat } = shippingMethod
  const prices = { PricePerItemIncVat: PriceIncVat, PricePerItemExVat: PriceExVat }
  return [...items, { MerchantReference: ShippingFeeMerchantReference, Description: DisplayName, Type: 'Shipping', Quantity: 1, ...prices }]
}

const authorization = (order: QliroOrder): string | null =>
  order.transactions.find(({ Type }) => Type === 'Preauthorization')?.PaymentTransactionId ?? null

/** The order as the merchant reads it. The lines are there from the purchase on. */
export function orderView(order: QliroOrder): Record<string, unknown> {
  const { fields, customer, address, method } = order
  const isBought = order.status === 'Completed' || order.status === 'OnHold'
  const transaction = authorization(order)
  return {
    OrderId: order.OrderId,
    MerchantReference: order.reference,
    TotalPrice: kroner(totalOf(linesOf(order))),
    Currency: fields.Currency,
    Country: fields.Country,
    Language: fields.Language,
    CustomerCheckoutStatus: order.status,
    CustomerVerifiedEmail: null,
    Customer: customer,
    BillingAddress: address,
    ShippingAddress: address,
    OrderItems: isBought ? linesOf(order).map((item) => ({ ...item, PaymentTransactionId: transaction })) : [],
    PaymentMethod: method === null ? null : methodNames[method],
    SignupForNewsletter: order.newsletter,
    AskForNewsletterSignupChecked: fields.AskForNewsletterSignupChecked ?? false,
    IdentityVerification: null,
    MerchantProvidedMetadata: fields.MerchantProvidedMetadata ?? [],
    Upsell: null,
    MerchantSavedCreditCard: null,
  }
}
