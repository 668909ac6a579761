import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { setPriceClock } from '../prices/writer.ts'
import { plainTexts } from '../reference/plain-texts.data.ts'

const deliveryOre = 19_900

/** Gives a new chain its everyday settings and colours; leaves alone what is there. */
export async function prepareChain(db: Db, chainId: number, now: Date): Promise<void> {
  const { rows } = await sql`select 1 from chain_settings limit 1`.execute(db)
  if (rows.length === 0) await setPriceClock(db, now)
  await sql`
    insert into chain_colors select ${chainId}::int, id, name, hex, color_code, color_group_id from colors
    where not exists (select 1 from chain_colors where chain_id = ${chainId}::int) on conflict do nothing`.execute(db)
  await sql`
    insert into chain_settings (chain_id, house_line_id, return_days, reservation_hours, delivery_text, collect_text)
    values (${chainId}, 0, 14, 48, ${plainTexts.delivery}, ${plainTexts.collect}) on conflict do nothing`.execute(db)
  await sql`
    insert into shipping_methods (chain_id, id, key, name, price)
    select ${chainId}::int, m.* from (values (${chainId * 10 + 1}::int, 'delivery', ${plainTexts.deliveryName}::text, ${deliveryOre}::int), (${chainId * 10 + 2}::int, 'collect', 'Klikk & Hent', 0))
      as m (id, key, name, price)
    where not exists (select 1 from shipping_methods where chain_id = ${chainId}::int) on conflict do nothing`.execute(db)
}
