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

    it('[R7.32] the combined articles are each in a campaign', async () => {
      const { body } = await server().first.get<Article[]>('/campaigns/combined/articles')
      expect(body.length).toBeGreaterThan(0)
      for (const article of body) expect(article.campaigns).not.toEqual([])
    })
  })
