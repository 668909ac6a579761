import { type Kysely, sql } from 'kysely'

// No references to the catalogue's tables: those are emptied and filled again when a catalogue is generated anew.
const tables = [
  `create table customers (
    id int primary key generated always as identity, chain_id int not null, auth_id text not null unique, code text not null unique,
    first_name text not null, surname text not null, email text not null, phone text not null, password_hash text not null,
    birth_date text, gender_id int, street text not null, postal_code text not null, city text not null,
    permissions jsonb not null, preferences jsonb not null, terms_conditions bool not null, email_verified bool not null,
    club bool not null, marketing bool not null, newsletter bool not null, event_invite bool not null, birthday_gift bool not null,
    cookies bool not null, cookie_default bool not null, cookie_ga bool not null, cookie_google_tag_manager bool not null,
    cookie_meta_pixel bool not null, created_at timestamptz not null, updated_at timestamptz not null,
    constraint customers_email unique (chain_id, email), constraint customers_phone unique (chain_id, phone)
  )`,
  `create table sessions (
    id_hash text primary key, chain_id int not null, customer_id int not null references customers on delete cascade,
    created_at timestamptz not null, used_at timestamptz not null
  )`,
  `create index sessions_of_customer on sessions (customer_id)`,
  `create table customer_tokens (
    hash text primary key, customer_id int not null references customers on delete cascade, purpose text not null, email text not null,
    expires_at timestamptz not null
  )`,
  `create index tokens_of_customer on customer_tokens (customer_id, purpose)`,
  `create table favourites (
    customer_id int not null references customers on delete cascade, article_id int not null, position int not null,
    primary key (customer_id, article_id)
  )`,
  `create table attempts (key text primary key, count int not null, ends_at timestamptz not null)`,
  `create index attempts_by_end on attempts (ends_at)`,
  `create table mails (
    id int primary key generated always as identity, tenant_id text not null, kind text not null, payload jsonb not null,
    attempts int not null default 0, created_at timestamptz not null, next_at timestamptz not null, failed_at timestamptz, last_error text
  )`,
  `create index mails_waiting on mails (next_at) where failed_at is null`,
  `create table orders (
    id int primary key generated always as identity, chain_id int not null, tenant_id text not null, customer_id int,
    name text not null, email text not null, phone text not null, address text not null, zipcode text not null, city text not null,
    vat_percentage int not null, total_vat int not null, net_amount int not null, total int not null,
    created_at timestamptz not null, detached_at timestamptz
  )`,
  `create index orders_of_customer on orders (customer_id, id)`,
  `create index orders_detached on orders (created_at) where detached_at is not null`,
  `create table order_lines (
    order_id int not null references orders on delete cascade, position int not null, ean text not null, count int not null, article_id int not null,
    name text not null, size text not null, color text not null, image text not null, price int not null, primary key (order_id, position)
  )`,
  `alter table reservations add column detached_at timestamptz`,
  `create index reservations_of_customer on reservations (customer_id, id)`,
  `create index reservations_detached on reservations (collect_before) where detached_at is not null`,
  // Generated reviews have ids of their own, below these.
  `create sequence review_ids as int start 1000000001`,
  `alter table reviews add column customer_id int`,
  `create unique index review_of_customer on reviews (customer_id, article_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db)
}
