import { scaleOfSize } from '@vidda/domain/size'
import { type Kysely, sql } from 'kysely'

type Sizes = { readonly sizes: { readonly id: number; readonly name: string; readonly scale: string | null } }

/** Sizes have a scale: until a chain's file says which, it is told by their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sizes add column scale text`.execute(db)
  const tables = db.withTables<Sizes>()
  for (const { id, name } of await tables.selectFrom('sizes').select(['id', 'name']).execute()) {
    await tables
      .updateTable('sizes')
      .set({ scale: scaleOfSize(name) })
      .where('id', '=', id)
      .execute()
  }
  await sql`alter table sizes alter column scale set not null`.execute(db)
  await sql`create unique index sizes_of_scale on sizes (scale, name)`.execute(db)
  // Which sizes a chain has.
  await sql`create index variants_of_size on variants (chain_id, size_id)`.execute(db)
}
