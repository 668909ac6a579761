import type { Article, Category, Settings } from '@vidda/contract/wire'
import { mapCategory } from '@vidda/contract/map'
import { categoryPath } from '@vidda/domain/route'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopNotes } from '../../src/features/settings/shop-notes.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'

describe.each(engines)('a chain with goods and no home page on %s', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer(engine, { articles: 100 })
    await sql`delete from homes where chain_id = 1 and name = 'default'`.execute(server.commerce.db)
  })

  afterAll(() => server.close())

  it('has one made of its categories and of what sells best', async () => {
    const { status, body: home } = await server.first.get<Settings>('/settings')
    expect(status).toBe(200)
    const categories = (await server.first.get<Category[]>('/categories')).body.filter(({ count }) => count > 0).map(mapCategory)
    const shown = [...home.sub, ...home.popular].filter((banner) => banner !== null)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.map(({ title, to }) => ({ title, to }))).toEqual(
      categories.slice(0, shown.length).map(({ name, slug }) => ({ title: name, to: categoryPath(slug) })),
    )
    expect(new Set(shown.map(({ image }) => image)).size).toBe(shown.length)
    for (const { image } of shown) expect((await fetch(`${server.url}${image}/640.jpg`)).status).toBe(200)
    const ids = home.grid.filter((id) => id !== null)
    expect(ids).toHaveLength(9)
    const goods = (await server.first.get<Article[]>(`/articles/bundle?articles=${ids.join(',')}`)).body
    expect(goods.map(({ id }) => id)).toEqual(ids)
    for (const { shops } of goods) expect(shops.length).toBeGreaterThan(0)
  })

  it('shows no picture twice: a category with that of another is left out', async () => {
    const { db } = server.commerce
    const { rows } = await sql<{ id: number; picture: unknown }>`select id, picture from main_groups where chain_id = 2`.execute(db)
    await sql`update main_groups set picture = ${JSON.stringify(rows[0]?.picture)}::text::jsonb where chain_id = 2`.execute(db)
    await sql`delete from homes where chain_id = 2 and name = 'default'`.execute(db)
    const { body: home } = await server.second.get<Settings>('/settings')
    expect([home.sub, home.popular].map((list) => list.filter((banner) => banner !== null).length)).toEqual([1, 0])
  })

  it('is told of, as are menu entries to categories, articles and posts that it does not have', async () => {
    const [category] = (await server.first.get<Category[]>('/categories')).body.map(mapCategory)
    const sub = category?.subcategories[0]
    const known = [categoryPath(category?.slug ?? ''), categoryPath(category?.slug ?? '', sub?.slug), '/herre', '/butikker', '/om-oss', '/']
    const lost = ['/luftputebaater', categoryPath(category?.slug ?? '', 'finnes-ikke'), '/product/finnes-ikke?a=1', '/blogg/finnes-ikke']
    expect(await shopNotes(server.commerce.db, [{ id: 'first', chainId: 1, links: [...known, ...lost] }])).toEqual([
      expect.stringMatching(/^Chain 1 has no home page of its own: one is made of its categories and best sellers\./),
      expect.stringContaining(`The menu of first leads to what chain 1 does not have: ${lost.join(', ')}.`),
    ])
  })
})
