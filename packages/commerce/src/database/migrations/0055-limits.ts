import { type Kysely, sql } from 'kysely'

const statements = [
  // Limits of a chain; the defaults are those of the domain.
  `alter table chain_settings
    add column if not exists open_units int not null default 10, add column if not exists open_reservations int not null default 3,
    add column if not exists units_per_address int not null default 40, add column if not exists mails_per_receiver int not null default 4,
    add column if not exists confirm_above_units int not null default 5, add column if not exists confirm_above_total int not null default 1000000`,
  // What was reserved from a network address, and mailed to a receiver, within the hour.
  `create table if not exists limit_uses (
    id bigint primary key generated always as identity, key text not null, units int not null, at timestamptz not null
  )`,
  `create index if not exists limit_uses_of_key on limit_uses (key, at)`,
  `create index if not exists limit_uses_by_age on limit_uses (at)`,
  // Whom a reservation is counted for, what was asked for, and who has ended it.
  `alter table reservations
    add column if not exists email_key text not null default '', add column if not exists wish_hash text, add column if not exists ended_at timestamptz, add column if not exists ended_by text`,
  `update reservations set email_key = lower(email) where status_id = 1`,
  `create index if not exists reservations_open_by_phone on reservations (chain_id, phone) where status_id in (1, 5)`,
  `create index if not exists reservations_open_by_email on reservations (chain_id, email_key) where status_id in (1, 5)`,
  `create index if not exists idempotency_of_reservation on idempotency (reservation_id)`,
  // Those that wait to be confirmed end too, and are forgotten like others that came to nothing.
  `drop index if exists reservations_to_end`,
  `create index if not exists reservations_to_end on reservations (collect_before) where status_id in (1, 5)`,
  `drop index if exists reservations_never_collected`,
  `create index if not exists reservations_never_collected on reservations (collect_before) where status_id in (3, 4, 6, 7) and name <> ''`,
  `create table if not exists reservation_confirmations (
    hash text primary key, reservation_id int not null references reservations on delete cascade, expires_at timestamptz not null
  )`,
  `create index if not exists confirmations_by_end on reservation_confirmations (expires_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
