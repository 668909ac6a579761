import { Type, type Static } from 'typebox'
import { PurchaseComplaints } from './complaint.ts'
import { ownPayments } from './checkout.ts'
import { Id, SentId, Instant, Kroner, NullableString, Ore } from './common.ts'

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength, default: '' }))

/** spec §3 Reservation request; phone as spec §5. */
export const ReservationBody = Type.Object({
  name: Type.String({ pattern: '\\S', maxLength: 100 }),
  email: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', maxLength: 200 }),
  phone: Type.String({ pattern: '^\\s*(?:(?:\\+47|0047)\\s*)?[49]\\d{7}\\s*$', maxLength: 40 }),
  delivery: Type.Optional(Type.Enum(['collect', 'delivery'], { default: 'collect' })),
  address: text(200),
  zipcode: Type.Optional(Type.String({ pattern: '^(?:\\d{4})?$', default: '' })),
  city: text(100),
  shopID: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  items: Type.Array(
    Type.Object({
      EanNo: Type.String({ minLength: 1, maxLength: 20 }),
      Count: Type.Integer({ minimum: 1, maximum: 1000 }),
      campaignArticleId: Type.Optional(Type.Union([SentId, Type.Null()])),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  shippingMethodId: Type.Optional(SentId),
  payments: ownPayments('Ids of the shopper’s own open payments: given up with the reservation, which may take what they hold'),
})
export type ReservationBody = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly delivery: 'collect' | 'delivery'
  readonly address: string
  readonly zipcode: string
  readonly city: string
  readonly shopID: number
  readonly items: readonly { readonly EanNo: string; readonly Count: number; readonly campaignArticleId?: number | null }[]
  readonly shippingMethodId?: number
  readonly payments?: readonly string[]
}

/** `token` is that of the mail, and not the receipt's. */
export const ReservationConfirmBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) })
export type ReservationConfirmBody = Static<typeof ReservationConfirmBody>

const receiptToken = Type.String({ minLength: 1, maxLength: 100, description: 'The token of the receipt' })

export const ReservationCancelBody = Type.Object({ token: receiptToken })
export type ReservationCancelBody = Static<typeof ReservationCancelBody>

/** What is left out stays as it is. */
export const ReservationChangeBody = Type.Object({
  token: receiptToken,
  name: Type.Optional(ReservationBody.properties.name),
  phone: Type.Optional(ReservationBody.properties.phone),
  items: Type.Optional(
    Type.Array(Type.Object({ EanNo: Type.String({ minLength: 1, maxLength: 20 }), Count: Type.Integer({ minimum: 0, maximum: 1000 }) }), {
      minItems: 1,
      maxItems: 100,
      description: 'How many of a line are kept: fewer than there are, or 0 for none of it; at least one unit stays of the reservation',
    }),
  ),
})
export type ReservationChangeBody = Static<typeof ReservationChangeBody>

export const ReservationLine = Type.Object({
  EanNo: Type.String(),
  Count: Type.Integer(),
  articleId: Id,
  name: Type.String(),
  size: Type.String(),
  color: Type.String(),
  image: Type.String(),
  price: Kroner,
})
export type ReservationLine = Static<typeof ReservationLine>

export const Reservation = Type.Object({
  id: Id,
  token: Type.String({ description: 'Opens the receipt in any browser' }),
  shopID: Id,
  customerID: Type.Union([Id, Type.Null()]),
  statusID: Type.Integer({
    description:
      '1 reserved, 2 collected, 3 not collected in time, 4 cancelled, 5 waits to be confirmed, 6 not confirmed in time, 7 sold out when it was confirmed',
  }),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  delivery: Type.String(),
  address: Type.String(),
  city: Type.String(),
  zipcode: Type.String(),
  total: Ore,
  vatPercentage: Type.Optional(Type.Integer()),
  totalVat: Type.Optional(Ore),
  netAmount: Type.Optional(Ore),
  trackingUrl: NullableString,
  articles: Type.Array(ReservationLine),
  notReserved: Type.Array(ReservationLine, { description: 'Lines that could not be served, with the count asked for' }),
  date: Instant,
  collectBefore: Instant,
  confirmBefore: Type.Optional(
    Type.Union([Instant, Type.Null()], {
      description: 'Until when the receiver of its mail may confirm it; null where nothing waits for that',
    }),
  ),
  complaints: Type.Optional(
    Type.Union([PurchaseComplaints, Type.Null()], {
      description: 'On the receipt of what was collected; left out or null where nothing is bought, and in lists',
    }),
  ),
})
export type Reservation = Static<typeof Reservation>
