import type { Article, ArticleDetail, Campaign } from '@vidda/contract/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateCatalogue, type ArticleBundle, type CampaignRow } from '@vidda/demo/catalogue'
import { engines, startServer, testGoods, type TestServer } from '../kit/server.ts'

const day = 86_400_000
const seeded = new Date('2026-11-20T12:00:00Z')

describe.each(engines)('prices on %s', (engine) => {
  let server: TestServer
  let now = seeded
  const catalogue = generateCatalogue({ ...testGoods, now: seeded })
  const bundles = [...catalogue.articles()].filter(({ article }) => article.chainId === 1 && article.visible)
  const campaigns = new Map(catalogue.campaigns.map((campaign) => [campaign.id, campaign]))

  beforeAll(async () => {
    server = await startServer(engine, { now: () => now, tickEvery: 20 })
  })

  afterAll(() => server.close())

  const detail = async (id: number) => (await server.first.get<ArticleDetail>(`/articles/${id}`)).body
  const inCampaign = async (id: number) => {
    const filters = [{ field: 'campaigns', op: 'in', value: [id] }]
    return (await server.first.ask('/articles/search', { take: 1000, filters })).body.hits.hits.map(({ _source }) => _source.id)
  }
  const only = (fits: (campaign: CampaignRow) => boolean, bundle: ArticleBundle) =>
    bundle.campaigns.length === 1 && fits(campaigns.get(bundle.campaigns[0]?.campaignId ?? 0) as CampaignRow)
  const has = (fits: (bundle: ArticleBundle) => boolean): ArticleBundle => {
    const found = bundles.find(fits)
    if (!found) throw new Error('The generator has no such article')
    return found
  }

  it('[R10.09] gives the lowest price of the 30 days before the reduction, not merely the latest', async () => {
    const reduced = bundles.filter((bundle) => only((campaign) => new Date(campaign.start) <= seeded, bundle))
    let lower = 0
    for (const {
      article,
      prices,
      campaigns: [offer],
    } of reduced) {
      const start = new Date(campaigns.get(offer?.campaignId ?? 0)?.start ?? 0).getTime()
      const before = prices.filter(({ from }) => new Date(from).getTime() < start)
      const counted = before.filter(({ to }) => to === null || new Date(to).getTime() > start - 30 * day)
      const lowest = Math.min(...counted.flatMap(({ price }) => price ?? [])) / 100
      const shown = await detail(article.id)
      expect([shown.price, shown.beforePrice]).toEqual([(offer?.price ?? 0) / 100, lowest])
      if (lowest < article.originalPrice / 100) lower += 1
    }
    expect(lower).toBeGreaterThan(0)
  })

  it('a campaign starts by itself at midnight in Norway, with its prices, its label and its Førpris', async () => {
    const { article, campaigns: offers } = has((bundle) => only((campaign) => new Date(campaign.start) > seeded, bundle))
    const [offer] = offers
    const id = offer?.campaignId ?? 0
    const start = new Date(campaigns.get(id)?.start ?? 0)
    expect(start.toISOString()).toMatch(/T23:00:00\.000Z$/)
    const listed = async () => (await server.first.get<Campaign[]>('/campaigns')).body.map((campaign) => campaign.id)
    expect(await listed()).not.toContain(id)
    now = new Date(start.getTime() - 1000)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await detail(article.id)).toMatchObject({ price: article.price / 100, beforePrice: null, campaigns: [] })
    expect(await inCampaign(id)).toEqual([])
    now = new Date(start.getTime() + 1000)
    await expect.poll(async () => (await detail(article.id)).price).toBe((offer?.price ?? 0) / 100)
    expect(await detail(article.id)).toMatchObject({
      originalPrice: article.price / 100,
      beforePrice: article.price / 100,
      campaigns: [{ id: offer?.id }],
    })
    expect(await inCampaign(id)).toContain(article.id)
    await expect.poll(listed).toContain(id)
  })

  it('a campaign ends by itself, and its goods cost again what they did, in lists too', async () => {
    const first = [...campaigns.values()]
      .filter(({ chainId, end }) => chainId === 1 && new Date(end) > now)
      .toSorted((a, b) => (a.end < b.end ? -1 : 1))[0] as CampaignRow
    const { article } = has((bundle) => only((campaign) => campaign.id === first.id, bundle))
    const listed = async () => (await server.first.get<Campaign[]>('/campaigns')).body.map((campaign) => campaign.id)
    expect(await listed()).toContain(first.id)
    now = new Date(new Date(first.end).getTime() + 1000)
    await expect.poll(async () => (await detail(article.id)).price).toBe(article.originalPrice / 100)
    expect(await detail(article.id)).toMatchObject({ beforePrice: null, campaigns: [] })
    expect(await inCampaign(first.id)).toEqual([])
    await expect.poll(listed).not.toContain(first.id)
    const { body } = await server.first.get<Article[]>('/campaigns/combined/articles')
    expect(body.flatMap((one) => one.campaigns.map((campaign) => campaign.articleId))).not.toContain(article.id)
  })
})
