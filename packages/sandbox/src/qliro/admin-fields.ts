import { Type, type Static } from 'typebox'
import { checker } from '../schema.ts'
import { OrderItem } from './fields.ts'

/** Bodies of the admin API v2 */
const closed = { additionalProperties: false } as const
const optional = Type.Optional
const Id = Type.String({ pattern: '^\\d{1,19}$', description: 'An integer of 64 bits' })
const Guid = Type.String({ pattern: '^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$' })
const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
const Items = Type.Array(OrderItem, { minItems: 1, maxItems: 200 })
const list = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) => Type.Array(Type.Object(fields, closed), { minItems: 1 })

const common = { MerchantApiKey: Type.String(), RequestId: Guid, OrderId: Id }

const Adjustment = Type.Object(
  {
    MerchantReference: Type.String({ minLength: 1, maxLength: 200 }),
    Description: optional(Type.String()),
    PricePerItemIncVat: Type.Number(),
    PricePerItemExVat: optional(Type.Number()),
  },
  closed,
)

const Common = Type.Object(common)
const ShipFields = Type.Object({ ...common, Currency, Shipments: list({ PaymentTransactionId: optional(Id), OrderItems: Items }) }, closed)
const CancelFields = Type.Object(common, closed)
const ReturnFields = Type.Object(
  {
    ...common,
    Currency,
    Returns: list({
      PaymentTransactionId: Id,
      OrderItems: Items,
      Fees: optional(Type.Array(Adjustment)),
      Discounts: optional(Type.Array(Adjustment)),
    }),
  },
  closed,
)
const UpdateItemsFields = Type.Object(
  { ...common, Currency, Updates: list({ PaymentTransactionId: optional(Id), OrderItems: Items }) },
  closed,
)
const AddFields = Type.Object({ ...common, Currency, Additions: list({ PaymentTransactionId: optional(Id), OrderItems: Items }) }, closed)
const ReferenceFields = Type.Object({ ...common, NewMerchantReference: Type.String({ pattern: '^[A-Za-z0-9_-]{1,25}$' }) }, closed)
const PushUrlFields = Type.Object(
  { ...common, MerchantOrderManagementStatusPushUrl: Type.String({ minLength: 1, maxLength: 2000 }) },
  closed,
)
const RetryFields = Type.Object({ ...common, Currency: optional(Currency), PaymentTransactionId: Id }, closed)

export type Common = Static<typeof Common> & { readonly Currency?: string }
export type ShipFields = Static<typeof ShipFields>
export type ReturnFields = Static<typeof ReturnFields>
export type UpdateItemsFields = Static<typeof UpdateItemsFields>
export type AddFields = Static<typeof AddFields>
export type ReferenceFields = Static<typeof ReferenceFields>
export type PushUrlFields = Static<typeof PushUrlFields>
export type RetryFields = Static<typeof RetryFields>

export const checkShip = checker(ShipFields)
export const checkCancel = checker(CancelFields)
export const checkReturn = checker(ReturnFields)
export const checkUpdateItems = checker(UpdateItemsFields)
export const checkAdd = checker(AddFields)
export const checkReference = checker(ReferenceFields)
export const checkPushUrl = checker(PushUrlFields)
export const checkRetry = checker(RetryFields)
