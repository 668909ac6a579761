import type { Db } from '../database/open.ts'
import type { KnownPictures } from '../images/known.ts'
import type { OriginalsPlace } from '../images/originals.ts'
import type { StockTokens } from '../stock/tokens.ts'
import type { Outside } from '../outside/outside.ts'
import type { Visitors } from '../polls/visitor.ts'
import type { MailPost } from '../mail/post.ts'
import type { ReceiptTokens } from '../reservations/receipt-tokens.ts'
import type { Attempts } from '../sessions/attempts.ts'
import type { KnownDevices } from '../sessions/devices.ts'
import type { Credentials } from '../sessions/passwords.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Answers } from './answers.ts'
import type { ForgeryTokens } from './forgery.ts'

/** What endpoint groups work with. */
export type Services = {
  readonly db: Db
  readonly answers: Answers
  readonly tokens: ForgeryTokens
  readonly sessions: Sessions
  readonly devices: KnownDevices
  readonly credentials: Credentials
  readonly attempts: Attempts
  readonly post: Pick<MailPost, 'wake'>
  readonly now: () => Date
  readonly dataDir: string
  /** Whether there is room for what is written to the database; true where nobody here can know. */
  readonly hasRoom: () => boolean
  readonly pictures: Pick<KnownPictures, 'named'>
  readonly originals: OriginalsPlace
  readonly reservationsPerMinute: number
  readonly readsPerMinute: number
  readonly stockTokens: StockTokens
  /** Whether this process is about to end. */
  readonly draining: { now: boolean }
  readonly visitors: Visitors
  readonly receipts: ReceiptTokens
  readonly outside: Outside
}
