import { randomBytes, randomUUID } from 'node:crypto'
import type { CustomerUpdate, RegisterBody } from '@vidda/contract/wire'
import { phoneDigits } from '@vidda/domain/phone'
import { isEmail } from '@vidda/domain/reservation'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/open.ts'
import { invalid } from '../http/failure.ts'
import { forgetMailsOf } from '../mail/outbox.ts'
import { forgetKeysOf } from '../reservations/idempotency.ts'
import { notLoggedIn } from '../sessions/sessions.ts'

/** One spelling of an address, so that it names one account. */
export const emailOf = (text: string): string => text.trim().normalize('NFKC').toLowerCase()

/** As it is stored; throws a 422 for what is no address in that spelling, such as two with a wide comma between them. */
function storedEmail(text: string): string {
  const email = emailOf(text)
  if (!isEmail(email)) throw invalid('email', 'Email must be an e-mail address')
  return email
}

export const phoneOf = (text: string): string => phoneDigits(text) ?? text.trim()

const flags = [
  'club',
  'marketing',
  'newsletter',
  'event_invite',
  'birthday_gift',
  'cookies',
  'cookie_default',
  'cookie_ga',
  'cookie_google_tag_manager',
  'cookie_meta_pixel',
] as const

type Values = Readonly<Record<string, unknown>>

/** The columns that a body names. */
function columnsOf(body: CustomerUpdate): Values {
  const { first_name, surname, email, phone, address, preferences, birth_date, gender_id, city } = body
  return {
    ...(first_name !== undefined && { first_name: first_name.trim() }),
    ...(surname !== undefined && { surname: surname.trim() }),
    ...(email !== undefined && { email: storedEmail(email) }),
    ...(phone !== undefined && { phone: phoneOf(phone) }),
    ...(birth_date !== undefined && { birth_date }),
    ...(gender_id !== undefined && { gender_id }),
    ...(address !== undefined && { street: address.street.trim(), postal_code: address.postal_code }),
    ...(city !== undefined && { city: city.trim() }),
    ...(preferences !== undefined && { preferences: JSON.stringify(preferences) }),
    ...Object.fromEntries(flags.flatMap((flag) => (body[flag] === undefined ? [] : [[flag, body[flag]]]))),
  }
}

const blank: Values = {
  birth_date: null,
  gender_id: null,
  street: '',
  postal_code: '',
  city: '',
  preferences: '[]',
  permissions: '[]',
  ...Object.fromEntries(flags.map((flag) => [flag, false])),
}

const jsonColumns = new Set(['preferences', 'permissions'])

const value = (column: string, given: unknown): RawBuilder<unknown> =>
  jsonColumns.has(column) ? sql`${given}::text::jsonb` : sql`${given}`

export type NewCustomer = { readonly chainId: number; readonly body: RegisterBody; readonly passwordHash: string; readonly now: Date }

/** Answers the new customer's id; null when the e-mail address or the phone number has an account already. */
export async function addCustomer(db: Db, { chainId, body, passwordHash, now }: NewCustomer): Promise<number | null> {
  const row: Values = {
    ...blank,
    ...columnsOf(body),
    chain_id: chainId,
    auth_id: randomUUID(),
    code: randomBytes(9).toString('base64url'),
    password_hash: passwordHash,
    terms_conditions: true,
    email_verified: false,
    created_at: now,
    updated_at: now,
  }
  const names = Object.keys(row)
  const { rows } = await sql<{ id: number }>`
    insert into customers (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => value(name, row[name])))}) on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

const taken: Readonly<Record<string, readonly [field: string, text: string]>> = {
  customers_email: ['email', 'Email cannot be that of this account'],
  customers_phone: ['phone', 'Phone cannot be that of this account'],
}

/** Changes what the body names and nothing else; another e-mail address has to be verified anew. */
export async function changeCustomer(db: Db, id: number, body: CustomerUpdate, now: Date): Promise<void> {
  const row = columnsOf(body)
  const sets = Object.entries(row).map(([name, given]) => sql`${sql.ref(name)} = ${value(name, given)}`)
  const email = row['email'] ?? null
  try {
    await sql`
      update customers c set ${sql.join([
        ...sets,
        sql`updated_at = ${now}`,
        sql`email_verified = c.email_verified and (${email}::text is null or ${email}::text = c.email)`,
      ])}
      where c.id = ${id}`.execute(db)
  } catch (error) {
    const field = taken[(error as { constraint?: string }).constraint ?? '']
    throw field ? invalid(...field) : error
  }
}

/** Of advisory locks: the class of those that are on a customer's id. */
const customerLock = 7_105_102

/**
 * Holds an account until the transaction ends, so that what is written about the customer goes with it when it is deleted; throws a 401 when it is gone, as
 * its sessions are. The row itself is left alone: an import of customers locks them all until it is in, and buyers do not wait for that.
 */
export async function holdCustomer(transaction: Db, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${customerLock}::int, ${id}::int)`.execute(transaction)
  const { rows } = await sql`select 1 from customers where id = ${id}`.execute(transaction)
  if (rows.length === 0) throw notLoggedIn()
}

export async function verifyEmail(db: Db, id: number): Promise<void> {
  await sql`update customers set email_verified = true where id = ${id}`.execute(db)
}

/** Proves nothing of the address, unlike `setPassword`. */
export async function changePassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await sql`update customers set password_hash = ${passwordHash}, updated_at = ${now} where id = ${id}`.execute(db)
}

/** Also proves the address that the token was sent to. */
export async function setPassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await sql`
    update customers set password_hash = ${passwordHash}, email_verified = true, updated_at = ${now} where id = ${id}`.execute(db)
}

/** Replaces the favourites; articles that the chain does not have are left out. */
export async function setFavourites(db: Db, chainId: number, customerId: number, articles: readonly number[]): Promise<void> {
  // Two browsers at once: the second waits here, and its list is the one that stays.
  const { rows } = await sql`select 1 from customers where id = ${customerId} for update`.execute(db)
  if (rows.length === 0) throw notLoggedIn()
  await sql`delete from favourites where customer_id = ${customerId}`.execute(db)
  await sql`
    insert into favourites (customer_id, article_id, position)
    select ${customerId}, a.id, min(wanted.place) from unnest(${`{${articles.join(',')}}`}::text::int[]) with ordinality as wanted (id, place)
    join articles a on a.id = wanted.id and a.chain_id = ${chainId} group by a.id`.execute(db)
}

/**
 * Removes an account with everything personal, mails about it that wait or have failed among it. Orders stay, without the account, as bookkeeping asks (spec §1, five years); reservations
 * keep their name until the goods are collected or their time is over; reviews that are shown stay without a name.
 */
export async function removeCustomer(db: Db, id: number, now: Date): Promise<void> {
  // A reservation or review that is being made is waited for, and goes the way of the others.
  await sql`select pg_advisory_xact_lock(${customerLock}::int, ${id}::int)`.execute(db)
  await sql`select 1 from customers where id = ${id} for update`.execute(db)
  await forgetMailsOf(db, id)
  await sql`update orders set customer_id = null, detached_at = ${now} where customer_id = ${id}`.execute(db)
  await sql`update reservations set customer_id = null, detached_at = ${now} where customer_id = ${id}`.execute(db)
  await forgetKeysOf(db, id)
  await sql`delete from reviews where customer_id = ${id} and not approved`.execute(db)
  await sql`update reviews set customer_id = null, customer = '', anonymous = true where customer_id = ${id}`.execute(db)
  await sql`delete from customers where id = ${id}`.execute(db)
}
