import type { Complaint, ComplaintRequest, PurchaseComplaints, ReceivedComplaint } from '@vidda/domain/order'
import type * as Wire from '../wire/index.ts'

export const mapComplaint = ({ id, receivedAt, EanNo, Count, problem, discovered, wish, open }: Wire.Complaint): Complaint => ({
  id,
  receivedAt,
  ean: EanNo,
  count: Count,
  problem,
  discovered,
  wish,
  open,
})

/** Complaints of a receipt; null where nothing is bought. */
export const mapComplaints = (wire: Wire.PurchaseComplaints | null | undefined): PurchaseComplaints | null =>
  wire
    ? {
        bought: wire.bought,
        left: wire.left.map(({ EanNo, Count }) => ({ ean: EanNo, count: Count })),
        made: wire.made.map(mapComplaint),
      }
    : null

/** The body of `POST /complaints`. */
export const complaintBody = (token: string, { ean, count, problem, discovered, wish }: ComplaintRequest): Wire.ComplaintBody => ({
  token,
  EanNo: ean,
  Count: count,
  problem,
  discovered,
  wish,
})

export const mapReceivedComplaint = ({ id, receivedAt, email }: Wire.ReceivedComplaint): ReceivedComplaint => ({ id, receivedAt, email })
