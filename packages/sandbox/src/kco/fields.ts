import { Type, type Static } from 'typebox'

/** Fields and limits of a checkout order; unknown fields are refused, so that a misspelt option is noticed. */
const closed = { additionalProperties: false } as const
const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
const optional = Type.Optional
const Country = Type.String({ pattern: '^[A-Za-z]{2}$' })
const Color = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })
const mostOre = 200_000_000
const Amount = Type.Integer({ minimum: 0, maximum: mostOre })
const SignedAmount = Type.Integer({ minimum: -mostOre, maximum: mostOre })
const TaxRate = Type.Integer({ minimum: 0, maximum: 10_000 })

export const Address = Type.Object(
  {
    given_name: optional(text(255)),
    family_name: optional(text(255)),
    email: optional(text(255)),
    title: optional(text(255)),
    street_address: optional(text(255)),
    street_address2: optional(text(255)),
    postal_code: optional(text(10)),
    city: optional(text(255)),
    region: optional(text(255)),
    phone: optional(text(255)),
    country: optional(Country),
    care_of: optional(text(255)),
    organization_name: optional(text(255)),
  },
  closed,
)
export type Address = Static<typeof Address>

const lineTypes = ['physical', 'discount', 'shipping_fee', 'sales_tax', 'digital', 'gift_card', 'store_credit', 'surcharge'] as const

const ProductIdentifiers = Type.Object(
  {
    brand: optional(text(70)),
    color: optional(text(64)),
    category_path: optional(text(750)),
    global_trade_item_number: optional(text(50)),
    manufacturer_part_number: optional(text(70)),
    size: optional(text(64)),
  },
  closed,
)

const ShippingAttributes = Type.Object(
  {
    weight: optional(Type.Integer({ minimum: 0 })),
    dimensions: optional(
      Type.Object({ height: optional(Type.Integer()), width: optional(Type.Integer()), length: optional(Type.Integer()) }, closed),
    ),
    tags: optional(Type.Array(Type.String())),
  },
  closed,
)

const lineFields = {
  reference: optional(text(255)),
  name: text(255, 1),
  quantity: Type.Integer({ minimum: 0 }),
  quantity_unit: optional(text(8, 1)),
  unit_price: Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 }),
  tax_rate: TaxRate,
  total_amount: SignedAmount,
  total_discount_amount: optional(Amount),
  total_tax_amount: SignedAmount,
  product_url: optional(text(1024)),
  image_url: optional(text(1024)),
  merchant_data: optional(text(1024)),
  product_identifiers: optional(ProductIdentifiers),
  shipping_attributes: optional(ShippingAttributes),
}

export const OrderLine = Type.Object({ type: optional(Type.Enum([...lineTypes])), ...lineFields }, closed)
export const ManagedLine = Type.Object({ type: optional(Type.Enum([...lineTypes, 'return_fee'])), ...lineFields }, closed)
export type OrderLine = Static<typeof ManagedLine>

const Url = text(2000, 1)

export const MerchantUrls = Type.Object(
  {
    terms: Url,
    cancellation_terms: optional(Url),
    checkout: Url,
    confirmation: Url,
    push: Url,
    validation: optional(Url),
    shipping_option_update: optional(Url),
    address_update: optional(Url),
    country_change: optional(Url),
    notification: optional(Url),
  },
  closed,
)
export type MerchantUrls = Static<typeof MerchantUrls>

const shippingMethods = ['PickUpStore', 'Home', 'BoxReg', 'BoxUnreg', 'PickUpPoint', 'Own', 'Postal', 'DHLPackstation', 'Digital']

export const ShippingOption = Type.Object(
  {
    id: text(255, 1),
    name: text(255, 1),
    price: Amount,
    tax_amount: Amount,
    tax_rate: TaxRate,
    description: optional(text(255)),
    promo: optional(text(255)),
    preselected: optional(Type.Boolean()),
    shipping_method: optional(Type.Enum(shippingMethods)),
    delivery_details: optional(Type.Unknown()),
    tms_reference: optional(text(255)),
    selected_addons: optional(Type.Array(Type.Unknown())),
  },
  closed,
)
export type ShippingOption = Static<typeof ShippingOption>

const Checkbox = Type.Object({ id: text(255, 1), text: text(1000, 1), checked: Type.Boolean(), required: Type.Boolean() }, closed)

const Options = Type.Object(
  {
    require_validate_callback_success: optional(Type.Boolean()),
    allow_separate_shipping_address: optional(Type.Boolean()),
    allowed_customer_types: optional(Type.Array(Type.Enum(['person', 'organization']))),
    national_identification_number_mandatory: optional(Type.Boolean()),
    verify_national_identification_number: optional(Type.Boolean()),
    additional_checkbox: optional(Type.Object({ text: text(1000, 1), checked: Type.Boolean(), required: Type.Boolean() }, closed)),
    additional_checkboxes: optional(Type.Array(Checkbox)),
    additional_merchant_terms: optional(Type.String()),
    shipping_details: optional(text(255)),
    color_button: optional(Color),
    color_button_text: optional(Color),
    color_checkbox: optional(Color),
    color_checkbox_checkmark: optional(Color),
    color_header: optional(Color),
    color_link: optional(Color),
    radius_border: optional(Type.Union([text(8), Type.Integer()])),
    show_subtotal_detail: optional(Type.Boolean()),
    phone_mandatory: optional(Type.Boolean()),
    title_mandatory: optional(Type.Boolean()),
    date_of_birth_mandatory: optional(Type.Boolean()),
    auto_capture: optional(Type.Boolean()),
    vat_removed: optional(Type.Boolean()),
    acquiring_channel: optional(Type.String()),
    require_client_validation: optional(Type.Boolean()),
  },
  closed,
)

const Customer = Type.Object(
  {
    type: optional(Type.Enum(['person', 'organization'])),
    date_of_birth: optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    gender: optional(Type.Enum(['male', 'female'])),
    organization_registration_id: optional(Type.String()),
    vat_id: optional(Type.String()),
  },
  closed,
)

/** What the merchant says of an order. */
export const CheckoutFields = Type.Object(
  {
    purchase_country: Country,
    purchase_currency: Type.String({ pattern: '^[A-Za-z]{3}$' }),
    locale: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
    order_amount: Amount,
    order_tax_amount: Amount,
    order_lines: Type.Array(OrderLine, { minItems: 1, maxItems: 1000 }),
    merchant_urls: MerchantUrls,
    billing_address: optional(Address),
    shipping_address: optional(Address),
    customer: optional(Customer),
    merchant_reference1: optional(text(255)),
    merchant_reference2: optional(text(255)),
    merchant_data: optional(text(6000)),
    options: optional(Options),
    shipping_options: optional(Type.Array(ShippingOption)),
    selected_shipping_option: optional(ShippingOption),
    shipping_countries: optional(Type.Array(Country)),
    billing_countries: optional(Type.Array(Country)),
    attachment: optional(Type.Object({ content_type: Type.String(), body: Type.String() }, closed)),
    external_payment_methods: optional(Type.Array(Type.Unknown())),
    external_checkouts: optional(Type.Array(Type.Unknown())),
    gui: optional(Type.Object({ options: optional(Type.Array(Type.String())) }, closed)),
    merchant_requested: optional(
      Type.Object(
        {
          additional_checkbox: optional(Type.Boolean()),
          additional_checkboxes: optional(Type.Array(Type.Object({ id: Type.String(), checked: Type.Boolean() }, closed))),
        },
        closed,
      ),
    ),
    discount_lines: optional(Type.Array(Type.Unknown())),
    tags: optional(Type.Array(Type.String())),
    recurring: optional(Type.Boolean()),
    recurring_token: optional(Type.String()),
  },
  closed,
)
export type CheckoutFields = Static<typeof CheckoutFields>
