import { type Kysely, sql } from 'kysely'

const tables = [
  // That an order or a reservation has changed. Rows are only added, so that nobody who sells waits for another; whoever reads gives them numbers.
  `create table purchase_changes (
    id bigint primary key generated always as identity, chain_id int not null, kind text not null, purchase_id int not null,
    at timestamptz not null default now()
  )`,
  `create index purchase_changes_of_chain on purchase_changes (chain_id, id)`,
  // The number of a purchase's first and last change. A number is given to what is committed, under a lock, so that none comes after a larger one.
  `create table purchase_numbers (
    kind text not null, purchase_id int not null, chain_id int not null, first bigint not null, last bigint not null, at timestamptz not null,
    primary key (kind, purchase_id)
  )`,
  `create unique index purchase_numbers_of_chain on purchase_numbers (chain_id, last)`,
  `create sequence purchase_number`,
]

/** A trigger sees every way in which a purchase changes, jobs and the shop's people included. */
const noting = (name: string, insert: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin insert into purchase_changes (chain_id, kind, purchase_id) ${insert}; return null; end $$`

const ofSession = (id: string) => `select o.chain_id, 'order', o.id from orders o where o.payment_session_id = ${id}`

const triggers = [
  noting('note_order', `values (new.chain_id, 'order', new.id)`),
  noting('note_reservation', `values (new.chain_id, 'reservation', new.id)`),
  noting('note_payment', ofSession('new.id')),
  noting('note_operation', ofSession('new.session_id')),
  noting(
    'note_withdrawal',
    `values (new.chain_id, case when new.order_id is null then 'reservation' else 'order' end, coalesce(new.order_id, new.reservation_id))`,
  ),
  `create trigger note_change after insert or update on orders for each row execute function note_order()`,
  `create trigger note_change after insert or update on reservations for each row execute function note_reservation()`,
  `create trigger note_change after update on payment_sessions for each row when (
    (old.state, old.reason, old.payment_method, old.provider_order_id) is distinct from
    (new.state, new.reason, new.payment_method, new.provider_order_id)) execute function note_payment()`,
  `create trigger note_change after insert or update on payment_operations for each row execute function note_operation()`,
  `create trigger note_change after insert on withdrawals for each row execute function note_withdrawal()`,
]

const before = `
  insert into purchase_changes (chain_id, kind, purchase_id)
  select chain_id, kind, id from (
    select chain_id, 'order' as kind, id, created_at from orders union all select chain_id, 'reservation', id, created_at from reservations
  ) purchases order by created_at, kind, id`

/** Changes of orders and reservations, in an order in which the chain's own systems can follow them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...triggers, before]) await sql.raw(statement).execute(db)
}
