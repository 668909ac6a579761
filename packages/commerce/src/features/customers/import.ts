import { randomBytes, randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { emailOf, phoneOf } from '../../kernel/auth/account.ts'
import type { Database } from '../../kernel/database/tables.data.ts'
import { highestCosts } from '../../kernel/auth/passwords.ts'
import type { DataKind, DataRecord, Misfit, Problem } from '../../import/kind.ts'
import { missing, someLeadNowhere, stage } from '../../import/stage.ts'

const staged = sql.table(stage)

type Columns = Readonly<Record<string, keyof Database['customers']>>

/** Flags of a record and their columns. */
const flags = {
  emailVerified: 'email_verified',
  termsConditions: 'terms_conditions',
  club: 'club',
  marketing: 'marketing',
  newsletter: 'newsletter',
  eventInvite: 'event_invite',
  birthdayGift: 'birthday_gift',
  cookies: 'cookies',
  cookieDefault: 'cookie_default',
  cookieGa: 'cookie_ga',
  cookieGoogleTagManager: 'cookie_google_tag_manager',
  cookieMetaPixel: 'cookie_meta_pixel',
} as const satisfies Columns

const plain = {
  phone: 'phone',
  firstName: 'first_name',
  surname: 'surname',
  birthDate: 'birth_date',
  genderId: 'gender_id',
  street: 'street',
  postalCode: 'postal_code',
  city: 'city',
  permissions: 'permissions',
  preferences: 'preferences',
  ...flags,
} as const satisfies Columns

const fields = Object.keys(plain)
const columns = Object.values(plain)

const trimmed = (text: unknown) => String(text).trim()

function prepare(record: DataRecord): DataRecord {
  return {
    ...record,
    email: emailOf(String(record['email'])),
    phone: phoneOf(String(record['phone'])),
    ...Object.fromEntries(['firstName', 'surname', 'street', 'city'].map((name) => [name, trimmed(record[name])])),
    madeAuthId: randomUUID(),
    madeCode: randomBytes(9).toString('base64url'),
  }
}

/** A hash says how dear its check is: one that takes gigabytes would let anybody stop the server by trying to log in. */
function examine({ passwordHash }: DataRecord): Problem[] {
  if (typeof passwordHash !== 'string') return []
  const [memory = 0, time = 0, lanes = 0] = (/m=(\d+),t=(\d+),p=(\d+)/.exec(passwordHash) ?? []).slice(1).map(Number)
  const { memoryCost, timeCost, parallelism } = highestCosts
  return memory >= 8 * lanes && memory <= memoryCost && time >= 1 && time <= timeCost && lanes >= 1 && lanes <= parallelism
    ? []
    : [{ field: 'passwordHash', reason: `must have costs up to m=${memoryCost},t=${timeCost},p=${parallelism}` }]
}

const ofAnother = (field: string, column: keyof Database['customers'], chain: RawBuilder<unknown>, chainId: number): Misfit => ({
  field,
  reason: 'must not be one of another account',
  when: sql`s.${sql.ref(field)} is not null and (
    exists (select 1 from customers o where o.${sql.ref(column)} = s.${sql.ref(field)} and ${chain} and (o.chain_id <> ${chainId}::int or o.email <> s.email))
    or exists (select 1 from ${staged} t where t.${sql.ref(field)} = s.${sql.ref(field)} and t.line < s.line))`,
})

export const customers: DataKind = {
  name: 'customers',
  personal: true,
  columns: {
    email: 'text',
    phone: 'text',
    firstName: 'text',
    surname: 'text',
    passwordHash: 'text',
    authId: 'text',
    madeAuthId: 'text',
    code: 'text',
    madeCode: 'text',
    birthDate: 'text',
    genderId: 'int',
    street: 'text',
    postalCode: 'text',
    city: 'text',
    permissions: 'jsonb',
    preferences: 'jsonb',
    favouriteArticleIds: 'int[]',
    createdAt: 'timestamptz',
    ...(Object.fromEntries(Object.keys(flags).map((name) => [name, 'bool'])) as Record<keyof typeof flags, 'bool'>),
  },
  key: ['email'],
  soughtBy: ['phone', 'authId', 'code'],
  askedBy: 'itself',
  keeps: ['passwordHash'],
  prepare,
  examine,
  misfits: (chainId) => [
    ofAnother('phone', 'phone', sql`o.chain_id = ${chainId}::int`, chainId),
    ofAnother('authId', 'auth_id', sql`true`, chainId),
    ofAnother('code', 'code', sql`true`, chainId),
    {
      field: 'genderId',
      reason: 'must be a known gender',
      when: sql`s."genderId" is not null and ${missing('genders', sql`id = s."genderId"`)}`,
    },
    {
      ...someLeadNowhere('favouriteArticleIds', 'articles', (id) =>
        missing('articles', sql`chain_id = ${chainId}::int and articles.id = ${id}`),
      ),
      reason: 'must be known articles',
    },
  ],
  async hold({ db, chainId }) {
    // A log-in with the old password that comes now waits, and is refused; one that came before has a session, which ends.
    await sql`
      select 1 from customers c join ${staged} s on s.email = c.email
      where c.chain_id = ${chainId}::int and s."passwordHash" <> c.password_hash order by c.id for no key update of c`.execute(db)
  },
  async write({ db, chainId, now }) {
    // Whoever is logged in with another password is so no longer.
    await sql`
      delete from sessions where customer_id in (
        select c.id from customers c join ${staged} s on s.email = c.email
        where c.chain_id = ${chainId}::int and s."passwordHash" <> c.password_hash)`.execute(db)
    await sql`
      insert into customers (chain_id, email, auth_id, code, password_hash, created_at, updated_at, ${sql.join(columns.map((name) => sql.ref(name)))})
      select ${chainId}::int, s.email, coalesce(s."authId", c.auth_id, s."madeAuthId"), coalesce(s.code, c.code, s."madeCode"),
        coalesce(s."passwordHash", c.password_hash, ''), coalesce(s."createdAt", c.created_at, ${now}::timestamptz), ${now}::timestamptz,
        ${sql.join(fields.map((name) => sql`s.${sql.ref(name)}`))}
      from ${staged} s left join customers c on c.chain_id = ${chainId}::int and c.email = s.email order by s.line
      on conflict (chain_id, email) do update set
        ${sql.join(['auth_id', 'code', 'password_hash', 'created_at', 'updated_at', ...columns].map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(
      db,
    )
    const own = sql`customers c join ${staged} s on s.email = c.email`
    await sql`delete from favourites where customer_id in (select c.id from ${own} where c.chain_id = ${chainId}::int)`.execute(db)
    await sql`
      insert into favourites (customer_id, article_id, position)
      select c.id, f.id, f.place from ${own}, unnest(s."favouriteArticleIds") with ordinality as f (id, place)
      where c.chain_id = ${chainId}::int order by c.id, f.place`.execute(db)
  },
  all: (chainId) => sql`
    select c.email, nullif(c.password_hash, '') as "passwordHash", c.auth_id as "authId", c.code, c.created_at as "createdAt",
      ${sql.join(Object.entries(plain).map(([field, column]) => sql`c.${sql.ref(column)} as ${sql.ref(field)}`))},
      array(select f.article_id from favourites f where f.customer_id = c.id order by f.position) as "favouriteArticleIds"
    from customers c where c.chain_id = ${chainId}::int order by c.id`,
}
