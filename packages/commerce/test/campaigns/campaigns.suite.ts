import type { Article, Availability, Campaign } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { stockToken, type TestServer } from '../kit/server.ts'

export const campaignSuite = (server: () => TestServer): void =>
  void describe('campaigns', () => {
    it('[R7.31] campaigns are listed, with and without the final slash', async () => {
      const { body } = await server().first.get<Campaign[]>('/campaigns/')
      expect(body.length).toBeGreaterThan(0)
      expect((await server().first.get('/campaigns')).body).toEqual(body)
      const other = (await server().second.get<Campaign[]>('/campaigns')).body.map((campaign) => campaign.id)
      for (const campaign of body) expect(other).not.toContain(campaign.id)
    })

    it('[R7.32] the combined articles are those of every campaign that runs', async () => {
      const { body } = await server().first.get<Article[]>('/campaigns/combined/articles')
      expect(body.length).toBeGreaterThan(0)
      const running = (await server().first.get<Campaign[]>('/campaigns')).body.map((campaign) => campaign.id)
      const filters = [{ field: 'campaigns', op: 'in', value: running }]
      const { hits } = (await server().first.ask('/articles/search', { filters })).body.hits
      expect(new Set(body.map((article) => article.id))).toEqual(new Set(hits.map(({ _source }) => _source.id)))
    })

    it('a campaign counts the goods that its own list shows, also when one more is sold out', async () => {
      const listed = async (id: number) => {
        const filters = [
          { field: 'campaigns', op: 'in', value: [id] },
          { field: 'shops', op: 'in', value: [55] },
        ]
        return (await server().first.ask('/articles/search', { take: 1, filters })).body.hits
      }
      const running = async () => (await server().first.get<Campaign[]>('/campaigns')).body
      const feed = (lines: object) =>
        server().first.send('POST', '/stock/feed', { body: { lines }, headers: { authorization: `Bearer ${stockToken}` } })

      for (const { id, count } of await running()) expect([id, count]).toEqual([id, (await listed(id)).total.value])

      const one = (await running()).find(({ count }) => count > 0)
      const article = (await listed(one?.id ?? 0)).hits[0]?._source
      const [before] = (await server().first.get<Availability[]>(`/articles/availability/${article?.id}`)).body
      const lines = before?.variants.flatMap(({ ean, shops }) => shops.map(({ id, qty }) => ({ EanNo: ean, shopID: id, Qty: qty }))) ?? []
      await feed(lines.map((line) => ({ ...line, Qty: 0 })))
      try {
        expect((await running()).find(({ id }) => id === one?.id)?.count).toBe((one?.count ?? 0) - 1)
      } finally {
        await feed(lines)
      }
      expect((await running()).find(({ id }) => id === one?.id)?.count).toBe(one?.count)
    })
  })
