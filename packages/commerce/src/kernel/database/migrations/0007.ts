import { type Kysely, sql } from 'kysely'

const complaints = [
  // What a buyer says is wrong with one line of an order or of a reservation that was collected; `key` is that of the request, which may be repeated.
  `create table complaints (
    id int primary key generated always as identity, chain_id int not null, order_id int references orders on delete cascade,
    reservation_id int references reservations, key text not null, ean text not null, count int not null, problem text not null,
    discovered date not null, wish text not null, email text not null, received_at timestamptz not null, closed_at timestamptz, closed_by text,
    check (num_nonnulls(order_id, reservation_id) = 1)
  )`,
  `create unique index complaints_of_order on complaints (order_id, key)`,
  `create unique index complaints_of_reservation on complaints (reservation_id, key)`,
  `create unique index complaints_open_of_order on complaints (order_id, ean) where closed_at is null`,
  `create unique index complaints_open_of_reservation on complaints (reservation_id, ean) where closed_at is null`,
  `create function note_complaint() returns trigger language plpgsql as $$ begin
    insert into purchase_changes (chain_id, kind, purchase_id)
    values (new.chain_id, case when new.order_id is null then 'reservation' else 'order' end, coalesce(new.order_id, new.reservation_id));
    return null; end $$`,
  `create trigger note_change after insert or update on complaints for each row execute function note_complaint()`,
]

/** Complaints about what was bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of complaints) await sql.raw(statement).execute(db)
}
