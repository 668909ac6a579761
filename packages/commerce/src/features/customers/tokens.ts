import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { Proven } from '../../kernel/auth/store.ts'

/** `email`: for an address that the account is to have, where the others go to the one that it has. */
export type Purpose = 'verification' | 'password' | 'login' | 'email'

const minute = 60_000
const hour = 60 * minute
const lifetime: Readonly<Record<Purpose, number>> = { verification: 72 * hour, password: hour, login: 15 * minute, email: 72 * hour }

/** After this time (ms) an address that nobody has confirmed is forgotten. */
export const pendingTime = lifetime.email

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Wanted = { readonly customerId: number; readonly purpose: Purpose; readonly email: string; readonly now: Date }

/** A token for a mail to this address. Earlier ones of the purpose stay valid until one is used: mails overtake each other. */
export async function makeToken(db: Db, { customerId, purpose, email, now }: Wanted): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(now.getTime() + lifetime[purpose])
  await db
    .insertInto('customer_tokens')
    .values({ hash: hashOf(token), customer_id: customerId, purpose, email, expires_at: expires })
    .execute()
  return token
}

/** The customer of a token, and whether their e-mail address was verified before the token was used. */
export type Owner = Proven & { readonly isVerified: boolean }

type Used = { readonly chainId: number; readonly token: string; readonly purposes: readonly Purpose[]; readonly now: Date }

/**
 * Uses a token up, and every other of the customer for its purpose with it; answers whose it was, and holds the account until the transaction ends: the
 * address that the token proves stays the customer's. Null when it is of another purpose or chain, too old, used already, or sent to an address that the
 * customer has left.
 */
export async function useToken(transaction: Db, { chainId, token, purposes, now }: Used): Promise<Owner | null> {
  const hash = hashOf(token)
  // The account before its tokens, as whoever deletes it takes them.
  const owner = await transaction
    .selectFrom('customers as c')
    .innerJoin('customer_tokens as t', 't.customer_id', 'c.id')
    .select(['c.id', 'c.password_hash as passwordHash', 'c.email_verified as isVerified'])
    .where('t.hash', '=', hash)
    .where('t.purpose', 'in', purposes)
    .where('t.expires_at', '>', now)
    .where('c.chain_id', '=', chainId)
    .where(sql<boolean>`case when t.purpose = 'email' then c.pending_email else c.email end = t.email`)
    .forNoKeyUpdate('c')
    .executeTakeFirst()
  if (!owner) return null
  const used = await transaction.deleteFrom('customer_tokens').where('hash', '=', hash).returning('purpose').executeTakeFirst()
  if (!used) return null
  await transaction.deleteFrom('customer_tokens').where('customer_id', '=', owner.id).where('purpose', '=', used.purpose).execute()
  return owner
}

/** Whatever was mailed to the customer is of no use any more. */
export async function forgetTokens(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('customer_tokens').where('customer_id', '=', customerId).execute()
}
