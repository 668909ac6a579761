import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { equalInConstantTime } from '../../kernel/constant-time.ts'

const nonceBytes = 12
const nonceLength = nonceBytes * 2
const signatureBytes = 24

export type MadeToken = { readonly token: string; readonly nonce: string; readonly hash: string }

/** What the database keeps of a receipt's token. */
export const receiptHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Tokens that open receipts. A token is a stored nonce and its signature, so that mails and a customer's own list can say it again while the
 * database, which does not know the secret, holds only its hash. A token opens its receipt by the hash, also after the secret has changed, and by the
 * nonce where the secret has signed it: receipts from before there were signatures have a token of each kind.
 */
export class ReceiptTokens {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  make(): MadeToken {
    const nonce = randomBytes(nonceBytes).toString('hex')
    const token = this.tokenOf(nonce)
    return { nonce, token, hash: receiptHash(token) }
  }

  tokenOf(nonce: string): string {
    const signature = createHmac('sha256', this.#secret).update(`receipt:${nonce}`).digest().subarray(0, signatureBytes)
    return nonce + signature.toString('base64url')
  }

  /** The condition that a row of `reservations` is the one of the token. */
  matching(token: string): RawBuilder<boolean> {
    const nonce = token.slice(0, nonceLength)
    const signed = equalInConstantTime(token, this.tokenOf(nonce))
    return signed ? sql`(token_hash = ${receiptHash(token)} or token_nonce = ${nonce})` : sql`token_hash = ${receiptHash(token)}`
  }
}
