import { apiBase } from '@vidda/contract'
import type { Category, Facets, Settings, TenantSettings } from '@vidda/contract/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommerce, type Commerce } from './open-commerce.ts'
import { Client } from './testing/client.ts'
import { schemaCheck } from './testing/schema-check.ts'
import { engines, freshPlace } from './testing/server.ts'
import { secret, tenants } from './testing/tenants.ts'

type Document = Parameters<typeof schemaCheck>[0]

/** What stands for the parts of an address: forms that the routes take, of things that an empty shop does not have. */
const parts: Readonly<Record<string, string>> = {
  id: '1',
  ids: '1,2',
  slug: 'finnes-ikke',
  code: '8006',
  coordinates: '10.7,59.9;5.3,60.4',
  key: '0123456789abcdef.whole.0',
  file: '320.webp',
}

describe.each(engines)('a commerce API of its own, with nothing brought in, on %s', (engine) => {
  let commerce: Commerce
  let client: Client
  let document: Document
  let drop: () => Promise<void>

  beforeAll(async () => {
    const fresh = await freshPlace(engine)
    ;({ drop } = fresh)
    commerce = await openCommerce({ ...fresh.place, tenants, secret, logLevel: 'silent' })
    const url = await commerce.listen({ host: '127.0.0.1', port: 0 })
    document = (await (await fetch(`${url}${apiBase}/openapi.json`)).json()) as Document
    client = await Client.visit(url, tenants[0], schemaCheck(document))
  })

  afterAll(async () => {
    await commerce.close()
    await drop()
  })

  it('answers every GET of the document by the document', async () => {
    const paths = Object.entries(document.paths).flatMap(([path, calls]) =>
      'get' in calls && path.startsWith(apiBase) ? [path.slice(apiBase.length)] : [],
    )
    expect(paths.length).toBeGreaterThan(40)
    const failed: string[] = []
    for (const path of paths) {
      const { status } = await client.get(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? 'finnes-ikke'))
      if (status >= 500) failed.push(`${path} ${status}`)
    }
    expect(failed).toEqual([])
  })

  it('has an empty home, empty lists, and what every shop needs', async () => {
    const { body: home } = await client.get<Settings>('/settings')
    expect([home.top, ...home.sub, home.middle, ...home.popular, home.bottom, ...home.grid].filter((part) => part !== null)).toEqual([])
    expect((await client.get<Category[]>('/categories')).body).toEqual([])
    expect((await client.ask('/articles/search', { query: 'jakke' })).body.hits.total.value).toBe(0)
    expect((await client.ask<Facets>('/articles/facets', {})).body.total).toBe(0)
    expect((await client.get<TenantSettings>('/tenant/get')).body).toMatchObject({ returnDays: 14, houseLineId: 0 })
    for (const path of ['/shops', '/campaigns', '/blog/posts', '/productlines']) expect((await client.get(path)).body).toEqual([])
    for (const path of ['/genders', '/colorgroups', '/shipping_methods']) expect((await client.get<unknown[]>(path)).body).not.toEqual([])
    expect((await client.get('/postalcodes/8006')).status).toBe(200)
  })
})
