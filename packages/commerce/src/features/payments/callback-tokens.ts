import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '../../kernel/constant-time.ts'

export type CallbackPurpose = 'push' | 'validation' | 'shipping' | 'management'

const day = 86_400_000
/** Lifetime (ms) of a token, longer than providers retry: Klarna repeats a push for 48 hours. */
const validFor: Readonly<Record<CallbackPurpose, number>> = { push: 4 * day, validation: 3 * day, shipping: 3 * day, management: 400 * day }

const shape = /^([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([\w-]{43})$/

/**
 * Tokens of the addresses that providers call. Nobody signs those calls, so the address itself has to be unguessable: it names a session, a purpose and an
 * end, and is signed with the server's secret.
 */
export class CallbackTokens {
  readonly #secret: string
  readonly #now: () => Date

  constructor(secret: string, now: () => Date) {
    this.#secret = secret
    this.#now = now
  }

  #signature(provider: string, purpose: CallbackPurpose, session: string, until: string): string {
    return createHmac('sha256', this.#secret).update(`callback:v1|${provider}|${purpose}|${session}|${until}`).digest('base64url')
  }

  make(provider: string, purpose: CallbackPurpose, sessionId: number): string {
    const session = sessionId.toString(36)
    const until = Math.ceil((this.#now().getTime() + validFor[purpose]) / 1000).toString(36)
    return `${session}.${until}.${this.#signature(provider, purpose, session, until)}`
  }

  /** The session that a token was made for; null for one that is forged, over, or of another provider or purpose. */
  sessionOf(provider: string, purpose: CallbackPurpose, token: string): number | null {
    const [, session, until, signature] = shape.exec(token) ?? []
    if (session === undefined || until === undefined || signature === undefined) return null
    if (!equalInConstantTime(signature, this.#signature(provider, purpose, session, until))) return null
    if (Number.parseInt(until, 36) * 1000 < this.#now().getTime()) return null
    return Number.parseInt(session, 36)
  }
}
