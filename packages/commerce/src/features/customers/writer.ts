import { randomBytes, randomUUID } from 'node:crypto'
import type { CustomerUpdate, RegisterBody } from '@vidda/contract/wire'
import { isEmail } from '@vidda/domain/reservation'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { Database } from '../../kernel/database/tables.data.ts'
import { invalid } from '../../kernel/http/failure.ts'
import { forgetMailsOf } from './forgetting.ts'
import { constraintOf, isTaken, nothingPending } from './pending-email.ts'
import { forgetKeysOf } from '../reservations/index.ts'
import { forgetStockNoticesOf, joinNoticesOf } from '../stock-notices/index.ts'
import { emailOf, phoneOf, waitForCustomer } from '../../kernel/auth/account.ts'
import { notLoggedIn } from '../../kernel/auth/sessions.ts'

/** As it is stored; throws a 422 for what is no address in that spelling, such as two with a wide comma between them. */
function storedEmail(text: string): string {
  const email = emailOf(text)
  if (!isEmail(email)) throw invalid('email', 'Email must be an e-mail address')
  return email
}

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

type Flags = Record<(typeof flags)[number], boolean>

/** The columns that a body names. */
function columnsOf(body: CustomerUpdate) {
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
    ...(Object.fromEntries(flags.flatMap((flag) => (body[flag] === undefined ? [] : [[flag, body[flag]]]))) as Partial<Flags>),
  } satisfies Updateable<Database['customers']>
}

const blank = {
  birth_date: null,
  gender_id: null,
  street: '',
  postal_code: '',
  city: '',
  preferences: '[]',
  permissions: '[]',
  ...(Object.fromEntries(flags.map((flag) => [flag, false])) as Flags),
}

/** In place of a hash, until the customer chooses a password by mail. */
export const noPassword = ''

export type NewCustomer = { readonly chainId: number; readonly body: RegisterBody; readonly passwordHash: string; readonly now: Date }

/** Answers the new customer's id; null when the e-mail address or the phone number has an account already. */
export async function addCustomer(db: Db, { chainId, body, passwordHash, now }: NewCustomer): Promise<number | null> {
  const added = await db
    .insertInto('customers')
    .values({
      ...blank,
      first_name: body.first_name.trim(),
      surname: body.surname.trim(),
      email: storedEmail(body.email),
      phone: phoneOf(body.phone),
      ...columnsOf(body),
      chain_id: chainId,
      auth_id: randomUUID(),
      code: randomBytes(9).toString('base64url'),
      password_hash: passwordHash,
      terms_conditions: true,
      email_verified: false,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

const taken = {
  customers_email: ['email', 'Email cannot be that of this account'],
  customers_phone: ['phone', 'Phone cannot be that of this account'],
} as const

/** Changes what the body names and nothing else; another e-mail address waits beside the one in force until it is confirmed. */
export async function changeCustomer(db: Db, id: number, body: CustomerUpdate, now: Date): Promise<void> {
  const { email, ...changes } = columnsOf(body)
  if (email !== undefined && (await isTaken(db, id, email))) throw invalid(...taken.customers_email)
  try {
    await db
      .updateTable('customers')
      .set({
        ...changes,
        ...(email !== undefined && {
          pending_email: sql<string | null>`case when email = ${email} then pending_email else ${email} end`,
          pending_email_at: sql<Date | null>`case when email = ${email} then pending_email_at else ${now} end`,
        }),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
  } catch (error) {
    throw constraintOf(error) === 'customers_phone' ? invalid(...taken.customers_phone) : error
  }
}

export async function verifyEmail(transaction: Db, id: number): Promise<void> {
  await transaction.updateTable('customers').set({ email_verified: true }).where('id', '=', id).execute()
  await joinNoticesOf(transaction, id)
}

/** Drops the password, and a new e-mail address that waits for confirmation. */
export async function dropPassword(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('customers')
    .set({ ...nothingPending, password_hash: noPassword, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Proves nothing of the address, unlike `setPassword`. */
export async function changePassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.updateTable('customers').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', id).execute()
}

/** Also marks the e-mail address as verified: the token was sent to it. Another one that the account was to have is forgotten, whoever asked for it. */
export async function setPassword(transaction: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await transaction
    .updateTable('customers')
    .set({ ...nothingPending, password_hash: passwordHash, email_verified: true, updated_at: now })
    .where('id', '=', id)
    .execute()
  await joinNoticesOf(transaction, id)
}

/** Replaces the customer's favourites. Ids of unknown articles are ignored. */
export async function setFavourites(db: Db, chainId: number, customerId: number, articles: readonly number[]): Promise<void> {
  // Two browsers at once: the second waits here, and its list is the one that stays.
  const account = await db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().executeTakeFirst()
  if (!account) throw notLoggedIn()
  await db.deleteFrom('favourites').where('customer_id', '=', customerId).execute()
  await sql`
    insert into favourites (customer_id, article_id, position)
    select ${customerId}, a.id, min(wanted.place) from unnest(${articles}::int[]) with ordinality as wanted (id, place)
    join articles a on a.id = wanted.id and a.chain_id = ${chainId} group by a.id`.execute(db)
}

/**
 * Removes an account with everything personal, mails about it that wait or have failed among it. Orders stay, without the account, as bookkeeping asks (spec §1, five years); reservations
 * keep their name until the goods are collected or their time is over; reviews that are shown stay without a name.
 */
export async function removeCustomer(db: Db, id: number, now: Date): Promise<void> {
  // A reservation or review that is being made is waited for, and goes the way of the others.
  await waitForCustomer(db, id)
  await db.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute()
  await forgetMailsOf(db, id)
  const detached = { customer_id: null, detached_at: now }
  await db.updateTable('orders').set(detached).where('customer_id', '=', id).execute()
  await db.updateTable('reservations').set(detached).where('customer_id', '=', id).execute()
  await db.updateTable('payment_sessions').set(detached).where('customer_id', '=', id).execute()
  await forgetKeysOf(db, id)
  await forgetStockNoticesOf(db, id)
  await db.deleteFrom('reviews').where('customer_id', '=', id).where('approved', '=', false).execute()
  await db.updateTable('reviews').set({ customer_id: null, customer: '', anonymous: true }).where('customer_id', '=', id).execute()
  await db.deleteFrom('customers').where('id', '=', id).execute()
}
