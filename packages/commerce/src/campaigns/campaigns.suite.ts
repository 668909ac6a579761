import type { Article, Campaign } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'

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
  })
