import { Type, type Static, type TSchema } from 'typebox'
import { Review } from './article.ts'
import { CustomerWithdrawal } from './checkout.ts'
import { CustomerComplaint } from './complaint.ts'
import { Id, Instant } from './common.ts'
import { Consents, Customer, SessionEntry } from './customer.ts'
import { CustomerOrder } from './order.ts'
import { Reservation } from './reservation.ts'
import { StockNotice } from './stock-notice.ts'

const PageMeta = Type.Object({
  current_page: Type.Integer(),
  last_page: Type.Integer(),
  per_page: Type.Integer(),
  total: Type.Integer(),
})
export type PageMeta = Static<typeof PageMeta>

const pageOf = <Entry extends TSchema>(entry: Entry) => Type.Object({ data: Type.Array(entry), meta: PageMeta })

export const ReservationPage = pageOf(Reservation)
export type ReservationPage = Static<typeof ReservationPage>
export const OrderPage = pageOf(CustomerOrder)
export type OrderPage = Static<typeof OrderPage>
export const ReviewPage = pageOf(Review)
export type ReviewPage = Static<typeof ReviewPage>

export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
})
/** As the server sees it: whatever a client leaves out has the schema's default. */
export type PageQuery = { readonly page: number; readonly per_page: number }

const receiver = ['name', 'email', 'phone', 'address', 'zipcode', 'city'] as const

/** An order with whom it was made for. */
export const StoredOrder = Type.Object({
  ...CustomerOrder.properties,
  ...(Object.fromEntries(receiver.map((field) => [field, Type.String()])) as Record<(typeof receiver)[number], Type.TString>),
})
export type StoredOrder = Static<typeof StoredOrder>

/** All that is stored about a customer, but for the password's hash. */
export const CustomerExport = Type.Object({
  profile: Customer,
  code: Type.String(),
  created_at: Instant,
  updated_at: Instant,
  consents: Consents,
  favourites: Type.Array(Id),
  orders: Type.Array(StoredOrder),
  reservations: Type.Array(Reservation),
  reviews: Type.Array(Review),
  withdrawals: Type.Array(CustomerWithdrawal),
  complaints: Type.Array(CustomerComplaint),
  stockNotices: Type.Array(StockNotice),
  sessions: Type.Array(SessionEntry),
})
export type CustomerExport = Static<typeof CustomerExport>

const written = {
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  content: Type.String({ pattern: '\\S', maxLength: 4000 }),
  customer: Type.Optional(
    Type.String({ pattern: '\\S', maxLength: 60, description: 'The name that is shown; the first name when left out' }),
  ),
  true_to_size: Type.Optional(Type.Union([Type.Integer({ minimum: -1, maximum: 1 }), Type.Null()])),
  size_color: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  anonymous: Type.Optional(Type.Boolean({ default: false })),
}

export const ReviewBody = Type.Object({
  reviewable_id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description: 'Id of the article' }),
  reviewable_type: Type.Optional(Type.Enum(['article'], { default: 'article' })),
  ...written,
})
export type ReviewBody = Static<typeof ReviewBody>

/** Only what is sent is changed. */
export const ReviewUpdate = Type.Partial(Type.Object({ ...written, anonymous: Type.Boolean() }))
export type ReviewUpdate = Static<typeof ReviewUpdate>
