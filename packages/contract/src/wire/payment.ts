import { Type, type Static } from 'typebox'
import { OrderLine, OrderWithdrawal } from './checkout.ts'
import { PurchaseComplaints } from './complaint.ts'
import { Id, Instant, NullableString, Ore, SentId } from './common.ts'
import { ReservationLine } from './reservation.ts'
import { Provider } from './tenant.ts'

/** What one shop gives and one provider is paid for. */
export const PaymentBody = Type.Object({
  shopID: SentId,
  lines: Type.Array(OrderLine, { minItems: 1, maxItems: 95 }),
  shipping: Type.Enum(['collect', 'delivery']),
  promoCode: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()])),
  seenTotal: Type.Integer({
    minimum: 0,
    maximum: 2 ** 31 - 1,
    description: 'Øre that the shopper was told these lines cost, freight and discount included; another total now is `price_changed`',
  }),
  replaces: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
      description: 'Id of the shopper’s earlier session for these goods, with either provider: it ends, and gives its goods back first',
    }),
  ),
})
export type PaymentBody = Static<typeof PaymentBody>

export const PaymentState = Type.Enum(
  ['held', 'authorized', 'on_hold', 'accepted', 'captured', 'closed', 'refunded', 'cancelled', 'refused', 'expired', 'review_required'],
  {
    description:
      '`held`: goods are put aside and nothing is paid; `authorized` and `accepted`: paid for, charged when sent; `on_hold`: the provider decides later; `captured` and `closed`: charged; `review_required`: will not be sent, and is cancelled',
  },
)
export type PaymentState = Static<typeof PaymentState>

export const PaymentReason = Type.Enum(['no_stock', 'mismatch', 'superseded', 'undecided', 'customer', 'shop'], {
  description:
    'Why it came to nothing: sold out meanwhile, other contents than agreed, replaced by a newer one, not decided by the provider in 14 days, or cancelled by whom',
})
export type PaymentReason = Static<typeof PaymentReason>

/** A provider's HTML, taken apart so that a page with a strict policy can rebuild it: `data-s` in the markup is a style attribute. */
export const PaymentSnippet = Type.Object({
  markup: Type.String(),
  styles: Type.Array(Type.String()),
  scripts: Type.Array(Type.Object({ src: NullableString, text: Type.String(), attrs: Type.Record(Type.String(), Type.String()) }), {
    description: 'In the order in which they run; of each either the address or the text',
  }),
})
export type PaymentSnippet = Static<typeof PaymentSnippet>

const PaymentLine = Type.Object({
  ...ReservationLine.properties,
  pant: Type.Optional(Type.Number({ description: 'Kroner: the deposit on one, already in its price; none when left out' })),
})

const sums = {
  goods: Type.Integer({ description: 'Øre, VAT included: what the lines cost without the discount' }),
  discount: Type.Integer({ minimum: 0, description: 'Øre that the promo code takes off' }),
  freight: Ore,
  total: Type.Integer({ description: 'Øre to pay, VAT included' }),
  vatPercentage: Type.Integer(),
  totalVat: Ore,
  netAmount: Ore,
}

const contents = {
  shopID: Id,
  shipping: Type.Enum(['collect', 'delivery']),
  lines: Type.Array(PaymentLine),
  notOrdered: Type.Array(PaymentLine, { description: 'Lines that could not be served, with the count asked for' }),
  promoCode: NullableString,
  ...sums,
}

export const PaymentSession = Type.Object({
  id: Type.String({ description: 'Unguessable: it reads and changes the session' }),
  token: Type.String({ description: 'Opens the receipt in any browser' }),
  provider: Provider,
  state: PaymentState,
  ...contents,
  version: Type.Integer({ minimum: 1, description: 'Of the contents; Qliro’s frame says it when it has them' }),
  expiresAt: Type.String({ format: 'date-time', description: 'Until when the goods are put aside' }),
  snippet: Type.Union([PaymentSnippet, Type.Null()], {
    description: 'Never to be kept; null in answers of PUT, and when nothing is to pay',
  }),
})
export type PaymentSession = Static<typeof PaymentSession>

export const PaymentCompleteBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'The token of the receipt' }),
})
export type PaymentCompleteBody = Static<typeof PaymentCompleteBody>

/** The receipt of a payment, also of one that came to nothing. */
export const OrderReceipt = Type.Object({
  kind: Type.Enum(['order'], { description: 'A reservation’s receipt has none' }),
  token: Type.String({ description: 'Opens the receipt in any browser' }),
  id: Type.Union([Id, Type.Null()], { description: 'The number of the order; null while there is none' }),
  sessionId: Type.String(),
  provider: Provider,
  paymentMethod: Type.Union([Type.String(), Type.Null()], { description: 'As the provider names it' }),
  state: PaymentState,
  reason: Type.Union([PaymentReason, Type.Null()]),
  ...contents,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  zipcode: Type.String(),
  city: Type.String(),
  captured: Type.Integer({ minimum: 0, description: 'Øre charged so far' }),
  refunded: Type.Integer({ minimum: 0, description: 'Øre paid back so far' }),
  date: Instant,
  withdrawal: Type.Optional(Type.Union([OrderWithdrawal, Type.Null()], { description: 'Null while there is no order' })),
  complaints: Type.Optional(Type.Union([PurchaseComplaints, Type.Null()], { description: 'Null while nothing is bought' })),
  snippet: Type.Union([PaymentSnippet, Type.Null()], {
    description: 'The provider’s confirmation, in answers of `POST /checkout/complete` alone; never to be kept',
  }),
})
export type OrderReceipt = Static<typeof OrderReceipt>

export const PaymentProviders = Type.Object({
  providers: Type.Array(
    Type.Object({
      provider: Provider,
      name: Type.String({ description: 'As shoppers know it' }),
      available: Type.Boolean({ description: 'False while it does not answer' }),
      hosts: Type.Array(Type.String(), {
        description: 'Sources that the policy of its payment page allows, such as `https://*.kustom.co`',
      }),
    }),
  ),
})
export type PaymentProviders = Static<typeof PaymentProviders>

export const PaymentProvidersQuery = Type.Object({ shopID: Type.Optional(SentId) })
export type PaymentProvidersQuery = Static<typeof PaymentProvidersQuery>
