import { createHash } from 'node:crypto'
import type { Customer, SessionEntry } from '@vidda/contract/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Proven } from '../sessions/store.ts'

type Row = Omit<Customer, 'address'> & { readonly street: string; readonly postal_code: string }

/** The columns that a customer is shown. */
const columns =
  sql.raw(`id, auth_id, first_name, surname, email, phone, birth_date, gender_id, permissions, terms_conditions, email_verified,
  street, postal_code, city, preferences, club, marketing, newsletter, event_invite, birthday_gift, cookies, cookie_default, cookie_ga,
  cookie_google_tag_manager, cookie_meta_pixel`)

export async function customer(db: Db, id: number): Promise<Customer | null> {
  const { rows } = await sql<Row>`select ${columns} from customers where id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { street, postal_code, ...same } = row
  return { ...same, address: { street, postal_code } }
}

/** How an account is named at log-in; both are compared in the spelling that is stored. */
export type Identifier = { readonly email: string } | { readonly phone: string }

export async function account(db: Db, chainId: number, identifier: Identifier): Promise<Proven | null> {
  const named = 'email' in identifier ? sql`email = ${identifier.email}` : sql`phone = ${identifier.phone}`
  const { rows } = await sql<Proven>`
    select id, password_hash as "passwordHash" from customers where chain_id = ${chainId} and ${named}`.execute(db)
  return rows[0] ?? null
}

/** Null where the account is gone, and empty where it has no password yet. */
export async function passwordHash(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from customers where id = ${id}`.execute(db)
  return rows[0]?.hash ?? null
}

/**
 * Somebody's hash in place of one that is not there, always the same for one name: a name without an account takes as long to check as accounts of this
 * chain do, those too whose hashes came from elsewhere and cost more. Null in a chain without passwords.
 */
export async function standInHash(db: Db, chainId: number, identifier: Identifier): Promise<string | null> {
  const share =
    createHash('sha256')
      .update(JSON.stringify([chainId, identifier]))
      .digest()
      .readUInt32BE() /
    2 ** 32
  const hashes = (where: RawBuilder<unknown>) => sql`
    (select password_hash as hash from customers where chain_id = ${chainId} and password_hash <> '' and ${where} order by id limit 1)`
  const from = sql`id >= (select (max(id) * ${share}::float8)::int from customers)`
  const { rows } = await sql<{ hash: string }>`${hashes(from)} union all ${hashes(sql`true`)} limit 1`.execute(db)
  return rows[0]?.hash ?? null
}

export async function personalCode(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`select code from customers where id = ${id}`.execute(db)
  return rows[0]?.code ?? null
}

/** Ids of articles, in the customer's order. */
export async function favourites(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select article_id as id from favourites where customer_id = ${customerId} order by position`.execute(db)
  return rows.map((row) => row.id)
}

export async function accountDates(db: Db, id: number): Promise<{ readonly created_at: string; readonly updated_at: string } | null> {
  const { rows } = await sql<{ created_at: Date; updated_at: Date }>`select created_at, updated_at from customers where id = ${id}`.execute(
    db,
  )
  const [row] = rows
  return row ? { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() } : null
}

export async function sessionEntries(db: Db, customerId: number): Promise<SessionEntry[]> {
  const { rows } = await sql<{ created_at: Date; used_at: Date }>`
    select created_at, used_at from sessions where customer_id = ${customerId} order by created_at`.execute(db)
  return rows.map((row) => ({ created_at: row.created_at.toISOString(), used_at: row.used_at.toISOString() }))
}
