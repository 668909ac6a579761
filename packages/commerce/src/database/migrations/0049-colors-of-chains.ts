import { type Kysely, sql } from 'kysely'

/**
 * Colours are a chain's own: what one calls a number is no business of the others. `colors` stays as what a new chain begins with, and for processes of an
 * earlier version, which read it until they end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chain_colors (
      chain_id int not null, id int not null, name text not null, hex text not null, color_code text not null,
      color_group_id int not null references color_groups, primary key (chain_id, id)
    )`.execute(db)
  await sql`
    insert into chain_colors select s.chain_id, c.id, c.name, c.hex, c.color_code, c.color_group_id from chain_settings s cross join colors c`.execute(
    db,
  )
}
