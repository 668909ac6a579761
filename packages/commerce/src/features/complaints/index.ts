import type { Feature } from '../../kernel/feature.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import { forgetOldComplaints } from './forgetting.ts'
import { complaintLetters } from './mails.ts'
import { complaintRoutes } from './routes.ts'

export { forgetFailedMailsOf } from './forgetting.ts'
export { complaintsOfCustomer } from './reader.ts'
export { closeComplaint } from './writer.ts'

/** Complaints about what was bought. */
export const complaintFeature = (receipts: ReceiptTokens): Feature => ({
  routes: (app, services) => complaintRoutes(app, services, receipts),
  letters: complaintLetters,
  hourly: forgetOldComplaints,
})
