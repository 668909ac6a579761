import { Type, type Static } from 'typebox'
import { checker } from '../schema.ts'

/** Bodies of the merchant API; unknown fields are refused, so that a misspelt one is noticed. */
const closed = { additionalProperties: false } as const
const optional = Type.Optional
const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
const Url = text(2000, 1)
const Color = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })
const Radius = Type.Integer({ minimum: 0, maximum: 1000 })

export const itemTypes = ['Product', 'Discount', 'Fee', 'Shipping'] as const
export type ItemType = (typeof itemTypes)[number]

/** Letters of any script, digits, space and the listed signs. */
const itemReference = String.raw`^[\p{L}\d ().'\-_&,/–+:]+$`

const ItemMetadata = Type.Object(
  {
    HasRisk: optional(Type.Boolean()),
    Subscription: optional(Type.Object({ Enabled: Type.Boolean() }, closed)),
    MerchantData: optional(text(250)),
    HeaderLines: optional(Type.Array(text(115), { maxItems: 5 })),
    FooterLines: optional(Type.Array(text(115), { maxItems: 5 })),
  },
  closed,
)

export const OrderItem = Type.Object(
  {
    MerchantReference: Type.String({ minLength: 1, maxLength: 200, pattern: itemReference }),
    Description: optional(text(4000)),
    Type: optional(Type.Union([Type.Enum([...itemTypes]), Type.Integer({ minimum: 0, maximum: 3 })])),
    Quantity: Type.Integer({ minimum: 1 }),
    PricePerItemIncVat: Type.Number(),
    PricePerItemExVat: optional(Type.Number()),
    VatRate: optional(Type.Number()),
    Metadata: optional(ItemMetadata),
  },
  closed,
)
export type OrderItem = Static<typeof OrderItem>

const OrderItems = Type.Array(OrderItem, { minItems: 1, maxItems: 200 })

const Address = Type.Object(
  {
    FirstName: optional(text(100)),
    LastName: optional(text(100)),
    CompanyName: optional(text(100)),
    Street: optional(text(100)),
    City: optional(text(100)),
    CareOf: optional(text(100)),
    PostalCode: optional(text(15)),
    Street2: optional(text(10)),
    Area: optional(text(10)),
    AreaCode: optional(text(10)),
  },
  closed,
)
export type QliroAddress = Static<typeof Address>

const lockFlags = Object.fromEntries(
  ['LockCustomerEmail', 'LockCustomerMobileNumber', 'LockCustomerPersonalNumber', 'LockCustomerInformation', 'LockCustomerAddress'].map(
    (name) => [name, optional(Type.Boolean())],
  ),
)

const CustomerInformation = Type.Object(
  {
    Email: optional(text(255)),
    MobileNumber: optional(text(50)),
    PersonalNumber: optional(text(50)),
    JuridicalType: optional(Type.Enum(['Physical', 'Company'])),
    DateOfBirth: optional(Type.String()),
    VatNumber: optional(Type.String()),
    Address: optional(Address),
    ShippingAddress: optional(Address),
    ...lockFlags,
  },
  closed,
)

export const ShippingMethod = Type.Object({
  MerchantReference: text(450, 1),
  DisplayName: text(100, 1),
  PriceIncVat: Type.Number({ minimum: 0 }),
  PriceExVat: Type.Number({ minimum: 0 }),
  Descriptions: optional(Type.Array(text(200), { maxItems: 3 })),
  Brand: optional(text(50)),
  ShippingFeeMerchantReference: optional(Type.String()),
})
export type ShippingMethod = Static<typeof ShippingMethod>

const Metadata = Type.Array(Type.Object({ Key: text(50, 1), Value: text(250) }, closed), { maxItems: 30 })
const PickupPerson = Type.Object(
  { FirstName: Type.String(), LastName: Type.String(), Mobile: optional(Type.String()), Email: optional(Type.String()) },
  closed,
)

const shared = {
  MerchantApiKey: text(255, 1),
  OrderItems,
  AvailableShippingMethods: optional(Type.Array(ShippingMethod)),
  ShippingConfiguration: optional(Type.Unknown()),
  ShippingAdditionalHeader: optional(Type.String()),
  ApplicableFees: optional(Type.Array(Type.Unknown())),
  MerchantProvidedMetadata: optional(Metadata),
  PickupPersonDetails: optional(PickupPerson),
  MerchantConstraintName: optional(Type.String()),
  PaymentId: optional(Type.String()),
  RequireIdentityVerification: optional(Type.Boolean()),
}

export const CreateFields = Type.Object(
  {
    ...shared,
    MerchantReference: Type.String({ pattern: '^[A-Za-z0-9_-]{1,25}$' }),
    Currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    Country: Type.String({ pattern: '^[A-Z]{2}$' }),
    Language: Type.String({ pattern: '^[a-z]{2}-[a-z]{2}$' }),
    MerchantTermsUrl: Url,
    MerchantConfirmationUrl: Url,
    MerchantCheckoutStatusPushUrl: optional(Url),
    MerchantOrderManagementStatusPushUrl: optional(Url),
    MerchantOrderValidationUrl: optional(Url),
    MerchantOrderAvailableShippingMethodsUrl: optional(Url),
    MerchantOrderAvailableShippingAddressesUrl: optional(Url),
    MerchantNotificationUrl: optional(Url),
    MerchantSavedCreditCardPushUrl: optional(Url),
    MerchantIntegrityPolicyUrl: optional(Url),
    MerchantCancelUrl: optional(Url),
    PrimaryColor: optional(Color),
    CallToActionColor: optional(Color),
    CallToActionHoverColor: optional(Color),
    BackgroundColor: optional(Color),
    CornerRadius: optional(Radius),
    ButtonCornerRadius: optional(Radius),
    CustomerInformation: optional(CustomerInformation),
    EnforcedJuridicalType: optional(Type.Enum(['Physical', 'Company'])),
    MinimumCustomerAge: optional(Type.Integer({ minimum: 0, maximum: 120 })),
    AskForNewsletterSignup: optional(Type.Boolean()),
    AskForNewsletterSignupChecked: optional(Type.Boolean()),
    AskForNewsletterSignupText: optional(text(50)),
    MerchantProvidedQuestion: optional(Type.Unknown()),
  },
  closed,
)
export type CreateFields = Static<typeof CreateFields>

const UpdateFields = Type.Object(
  {
    ...shared,
    MerchantUpdateVersion: optional(text(36, 1)),
    CustomerInformation: optional(
      Type.Object({ Email: optional(text(255)), Address: optional(Type.Object({ PostalCode: optional(text(15)) }, closed)) }, closed),
    ),
  },
  closed,
)

export const checkCreate = checker(CreateFields)
export const checkUpdate = checker(UpdateFields)
export const checkShippingMethods = checker(Type.Object({ AvailableShippingMethods: Type.Array(ShippingMethod) }))
