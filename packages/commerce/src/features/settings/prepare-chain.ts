import { sql } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import { setPriceClock } from '../prices/index.ts'
import { plainTexts } from '../../reference/plain-texts.data.ts'

const deliveryOre = 19_900

/** Gives a new chain its everyday settings and colours; leaves alone what is there. */
export async function prepareChain(db: Db, chainId: number, now: Date): Promise<void> {
  const known = await db.selectFrom('chain_settings').select('chain_id').limit(1).executeTakeFirst()
  if (!known) await setPriceClock(db, now)
  await sql`
    insert into chain_colors (chain_id, id, name, hex, color_code, color_group_id)
    select ${chainId}::int, id, name, hex, color_code, color_group_id from colors
    where not exists (select 1 from chain_colors where chain_id = ${chainId}::int) on conflict do nothing`.execute(db)
  await db
    .insertInto('chain_settings')
    .values({
      chain_id: chainId,
      house_line_id: 0,
      return_days: 14,
      reservation_hours: 48,
      delivery_text: plainTexts.delivery,
      collect_text: plainTexts.collect,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    insert into shipping_methods (chain_id, id, key, name, price)
    select ${chainId}::int, m.id, m.key, m.name, m.price
    from (values (${chainId * 10 + 1}::int, 'delivery', ${plainTexts.deliveryName}::text, ${deliveryOre}::int), (${chainId * 10 + 2}::int, 'collect', 'Klikk & Hent', 0))
      as m (id, key, name, price)
    where not exists (select 1 from shipping_methods where chain_id = ${chainId}::int) on conflict do nothing`.execute(db)
}
