import { describe, expect, it } from 'vitest'
import { generateCatalogue } from './generate.ts'
import { salePrice, shopPrice } from './prices.ts'

const now = new Date('2026-11-20T12:00:00Z')
const catalogue = generateCatalogue({ now })
const bundles = [...catalogue.articles()]
const running = new Map(catalogue.campaigns.filter(({ start }) => new Date(start) <= now).map((campaign) => [campaign.id, campaign]))
const reduced = bundles.filter(({ campaigns }) => campaigns.some(({ campaignId }) => running.has(campaignId)))
const day = 86_400_000

describe('prices', () => {
  it.each([
    [1, 152.4, 149],
    [1, 412, 399],
    [1, 1312, 1299],
    [2, 453, 450],
    [2, 1312, 1350],
  ])('chain %i asks for %d as %i', (chainId, exact, asked) => {
    expect(shopPrice(chainId, exact)).toBe(asked)
  })

  it('keep at least the promised percentage', () => {
    for (const percent of [20, 25, 30, 40, 50]) expect(salePrice(1, 1299, percent)).toBeLessThanOrEqual((1299 * (100 - percent)) / 100)
  })

  it('end in 9 or 0, in whole kroner, and are never below the deposit', () => {
    for (const { article, prices } of bundles) {
      for (const amount of [article.price, article.originalPrice, ...prices.flatMap(({ price }) => price ?? [])]) {
        expect(amount % 100).toBe(0)
        expect([0, 9]).toContain(((amount - article.pant) / 100) % 10)
        expect(amount).toBeGreaterThan(article.pant)
      }
    }
  })

  it('have a history without gaps that ends in what the article costs now', () => {
    for (const { article, prices: all } of bundles) {
      const prices = all.filter(({ club }) => !club)
      expect(prices[0]?.from).toBe(article.createdAt)
      for (const [at, row] of prices.entries()) expect(row.to).toBe(prices[at + 1]?.from ?? null)
      for (const row of prices) expect(row.to === null || row.from < row.to).toBe(true)
      expect(prices.at(-1)).toMatchObject({ price: article.price, to: null })
      expect(new Date(prices.at(-1)?.from ?? 0).getTime()).toBeLessThanOrEqual(now.getTime())
    }
  })

  it('of a campaign have 30 days of history before them, and the lowest of those days is the price before', () => {
    expect(reduced.length).toBeGreaterThan(150)
    for (const { article, prices, campaigns } of reduced) {
      const campaign = running.get(campaigns[0]?.campaignId ?? 0)
      const start = new Date(campaign?.start ?? 0).getTime()
      expect(new Date(prices[0]?.from ?? now).getTime()).toBeLessThanOrEqual(start - 30 * day)
      const shown = prices.filter(
        ({ from, to }) => new Date(from).getTime() < start && (to === null || new Date(to).getTime() > start - 30 * day),
      )
      expect(Math.min(...shown.flatMap(({ price }) => price ?? []))).toBe(article.beforePrice)
      expect(article.beforePrice).toBeGreaterThan(article.price)
      expect(campaigns[0]?.price).toBe(article.price)
    }
    const lower = reduced.filter(({ article }) => article.beforePrice !== article.originalPrice)
    expect(lower.some(({ prices }) => prices.some(({ club }) => club))).toBe(true)
    expect(lower.some(({ prices }) => prices.every(({ club }) => !club))).toBe(true)
  })

  it('stay the same where there is no campaign', () => {
    for (const { article } of bundles.filter((bundle) => !reduced.includes(bundle))) {
      expect(article.originalPrice).toBe(article.price)
      expect(article.beforePrice).toBeNull()
    }
  })
})
