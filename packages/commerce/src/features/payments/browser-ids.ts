import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const nonceLength = 24

/**
 * Ids of sessions as browsers hold them: they read and change a session, so they are unguessable. The database has the nonce alone and not the secret that
 * signs it, and so cannot say them.
 */
export class BrowserIds {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  #signature(nonce: string): Buffer {
    return createHmac('sha256', this.#secret).update(`payment:${nonce}`).digest().subarray(0, 24)
  }

  static nonce(): string {
    return randomBytes(nonceLength / 2).toString('hex')
  }

  idOf(nonce: string): string {
    return nonce + this.#signature(nonce).toString('base64url')
  }

  /** Null for an id that is none of ours. */
  nonceOf(id: string): string | null {
    const nonce = id.slice(0, nonceLength)
    const given = Buffer.from(id.slice(nonceLength), 'base64url')
    const expected = this.#signature(nonce)
    return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null
  }
}
