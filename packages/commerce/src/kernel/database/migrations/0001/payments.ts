const sessions = [
  // A payment: what one shop gives, and one provider is paid for. Its goods are out of the stock from the moment on that it is there.
  `create table payment_sessions (
    id int primary key generated always as identity, nonce text not null unique, token_hash text not null unique, token_nonce text not null unique,
    chain_id int not null, tenant_id text not null, shop_id int not null, customer_id int,
    provider text not null, reference text not null unique, provider_order_id text, order_id int not null unique,
    key text, body_hash text not null, state text not null, reason text, claimed_at timestamptz not null,
    contents jsonb not null, cart_hash text not null, version int not null, total int not null, vat int not null, next jsonb,
    held bool not null, hold_until timestamptz not null, receiver jsonb, payment_method text,
    created_at timestamptz not null, changed_at timestamptz not null, detached_at timestamptz,
    reads int not null default 0, next_read_at timestamptz, unique (chain_id, key)
  )`,
  `create unique index payment_sessions_of_provider on payment_sessions (tenant_id, provider, provider_order_id)`,
  `create index payment_sessions_to_read on payment_sessions (next_read_at) where next_read_at is not null`,
  `create index payment_sessions_held on payment_sessions (hold_until) where held`,
  `create index payment_sessions_of_customer on payment_sessions (customer_id)`,
  `create table stock_holds (
    session_id int not null references payment_sessions on delete cascade, variant_id int not null, shop_id int not null,
    count int not null check (count > 0), primary key (session_id, variant_id)
  )`,
  `create index stock_holds_of_stock on stock_holds (variant_id, shop_id)`,
  `create table promo_holds (promo_code_id int primary key, session_id int not null references payment_sessions on delete cascade)`,
  `create index promo_holds_of_session on promo_holds (session_id)`,
  // What providers have told, each thing once.
  `create table provider_events (
    id bigint primary key generated always as identity, session_id int not null references payment_sessions on delete cascade,
    kind text not null, dedupe text not null, status text, received_at timestamptz not null, handled_at timestamptz, outcome text,
    unique (session_id, kind, dedupe)
  )`,
  // What providers are to be told, written in the transaction that causes it.
  `create table payment_outbox (
    id bigint primary key generated always as identity, session_id int not null references payment_sessions on delete cascade,
    kind text not null, intention text not null unique, operation_id int, note jsonb not null default '{}', attempts int not null default 0,
    created_at timestamptz not null, next_at timestamptz not null, done_at timestamptz, failed_at timestamptz, last_error text
  )`,
  `create index payment_outbox_waiting on payment_outbox (next_at) where done_at is null and failed_at is null`,
  // What the shop's people have charged, paid back and cancelled.
  `create table payment_operations (
    id int primary key generated always as identity, session_id int not null references payment_sessions on delete cascade,
    kind text not null, amount int not null, lines jsonb not null, by text not null, at timestamptz not null,
    state text not null, provider_reference text, error text
  )`,
  `create index payment_operations_of_session on payment_operations (session_id)`,
]

/** What is paid for by a provider, and what providers tell and are told. */
export const payments: readonly string[] = sessions
