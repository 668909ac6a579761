import { type Kysely, sql } from 'kysely'

const statements = [
  // A notice of a customer whose address is verified has both: one entry waits for an address, whichever way it was asked for.
  `alter table stock_notices drop constraint stock_notices_check`,
  `alter table stock_notices add constraint stock_notices_of_somebody check (num_nonnulls(customer_id, email) > 0)`,
  `drop index stock_notices_once`,
  // An address is never only digits.
  `create unique index stock_notices_once on stock_notices (chain_id, ean, coalesce(shop_id, 0), coalesce(email, customer_id::text))`,
  // Of a customer's and a guest's entry for the same goods the one that waits stays, else the guest's.
  `with customers_own as (
    delete from stock_notices n using customers c where c.id = n.customer_id and c.email_verified
    returning n.*, c.email as address
  )
  insert into stock_notices as n (id, chain_id, tenant_id, customer_id, email, ean, shop_id, nonce, asked_at, confirmed_at, told_at)
  overriding system value
  select id, chain_id, tenant_id, customer_id, address, ean, shop_id, nonce, asked_at, confirmed_at, told_at from customers_own
  on conflict (chain_id, ean, coalesce(shop_id, 0), coalesce(email, customer_id::text)) do update set
    (asked_at, confirmed_at, told_at) = (select kept.asked_at, kept.confirmed_at, kept.told_at from (values
      (1, n.asked_at, n.confirmed_at, n.told_at), (2, excluded.asked_at, excluded.confirmed_at, excluded.told_at)
    ) as kept (place, asked_at, confirmed_at, told_at)
    order by kept.confirmed_at is not null and kept.told_at is null desc, kept.place limit 1)`,
  `update stock_notices n set customer_id = c.id from customers c
    where n.customer_id is null and c.email_verified and c.chain_id = n.chain_id and c.email = n.email`,
]

/** Joins the notices of a customer and of a guest with the same verified address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
