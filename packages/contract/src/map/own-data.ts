import type { Review } from '@vidda/domain/article'
import type { Customer, CustomerSession, StockNotice } from '@vidda/domain/customer'
import type { Complaint, CustomerOrder, Some } from '@vidda/domain/order'
import type { Reservation } from '@vidda/domain/reservation'
import type * as Wire from '../wire/index.ts'
import { mapReview } from './article.ts'
import { mapComplaint } from './complaint.ts'
import { mapCustomer } from './customer.ts'
import { mapCustomerOrder } from './order.ts'
import { mapReservation } from './reservation.ts'
import { mapStockNotice } from './stock-notice.ts'

/** Which purchase it is about. */
type OfPurchase = { readonly reservationId: number | null; readonly orderId: number | null; readonly email: string }

export type OwnOrder = CustomerOrder & Pick<Wire.StoredOrder, 'name' | 'email' | 'phone' | 'address' | 'zipcode' | 'city'>
export type OwnComplaint = Complaint & OfPurchase
export type OwnWithdrawal = OfPurchase & {
  readonly id: number
  readonly receivedAt: string
  readonly message: string
  /** Of an order; a reservation is withdrawn from as a whole. */
  readonly lines: readonly Some[]
}

/** All that is stored about a customer. */
export type OwnData = {
  readonly customer: Customer
  readonly code: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly favourites: readonly number[]
  readonly orders: readonly OwnOrder[]
  readonly reservations: readonly Reservation[]
  readonly reviews: readonly Review[]
  readonly withdrawals: readonly OwnWithdrawal[]
  readonly complaints: readonly OwnComplaint[]
  readonly stockNotices: readonly (StockNotice & { readonly askedAt: string })[]
  readonly sessions: readonly Pick<CustomerSession, 'device' | 'createdAt' | 'usedAt'>[]
}

const ofPurchase = ({
  reservationID,
  orderID,
  email,
}: Pick<Wire.CustomerComplaint, 'reservationID' | 'orderID' | 'email'>): OfPurchase => ({
  reservationId: reservationID,
  orderId: orderID,
  email,
})

export const mapOwnData = (wire: Wire.CustomerExport): OwnData => ({
  customer: mapCustomer(wire.profile),
  code: wire.code,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
  favourites: wire.favourites,
  orders: wire.orders.map(({ name, email, phone, address, zipcode, city, ...order }) => ({
    ...mapCustomerOrder(order),
    name,
    email,
    phone,
    address,
    zipcode,
    city,
  })),
  reservations: wire.reservations.map(mapReservation),
  reviews: wire.reviews.map(mapReview),
  withdrawals: wire.withdrawals.map((one) => ({
    ...ofPurchase(one),
    id: one.id,
    receivedAt: one.receivedAt,
    message: one.message,
    lines: one.lines.map(({ EanNo, Count }) => ({ ean: EanNo, count: Count })),
  })),
  complaints: wire.complaints.map((one) => ({ ...mapComplaint(one), ...ofPurchase(one) })),
  stockNotices: wire.stockNotices.map((one) => ({ ...mapStockNotice(one), askedAt: one.askedAt })),
  sessions: wire.sessions.map(({ device, created_at: createdAt, used_at: usedAt }) => ({ device, createdAt, usedAt })),
})
