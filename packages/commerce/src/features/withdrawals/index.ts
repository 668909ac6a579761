import type { Feature } from '../../kernel/feature.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import { forgetOldWithdrawals } from './forgetting.ts'
import { withdrawalLetters } from './mails.ts'
import { withdrawalRoutes } from './routes.ts'

export { forgetFailedMailsOf } from './forgetting.ts'
export { withdrawalsOf } from './reader.ts'

/** Withdrawal from a purchase. */
export const withdrawalFeature = (receipts: ReceiptTokens): Feature => ({
  routes: (app, services) => withdrawalRoutes(app, services, receipts),
  letters: withdrawalLetters,
  hourly: forgetOldWithdrawals,
})
