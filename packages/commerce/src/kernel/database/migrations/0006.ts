import { type Kysely, sql } from 'kysely'

const tables = [
  // How far each brand's endpoint has been told. One process at a time has the lease, and tells on from there.
  `create table webhook_lines (
    tenant_id text primary key, chain_id int not null, told text not null, next_at timestamptz not null, failures int not null default 0,
    failing_since timestamptz, last_error text, lease text, leased_until timestamptz
  )`,
  // What an endpoint has not taken in time: it is left aside, so that what comes after it is told.
  `create table webhook_parked (
    tenant_id text not null, chain_id int not null, kind text not null, purchase_id int not null, parked_at timestamptz not null, last_error text not null,
    again_at timestamptz, primary key (tenant_id, kind, purchase_id)
  )`,
  `create index webhook_parked_of_chain on webhook_parked (chain_id, parked_at)`,
]

/** Endpoints of chains' own systems that are told of orders and reservations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db)
}
