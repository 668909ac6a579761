import { reservationStates, type ReservationState } from '@vidda/domain/reservation'
import { Type, type Static } from 'typebox'
import { Complaint } from './complaint.ts'
import { Id, Instant, NullableString, Ore } from './common.ts'
import { PaymentReason, PaymentState } from './payment.ts'
import { Provider } from './tenant.ts'

const mostAtOnce = 500

export const OrderFeedQuery = Type.Object({
  since: Type.Optional(
    Type.String({
      maxLength: 100,
      description: '`next` of the answer before, or `cursor` of a purchase; everything from the first one on when left out',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostAtOnce, default: 100 })),
})
/** As the server sees it: `limit` has the schema's default. */
export type OrderFeedQuery = { readonly since?: string; readonly limit: number }

const Count = Type.Integer({ minimum: 0 })

const counts = Type.Array(Type.Object({ ean: Type.String(), count: Count }))

const FeedLine = Type.Object({
  ean: Type.String(),
  articleId: Id,
  name: Type.String(),
  size: Type.String(),
  color: Type.String(),
  count: Count,
  price: Type.Integer({ description: 'Øre for one, VAT and pant included, before the discount' }),
  pant: Type.Integer({ minimum: 0, description: 'Øre of the price that are pant, without VAT; 0 for a reservation, which does not tell' }),
  discount: Type.Integer({ minimum: 0, description: 'Øre that the promo code takes off this line' }),
  vat: Type.Integer({ description: 'Øre of VAT in what the line costs after its discount' }),
  captured: Type.Integer({ minimum: 0, description: 'How many are sent or handed over, and charged' }),
  cancelled: Type.Integer({ minimum: 0, description: 'How many will not be sent' }),
  refunded: Type.Integer({ minimum: 0, description: 'How many came back and are paid back' }),
  withdrawn: Type.Integer({ minimum: 0, description: 'How many the buyer has withdrawn from' }),
  open: Type.Integer({ minimum: 0, description: 'How many lie in the shop, to be sent or handed over' }),
})

export const FeedPurchase = Type.Object({
  kind: Type.Enum(['order', 'reservation']),
  id: Type.Integer({ minimum: 0, description: 'The number that the buyer knows; with `kind` it names a purchase for good' }),
  cursor: Type.String({ description: '`since` for what comes after it' }),
  state: Type.Union([PaymentState, Type.Enum(Object.keys(reservationStates) as ReservationState[])], {
    description:
      'Of an order the state of its payment. Of a reservation: `awaiting` holds nothing until its receiver has confirmed it, `expired` was not collected in time, `unconfirmed` not confirmed',
  }),
  reason: Type.Union([PaymentReason, Type.Null()]),
  shop: Type.Object(
    { id: Id, no: Type.String(), name: Type.String() },
    { description: 'Its number and name are empty where the shop is gone' },
  ),
  buyer: Type.Object(
    {
      name: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      address: Type.String(),
      zipcode: Type.String(),
      city: Type.String(),
    },
    { description: 'Empty texts once the buyer is forgotten: forget them too' },
  ),
  shipping: Type.Enum(['collect', 'delivery']),
  currency: Type.Enum(['NOK']),
  lines: Type.Array(FeedLine),
  promoCode: NullableString,
  goods: Type.Integer({ description: 'Øre, VAT included: what the lines cost without the discount' }),
  discount: Type.Integer({ minimum: 0, description: 'Øre that the promo code takes off' }),
  freight: Ore,
  freightVat: Type.Integer({ description: 'Øre of VAT in the freight' }),
  total: Type.Integer({ description: 'Øre to pay, VAT included' }),
  vatPercentage: Type.Integer(),
  totalVat: Type.Integer({ description: 'Øre: that of the lines and of the freight' }),
  payment: Type.Union(
    [
      Type.Object({
        provider: Provider,
        method: NullableString,
        reference: Type.String({ description: 'What the provider knows the order by' }),
        providerOrderId: NullableString,
        captured: Type.Integer({ minimum: 0, description: 'Øre charged so far' }),
        refunded: Type.Integer({ minimum: 0, description: 'Øre paid back so far' }),
      }),
      Type.Null(),
    ],
    { description: 'Null for what is paid in the shop' },
  ),
  operations: Type.Array(
    Type.Object({
      id: Id,
      kind: Type.Enum(['capture', 'refund', 'cancel']),
      state: Type.Enum(['waiting', 'done', 'failed']),
      amount: Type.Integer({ description: 'Øre' }),
      by: Type.String({ description: 'Who ordered it' }),
      at: Instant,
      lines: counts,
    }),
    { description: 'What the shop’s people have charged, paid back and cancelled, the first first' },
  ),
  withdrawals: Type.Array(Type.Object({ id: Id, at: Instant, lines: counts })),
  complaints: Type.Array(
    Type.Object({
      id: Id,
      at: Instant,
      ean: Type.String(),
      count: Count,
      problem: Type.String({ description: 'In the buyer’s words' }),
      discovered: Complaint.properties.discovered,
      wish: Complaint.properties.wish,
      open: Complaint.properties.open,
    }),
    { description: 'What the buyer says is wrong with goods, the first first' },
  ),
  createdAt: Instant,
  changedAt: Instant,
  collectBefore: Type.Union([Instant, Type.Null()], { description: 'Null for an order' }),
  endedAt: Type.Union([Instant, Type.Null()], { description: 'When a reservation was collected or came to nothing' }),
})
export type FeedPurchase = Static<typeof FeedPurchase>

export const OrderFeed = Type.Object({
  purchases: Type.Array(FeedPurchase, {
    description: 'Orders and reservations that were made or have changed, in the order of their last change; each once, as it is now',
  }),
  next: Type.String({ description: '`since` for the next call' }),
  more: Type.Boolean({ description: 'Whether there are more already' }),
})
export type OrderFeed = Static<typeof OrderFeed>
