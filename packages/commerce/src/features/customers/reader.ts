import { createHash } from 'node:crypto'
import type { Customer, SessionEntry } from '@vidda/contract/wire'
import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { Proven } from '../../kernel/auth/store.ts'
import { deviceWords } from './device-words.ts'

export async function customer(db: Db, id: number): Promise<Customer | null> {
  const found = await db
    .selectFrom('customers')
    .select(['id', 'auth_id', 'first_name', 'surname', 'email', 'phone', 'birth_date', 'gender_id', 'permissions', 'terms_conditions'])
    .select([
      'email_verified',
      'pending_email',
      'street',
      'postal_code',
      'city',
      'preferences',
      'club',
      'marketing',
      'newsletter',
      'event_invite',
    ])
    .select(['birthday_gift', 'cookies', 'cookie_default', 'cookie_ga', 'cookie_google_tag_manager', 'cookie_meta_pixel'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { street, postal_code, ...same } = found
  return { ...same, address: { street, postal_code } }
}

/** How an account is named at log-in; both are compared in the spelling that is stored. */
export type Identifier = { readonly email: string } | { readonly phone: string }

export async function account(db: Db, chainId: number, identifier: Identifier): Promise<Proven | null> {
  const accounts = db.selectFrom('customers').select(['id', 'password_hash as passwordHash']).where('chain_id', '=', chainId)
  const named = 'email' in identifier ? accounts.where('email', '=', identifier.email) : accounts.where('phone', '=', identifier.phone)
  return (await named.executeTakeFirst()) ?? null
}

/** Null where the account is gone, and empty where it has no password yet. */
export async function passwordHash(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('customers').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? null
}

/**
 * A password hash of another account of the chain, to verify against when the name has no account: response times then do not tell whether it has one,
 * also where imported hashes are slower to verify. The same name always gets the same hash. Null when no account of the chain has a password.
 */
export async function standInHash(db: Db, chainId: number, identifier: Identifier): Promise<string | null> {
  const share =
    createHash('sha256')
      .update(JSON.stringify([chainId, identifier]))
      .digest()
      .readUInt32BE() /
    2 ** 32
  const first = db
    .selectFrom('customers')
    .select('password_hash')
    .where('chain_id', '=', chainId)
    .where('password_hash', '<>', '')
    .orderBy('id')
    .limit(1)
  const from = sql<number>`(select (max(id) * ${share}::float8)::int from customers)`
  const found = await db
    .selectNoFrom(({ fn }) => fn.coalesce(first.where('id', '>=', from).$asScalar(), first.$asScalar()).as('hash'))
    .executeTakeFirst()
  return found?.hash ?? null
}

export async function personalCode(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('customers').select('code').where('id', '=', id).executeTakeFirst()
  return row?.code ?? null
}

/** Ids of articles, in the customer's order. */
export async function favourites(db: Db, customerId: number): Promise<number[]> {
  const rows = await db.selectFrom('favourites').select('article_id').where('customer_id', '=', customerId).orderBy('position').execute()
  return rows.map((row) => row.article_id)
}

export async function accountDates(db: Db, id: number): Promise<{ readonly created_at: string; readonly updated_at: string } | null> {
  const row = await db.selectFrom('customers').select(['created_at', 'updated_at']).where('id', '=', id).executeTakeFirst()
  return row ? { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() } : null
}

export async function sessionEntries(db: Db, customerId: number): Promise<SessionEntry[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['created_at', 'used_at', 'browser', 'system'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    device: deviceWords(row),
    created_at: row.created_at.toISOString(),
    used_at: row.used_at.toISOString(),
  }))
}
