import type { Feature } from '../../kernel/feature.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import { forgetOldAccounts } from './forgetting.ts'
import { customerLetters } from './mails.ts'
import { customerRoutes } from './routes.ts'

export { customers } from './import.ts'

/** Customers, their sessions and what is theirs. */
export const customerFeature = (receipts: ReceiptTokens): Feature => ({
  routes: (app, services) => customerRoutes(app, services, receipts),
  letters: customerLetters,
  hourly: forgetOldAccounts,
})
