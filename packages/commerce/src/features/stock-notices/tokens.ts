import { createHmac, randomBytes } from 'node:crypto'
import { equalInConstantTime } from '../../kernel/constant-time.ts'

const nonceBytes = 12
const signatureBytes = 24

export const newNonce = (): string => randomBytes(nonceBytes).toString('hex')

/** Tokens of the links in mails about notices: a stored nonce and its signature, which the database alone cannot make. */
export class NoticeTokens {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  tokenOf(nonce: string): string {
    const signature = createHmac('sha256', this.#secret).update(`stock notice:${nonce}`).digest().subarray(0, signatureBytes)
    return nonce + signature.toString('base64url')
  }

  /** Null for a token that this shop has not made. */
  nonceOf(token: string): string | null {
    const nonce = token.slice(0, nonceBytes * 2)
    return equalInConstantTime(token, this.tokenOf(nonce)) ? nonce : null
  }
}
