import { complaintWishes } from '@vidda/domain/order'
import { Type, type Static } from 'typebox'
import { OrderLine } from './checkout.ts'
import { Id, Instant } from './common.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A date in Norway, such as 2026-11-20' })

const told = {
  ...OrderLine.properties,
  problem: Type.String({ minLength: 10, maxLength: 2000, description: 'What is wrong' }),
  discovered: Day,
  wish: Type.Enum([...complaintWishes], {
    description: 'What the buyer wishes for; the shop decides with the buyer',
  }),
}

/** Something is wrong with goods of a receipt: one line of it, and how many. */
export const ComplaintBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'The token of the receipt' }),
  ...told,
})
export type ComplaintBody = Static<typeof ComplaintBody>

/** The acknowledgement of a complaint. */
export const ReceivedComplaint = Type.Object({
  id: Id,
  receivedAt: Instant,
  email: Type.String({ description: 'Where the acknowledgement is sent' }),
})
export type ReceivedComplaint = Static<typeof ReceivedComplaint>

export const Complaint = Type.Object({
  id: Id,
  receivedAt: Instant,
  EanNo: Type.String(),
  Count: Type.Integer(),
  problem: Type.String(),
  discovered: Day,
  wish: told.wish,
  open: Type.Boolean({ description: 'Whether the shop is still at it' }),
})
export type Complaint = Static<typeof Complaint>

/** The complaints of an order or a reservation. */
export const PurchaseComplaints = Type.Object({
  bought: Day,
  left: Type.Array(OrderLine, {
    description: 'Lines that a new complaint can be made about: bought, not given back, and without an open complaint',
  }),
  made: Type.Array(Complaint, { description: 'The first first' }),
})
export type PurchaseComplaints = Static<typeof PurchaseComplaints>

/** A complaint as its customer's export has it. */
export const CustomerComplaint = Type.Object({
  ...Complaint.properties,
  email: Type.String(),
  reservationID: Type.Union([Id, Type.Null()]),
  orderID: Type.Union([Id, Type.Null()]),
})
export type CustomerComplaint = Static<typeof CustomerComplaint>
