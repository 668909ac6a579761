import type { Article, Category, Settings } from '@vidda/contract/wire'
import { mapCategory } from '@vidda/contract/map'
import { categoryPath } from '@vidda/domain/route'
import { slugOf } from '@vidda/domain/slug'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comingCampaigns, lostLinks, shopNotes } from '../../src/features/settings/shop-notes.ts'
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
      expect.stringContaining(`The menu and pages of first lead to what chain 1 does not have: ${lost.join(', ')}.`),
    ])
  })

  it('[R11.68] does not have the campaigns, shops, polls, home pages and goods that it is asked for under other names', async () => {
    const { db } = server.commerce
    const one = async (table: 'campaigns' | 'polls' | 'articles') =>
      (await db.selectFrom(table).select('id').where('chain_id', '=', 1).orderBy('id').limit(1).executeTakeFirstOrThrow()).id
    const [campaign, poll, article] = [await one('campaigns'), await one('polls'), await one('articles')]
    const { name } = await db.selectFrom('shops').select('name').where('chain_id', '=', 1).limit(1).executeTakeFirstOrThrow()
    const known = [`/butikker/${slugOf(name)}`, `/avstemning/${poll}`, `/utvalg/${article}`, `/kampanje/${campaign}`, '/search/jakke']
    const lost = [
      '/butikker/finnes-ikke',
      '/avstemning/77',
      `/utvalg/${article}+9`,
      '/kampanje/9999',
      '/preview/paaske',
      '/search/ingenting',
    ]
    const finds = (_chainId: number, query: string) => Promise.resolve(query === 'jakke')
    await sql`update campaigns set ends = now() + interval '1 day' where id = ${campaign}`.execute(db)
    expect(await lostLinks(db, { id: 'first', chainId: 1, links: [...known, ...lost] }, finds)).toEqual(lost)
    await sql`update campaigns set starts = now() - interval '9 days', ends = now() - interval '1 day' where id = ${campaign}`.execute(db)
    expect(await lostLinks(db, { id: 'first', chainId: 1, links: [`/kampanje/${campaign}`] })).toEqual([`/kampanje/${campaign}`])
  })

  it('[R11.102] of campaigns those that have not begun are told with their time', async () => {
    const { db } = server.commerce
    const { id } = await db.selectFrom('campaigns').select('id').where('chain_id', '=', 1).orderBy('id').limit(1).executeTakeFirstOrThrow()
    const starts = new Date(Date.now() + 86_400_000)
    const until = (days: number) => new Date(Date.now() + days * 86_400_000)
    await db
      .updateTable('campaigns')
      .set({ starts, ends: until(2) })
      .where('id', '=', id)
      .execute()
    expect([...(await comingCampaigns(db, 1))].filter(([one]) => one === id)).toEqual([[id, starts]])
    expect((await comingCampaigns(db, 2)).has(id)).toBe(false)
    await db
      .updateTable('campaigns')
      .set({ starts: until(-1) })
      .where('id', '=', id)
      .execute()
    expect((await comingCampaigns(db, 1)).has(id)).toBe(false)
  })
})
