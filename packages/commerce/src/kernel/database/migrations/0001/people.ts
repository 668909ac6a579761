// No references to the catalogue's tables: those are emptied and filled again where a made-up shop is made anew.
const customers = [
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
]

const orders = [
  // A number is read out over a counter and known to the provider that was paid: far from those of reservations.
  `create table orders (
    id int primary key generated always as identity (start with 1000001), chain_id int not null, tenant_id text not null, customer_id int,
    name text not null, email text not null, phone text not null, address text not null, zipcode text not null, city text not null,
    vat_percentage int not null, total_vat int not null, net_amount int not null, total int not null,
    created_at timestamptz not null, detached_at timestamptz, shop_id int, payment_session_id int unique references payment_sessions
  )`,
  `create index orders_of_customer on orders (customer_id, id)`,
  `create index orders_detached on orders (created_at) where detached_at is not null`,
  `create table order_lines (
    order_id int not null references orders on delete cascade, position int not null, ean text not null, count int not null,
    article_id int not null, name text not null, size text not null, color text not null, image text not null, price int not null,
    primary key (order_id, position)
  )`,
]

const reservations = [
  // A number is read out over a counter: it has six digits from the first one on. Of its token there is a hash, and a nonce by which the token can be
  // said again; `email_key` and `wish_hash` tell whom it is counted for and what was asked for.
  `create table reservations (
    id int primary key generated always as identity (start with 100001), chain_id int not null, tenant_id text not null,
    token_hash text not null unique, token_nonce text not null unique, shop_id int not null, customer_id int, status_id int not null,
    name text not null, email text not null, email_key text not null default '', phone text not null, delivery text not null,
    address text not null, city text not null, zipcode text not null, shipping_method_id int, total bigint not null, tracking_url text,
    wish_hash text, created_at timestamptz not null, collect_before timestamptz not null, ended_at timestamptz, ended_by text,
    detached_at timestamptz
  )`,
  `create index reservations_of_customer on reservations (customer_id, id)`,
  // Those that are open, or wait to be confirmed.
  `create index reservations_open_by_phone on reservations (chain_id, phone) where status_id in (1, 5)`,
  `create index reservations_open_by_email on reservations (chain_id, email_key) where status_id in (1, 5)`,
  `create index reservations_to_end on reservations (collect_before) where status_id in (1, 5)`,
  // Those whose names and addresses are to be forgotten, however many reservations there are.
  `create index reservations_never_collected on reservations (collect_before) where status_id in (3, 4, 6, 7) and name <> ''`,
  `create index reservations_of_guests on reservations (created_at) where customer_id is null and name <> ''`,
  `create index reservations_detached on reservations (collect_before) where detached_at is not null`,
  `create table reservation_lines (
    reservation_id int not null references reservations, position int not null, ean text not null, count int not null, reserved bool not null,
    article_id int not null, campaign_article_id int, name text not null, size text not null, color text not null, image text not null,
    price int not null, primary key (reservation_id, position)
  )`,
  `create table reservation_confirmations (
    hash text primary key, reservation_id int not null references reservations on delete cascade, expires_at timestamptz not null
  )`,
  `create index confirmations_by_end on reservation_confirmations (expires_at)`,
  `create table withdrawals (
    id int primary key generated always as identity, chain_id int not null, reservation_id int unique references reservations,
    email text not null, message text not null, received_at timestamptz not null
  )`,
  // Whose answer a key keeps, and of which reservation it tells: it holds a name and an address, and goes with them.
  `create table idempotency (
    chain_id int not null, key text not null, body_hash text not null, status int, answer text, customer_id int, reservation_id int,
    created_at timestamptz not null, primary key (chain_id, key)
  )`,
  `create index idempotency_age on idempotency (created_at)`,
  `create index idempotency_of_customer on idempotency (customer_id)`,
  `create index idempotency_of_reservation on idempotency (reservation_id)`,
  // What was reserved from a network address, and mailed to a receiver, within the hour.
  `create table limit_uses (
    id bigint primary key generated always as identity, key text not null, units int not null, at timestamptz not null
  )`,
  `create index limit_uses_of_key on limit_uses (key, at)`,
  `create index limit_uses_by_age on limit_uses (at)`,
]

/** Whom a chain knows, and what they have asked for. */
export const people: readonly string[] = [...customers, ...orders, ...reservations]
