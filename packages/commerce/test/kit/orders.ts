import type { Db } from '../../src/kernel/database/open.ts'

const buyer = { name: 'Kari Nordmann', email: 'kari@example.org', phone: '40000000', address: 'Storgata 1', zipcode: '8006', city: 'Bodø' }

const sums = { vat_percentage: 25, total_vat: 9980, net_amount: 39920, total: 49900 }

/** Stores a paid order of one line, as a checkout leaves it; answers its id. */
export async function storeOrder(db: Db, customerId: number, at = new Date()): Promise<number> {
  const { id } = await db
    .insertInto('orders')
    .values({ chain_id: 1, tenant_id: 'first', customer_id: customerId, ...buyer, ...sums, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const goods = { ean: '7090000000001', count: 1, article_id: 7, name: 'Rim', size: 'M', color: 'Granskog', price: 49900 }
  await db
    .insertInto('order_lines')
    .values({ order_id: id, position: 0, ...goods, image: '/api/v1/images/rim' })
    .execute()
  return id
}
