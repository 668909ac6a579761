import { type Kysely, sql } from 'kysely'

const afterPurchase = [
  `alter table withdrawals add column order_id int references orders on delete cascade`,
  // How many of which lines of an order: `[{ean, count}]`; empty for a reservation, which is withdrawn from as a whole.
  `alter table withdrawals add column lines jsonb not null default '[]'`,
  `create index withdrawals_of_order on withdrawals (order_id)`,
  // Goods that came back may be too worn to be sold again.
  `alter table payment_operations add column restock bool not null default true`,
  // The charge that is paid back by a refund.
  `alter table payment_operations add column charge_id int references payment_operations`,
  // Orders of which something may still lie in the shop.
  `create index payment_sessions_to_pick on payment_sessions (chain_id) where state in ('authorized', 'on_hold', 'accepted', 'captured')`,
]

/** What follows a purchase: withdrawal from orders, and goods that come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of afterPurchase) await sql.raw(statement).execute(db)
}
