import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Proven } from '../sessions/store.ts'

export type Purpose = 'verification' | 'password'

const hour = 3_600_000
const lifetime: Readonly<Record<Purpose, number>> = { verification: 72 * hour, password: hour }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Wanted = { readonly customerId: number; readonly purpose: Purpose; readonly email: string; readonly now: Date }

/** A token for a mail to this address. Earlier ones of the purpose stay valid until one is used: mails overtake each other. */
export async function makeToken(db: Db, { customerId, purpose, email, now }: Wanted): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql`
    insert into customer_tokens (hash, customer_id, purpose, email, expires_at)
    values (${hashOf(token)}, ${customerId}, ${purpose}, ${email}, ${new Date(now.getTime() + lifetime[purpose])})`.execute(db)
  return token
}

type Used = { readonly chainId: number; readonly token: string; readonly purpose: Purpose; readonly now: Date }

/**
 * Uses a token up, and every other of the customer for that purpose with it; answers whose it was, and holds the account until the transaction ends: the
 * address that the token proves stays the customer's. Null when it is of another purpose or chain, too old, used already, or sent to an address that the
 * customer has left.
 */
export async function useToken(transaction: Db, { chainId, token, purpose, now }: Used): Promise<Proven | null> {
  const hash = hashOf(token)
  // The account before its tokens, as whoever deletes it takes them.
  const { rows } = await sql<Proven>`
    select c.id, c.password_hash as "passwordHash" from customers c join customer_tokens t on t.customer_id = c.id
    where t.hash = ${hash} and t.purpose = ${purpose} and t.expires_at > ${now} and c.chain_id = ${chainId} and c.email = t.email
    for no key update of c`.execute(transaction)
  const [owner] = rows
  if (!owner) return null
  const used = await sql`delete from customer_tokens where hash = ${hash} returning hash`.execute(transaction)
  if (used.rows.length === 0) return null
  await sql`delete from customer_tokens where customer_id = ${owner.id} and purpose = ${purpose}`.execute(transaction)
  return owner
}

/** Whatever was mailed to the customer is of no use any more. */
export async function forgetTokens(db: Db, customerId: number): Promise<void> {
  await sql`delete from customer_tokens where customer_id = ${customerId}`.execute(db)
}
