import { createHmac, randomBytes } from 'node:crypto'
import { equalInConstantTime } from '../../kernel/constant-time.ts'

const nonceLength = 24
const signatureBytes = 24

/**
 * Ids of sessions as browsers hold them: they read and change a session, so they are unguessable. The database has the nonce alone and not the secret that
 * signs it, and so cannot say them.
 */
export class BrowserIds {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  static nonce(): string {
    return randomBytes(nonceLength / 2).toString('hex')
  }

  idOf(nonce: string): string {
    const signature = createHmac('sha256', this.#secret).update(`payment:${nonce}`).digest().subarray(0, signatureBytes)
    return nonce + signature.toString('base64url')
  }

  /** Null for an id that is none of ours. */
  nonceOf(id: string): string | null {
    const nonce = id.slice(0, nonceLength)
    return equalInConstantTime(id, this.idOf(nonce)) ? nonce : null
  }
}
