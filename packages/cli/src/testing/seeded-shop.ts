import { randomUUID } from 'node:crypto'
import { tenantOf } from '@vidda/brand'
import { openCommerce, openDatabase } from '@vidda/commerce'
import { fillShop } from '@vidda/commerce/data'
import { tenantHeader } from '@vidda/commerce/tenant-header'
import { createDemo } from '@vidda/demo'
import { demoPictures } from '../repository/demo/fill-demo.ts'
import { brandsOf } from '../workspace.ts'

const secret = 'a secret for tests alone'

type Detail = { readonly variants: readonly { readonly ean: string; readonly shops: readonly { readonly id: number }[] }[] }
export type Reserved = { readonly id: number; readonly token: string }

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined }

/** Fills a database with an invented shop of the chain 1, and answers reservations that were made there. */
export async function seedShop(place: Place, reservations: number): Promise<readonly Reserved[]> {
  const tenant = (await brandsOf(undefined)).map(tenantOf).find(({ chainId }) => chainId === 1)
  if (!tenant) throw new Error('No brand has the chain 1')
  const database = await openDatabase({ ...place, fresh: false })
  const now = new Date()
  await fillShop(database, { shop: () => createDemo({ articles: 100, chains: [1], now }), pictures: demoPictures, now })
  const commerce = await openCommerce({ database, dataDir: place.dataDir, tenants: [tenant], secret, logLevel: 'silent' })
  const own = tenantHeader(tenant.id, secret)
  const call = async (path: string, init: RequestInit = {}): Promise<Response> =>
    commerce.fetch(
      new Request(`http://commerce/api/v1${path}`, { ...init, headers: { ...own, ...(init.headers as Record<string, string>) } }),
    )
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  try {
    const page = await call('/csrf')
    const { token } = (await page.json()) as { token: string }
    const [, visitor = ''] = /^XSRF-TOKEN=([^;]*)/.exec(page.headers.getSetCookie()[0] ?? '') ?? []
    const tokens = { cookie: `XSRF-TOKEN=${visitor}`, 'x-csrf-token': token, 'x-xsrf-token': visitor }
    const found = await post('/articles/search', { take: reservations, filters: [{ field: 'shops', op: 'in', value: [55] }] })
    const { hits } = (await found.json()) as { hits: { hits: readonly { _source: { id: number } }[] } }
    const made: Reserved[] = []
    for (const [index, { _source }] of hits.hits.entries()) {
      const { variants } = (await (await call(`/articles/${_source.id}`)).json()) as Detail
      const variant = variants.find(({ shops }) => shops.length > 0)
      const items = [{ EanNo: variant?.ean, Count: 1 }]
      const person = {
        name: 'Kari Nordmann',
        email: `kari.${index}@example.org`,
        phone: `4000000${index}`,
        shopID: variant?.shops[0]?.id,
        items,
      }
      const answer = await post('/reservations', person, { ...tokens, 'idempotency-key': randomUUID() })
      if (answer.status !== 201) throw new Error(`POST /reservations answers ${answer.status}: ${await answer.text()}`)
      made.push((await answer.json()) as Reserved)
    }
    return made
  } finally {
    await commerce.close()
    await database.close()
  }
}

/** The brand `so` has an endpoint that has failed twice and has not taken a reservation. */
export async function parkWebhook(place: Place, reservation: number): Promise<void> {
  const { db, close } = await openDatabase({ ...place, fresh: false })
  const [tenant, chain, at] = [{ tenant_id: 'so' }, { chain_id: 1 }, new Date('2026-01-31T08:00:00Z')]
  await db
    .insertInto('webhook_lines')
    .values({ ...tenant, ...chain, told: '', next_at: at, failures: 2, failing_since: at, last_error: 'erp.example.no answers 503' })
    .execute()
  await db
    .insertInto('webhook_parked')
    .values({
      ...tenant,
      ...chain,
      kind: 'reservation',
      purchase_id: reservation,
      parked_at: at,
      last_error: 'erp.example.no answers 422',
    })
    .execute()
  await close()
}
