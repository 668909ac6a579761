import { sql } from 'kysely'
import type { Db } from '../database/open.ts'

/** Stores a paid order of one line, as a checkout leaves it; answers its id. */
export async function storeOrder(db: Db, customerId: number, at = new Date()): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into orders (chain_id, tenant_id, customer_id, name, email, phone, address, zipcode, city, vat_percentage, total_vat, net_amount, total, created_at)
    values (1, 'first', ${customerId}, 'Kari Nordmann', 'kari@example.org', '40000000', 'Storgata 1', '8006', 'Bodø', 25, 9980, 39920, 49900, ${at})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into order_lines values (${id}, 0, '7090000000001', 1, 7, 'Rim', 'M', 'Granskog', '/api/v1/images/rim', 49900)`.execute(db)
  return id
}
