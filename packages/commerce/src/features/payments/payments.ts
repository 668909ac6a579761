import type { Tenant } from '@vidda/contract'
import type { Db } from '../../kernel/database/open.ts'
import type { Answers } from '../../kernel/cache/answers.ts'
import type { ReceiptTokens } from '../reservations/index.ts'
import type { BrowserIds } from './browser-ids.ts'
import type { CallbackTokens } from './callback-tokens.ts'
import type { Providers } from './providers.ts'

/** What payments work with. */
export type Payments = {
  readonly db: Db
  readonly now: () => Date
  readonly receipts: ReceiptTokens
  readonly ids: BrowserIds
  readonly callbacks: CallbackTokens
  readonly providers: Providers
  readonly tenants: ReadonlyMap<string, Tenant>
  readonly answers: Pick<Answers, 'clear'>
  /** Called when there is something to send: to providers, or by mail. */
  readonly wake: () => void
  /** Hears what somebody should look at. */
  readonly log: (told: object, words: string) => void
}
