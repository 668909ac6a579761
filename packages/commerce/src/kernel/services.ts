import type { SearchEngine } from '@vidda/search'
import type { Attempts } from './auth/attempts.ts'
import type { KnownDevices } from './auth/devices.ts'
import type { Credentials } from './auth/passwords.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Answers } from './cache/answers.ts'
import type { Db } from './database/open.ts'
import type { ForgeryTokens } from './http/forgery.ts'
import type { MailPost } from './mail/post.ts'

/** What every feature works with; what only one needs is given to that one (features.ts). */
export type Services = {
  readonly db: Db
  readonly search: SearchEngine
  readonly answers: Answers
  readonly tokens: ForgeryTokens
  readonly sessions: Sessions
  readonly devices: KnownDevices
  readonly credentials: Credentials
  readonly attempts: Attempts
  readonly post: Pick<MailPost, 'wake'>
  readonly now: () => Date
  /** Whether there is room for what is written to the database; true where nobody here can know. */
  readonly hasRoom: () => boolean
  /** How often one address may make, change or guess something in a minute. */
  readonly changesPerMinute: number
  readonly readsPerMinute: number
  /** Whether this process is about to end. */
  readonly draining: { now: boolean }
}
