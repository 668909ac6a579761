import { Type, type Static } from 'typebox'
import { checker } from '../schema.ts'
import { Address, ManagedLine } from './fields.ts'

/** Bodies of order management v1 */
const closed = { additionalProperties: false } as const
const optional = Type.Optional
const text = (maxLength: number) => Type.String({ maxLength })
const most = 200_000_000
const lines = optional(Type.Array(ManagedLine, { maxItems: 1000 }))

const shippingMethods = [
  'PickUpStore',
  'Home',
  'BoxReg',
  'BoxUnreg',
  'PickUpPoint',
  'Own',
  'Postal',
  'DHLPackstation',
  'Digital',
  'ClickCollect',
]

const ShippingInfo = Type.Object(
  {
    shipping_company: optional(text(100)),
    shipping_method: optional(Type.Enum(shippingMethods)),
    tracking_number: optional(text(100)),
    tracking_uri: optional(text(1024)),
    return_shipping_company: optional(text(100)),
    return_tracking_number: optional(text(100)),
    return_tracking_uri: optional(text(1024)),
  },
  closed,
)

const CaptureFields = Type.Object(
  {
    captured_amount: Type.Integer({ minimum: 1, maximum: most }),
    order_lines: lines,
    description: optional(text(255)),
    reference: optional(text(255)),
    shipping_info: optional(Type.Array(ShippingInfo, { maxItems: 500 })),
    shipping_delay: optional(Type.Integer({ minimum: 0 })),
  },
  closed,
)
export type CaptureFields = Static<typeof CaptureFields>

const RefundFields = Type.Object(
  {
    refunded_amount: Type.Integer({ minimum: 1, maximum: most }),
    order_lines: lines,
    description: optional(text(255)),
    reference: optional(text(255)),
  },
  closed,
)
export type RefundFields = Static<typeof RefundFields>

const AuthorizationFields = Type.Object(
  { order_amount: Type.Integer({ minimum: 1, maximum: most }), order_lines: lines, description: optional(text(255)) },
  closed,
)
export type AuthorizationFields = Static<typeof AuthorizationFields>

const References = Type.Object({ merchant_reference1: optional(text(255)), merchant_reference2: optional(text(255)) }, closed)
export type References = Static<typeof References>

const CustomerDetails = Type.Object({ billing_address: optional(Address), shipping_address: optional(Address) }, closed)
export type CustomerDetails = Static<typeof CustomerDetails>

const ShippingInfos = Type.Object({ shipping_info: Type.Array(ShippingInfo, { minItems: 1, maxItems: 500 }) }, closed)
export type ShippingInfos = Static<typeof ShippingInfos>

export const checkCapture = checker(CaptureFields)
export const checkRefund = checker(RefundFields)
export const checkAuthorization = checker(AuthorizationFields)
export const checkReferences = checker(References)
export const checkCustomerDetails = checker(CustomerDetails)
export const checkShippingInfos = checker(ShippingInfos)
