import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

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
 * Uses a token up, and every other of the customer for that purpose with it; answers whose it was. Null when it is of another purpose or
 * chain, too old, used already, or sent to an address that the customer has left.
 */
export async function useToken(db: Db, { chainId, token, purpose, now }: Used): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    delete from customer_tokens t using customers c
    where t.hash = ${hashOf(token)} and t.purpose = ${purpose} and t.expires_at > ${now}
      and c.id = t.customer_id and c.chain_id = ${chainId} and c.email = t.email
    returning c.id`.execute(db)
  const id = rows[0]?.id ?? null
  if (id !== null) await sql`delete from customer_tokens where customer_id = ${id} and purpose = ${purpose}`.execute(db)
  return id
}
