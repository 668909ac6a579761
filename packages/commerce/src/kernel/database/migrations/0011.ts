import { type Kysely, sql } from 'kysely'

const statements = [
  // Who wants to know when a size is there again, in one shop or in any. `nonce` is what the links in its mails are made of; it is confirmed by whoever reads
  // the mails of its address, and told once.
  `create table stock_notices (
    id int primary key generated always as identity, chain_id int not null, tenant_id text not null,
    customer_id int references customers on delete cascade, email text, ean text not null, shop_id int, nonce text not null unique,
    asked_at timestamptz not null, confirmed_at timestamptz, told_at timestamptz, check (num_nonnulls(customer_id, email) = 1)
  )`,
  `create unique index stock_notices_once on stock_notices
    (chain_id, ean, coalesce(shop_id, 0), coalesce(customer_id, 0), coalesce(email, ''))`,
  `create index stock_notices_waiting on stock_notices (chain_id, ean) where confirmed_at is not null and told_at is null`,
  `create index stock_notices_of_customer on stock_notices (customer_id)`,
  `create index stock_notices_of_address on stock_notices (chain_id, email)`,
]

/** Adds the table of back-in-stock notices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
