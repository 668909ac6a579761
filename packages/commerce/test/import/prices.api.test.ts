import type { ArticleDetail, ProductLine } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withDataFiles, type Row } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { engines } from '../kit/server.ts'

const day = 86_400_000

describe.each(engines)('prices after an import on %s', (engine) => {
  const data = withDataFiles(engine)

  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  const historyOf = async (id: number) => {
    const { rows } = await sql<{ price: number }>`
      select price from prices where article_id = ${id} and not coalesce(club, false) order by valid_from`.execute(data.server.commerce.db)
    return rows.map((row) => row.price)
  }
  const detail = async (id: number) => (await data.server.first.get<ArticleDetail>(`/articles/${id}`)).body
  const price = (articleId: number, priceOre: number, days: number) => ({ articleId, priceOre, from: ago(days) })
  const picture = { src: 'scene:fjord/abcdef-abcdef-abcdef-abcdef-abcdef/2000000007' }
  const campaign = { id: 9001, name: 'Tilbud', start: ago(1), end: ago(-10), picture }

  async function newArticle(id: number, priceOre: number): Promise<Row> {
    const [brand] = (await data.server.first.get<ProductLine[]>('/productlines')).body
    const { article } = await inStock(data.server.first, 2)
    const { ArticleGroup3ID: groupId } = article
    return {
      id,
      articleNo: `N${id}`,
      name: `Nyhet ${id}`,
      priceOre,
      brandId: brand?.ProductLineID,
      groupId,
      genders: [1],
      colorIds: [101],
    }
  }

  it('[R10.09] Førpris is right as soon as the files are in: the lowest of 30 days, and none without a history', async () => {
    const [stepped, steady, fresh] = [9_000_001, 9_000_002, 9_000_003]
    await data.files.bring({
      articles: [await newArticle(stepped, 100_000), await newArticle(steady, 80_000), await newArticle(fresh, 60_000)],
      prices: [price(stepped, 95_000, 90), price(stepped, 70_000, 20), price(stepped, 100_000, 15), price(steady, 80_000, 60)],
      campaigns: [campaign],
      'campaign-articles': [stepped, steady, fresh].map((articleId) => ({
        id: articleId,
        campaignId: campaign.id,
        articleId,
        priceOre: 50_000,
        labelType: 'offer',
      })),
    })
    expect(await detail(stepped)).toMatchObject({ price: 500, originalPrice: 1000, beforePrice: 700 })
    expect(await detail(steady)).toMatchObject({ price: 500, originalPrice: 800, beforePrice: 800 })
    expect(await detail(fresh)).toMatchObject({ price: 500, originalPrice: 600, beforePrice: null })
    const listed = (await data.server.first.get<{ id: number; image: string }[]>('/campaigns')).body.find(({ id }) => id === campaign.id)
    expect((await fetch(`${data.server.url}${listed?.image}/160.webp`)).status).toBe(200)
  })

  it('a list price that is raised and lowered by imports leaves both in the history', async () => {
    const id = 9_000_002
    await data.files.bring(
      { articles: [await newArticle(id, 90_000)] },
      { campaigns: [{ ...campaign, end: ago(0) }] },
      { articles: [await newArticle(id, 85_000)] },
    )
    // While the campaign runs nobody pays the list price.
    expect(await historyOf(id)).toEqual([80_000, 50_000, 90_000, 85_000])
    expect(await detail(id)).toMatchObject({ price: 850, originalPrice: 850, beforePrice: null })
  })

  it('the list price holds where the history that came with it ends otherwise', async () => {
    const id = 9_000_011
    await data.files.bring({ articles: [await newArticle(id, 60_000)], prices: [price(id, 90_000, 60)] })
    expect(await detail(id)).toMatchObject({ price: 600, originalPrice: 600 })
    expect(await historyOf(id)).toEqual([90_000, 60_000])
  })

  it('a price of a campaign that there is not, or of another chain, is refused', async () => {
    const id = 9_000_011
    const { rows } = await sql<{ id: number }>`select id from campaigns where chain_id <> 1 limit 1`.execute(data.server.commerce.db)
    const campaignIds = [999_999, rows[0]?.id, null]
    const { prices } = await data.files.faultsOf({
      prices: campaignIds.map((campaignId, index) => ({ ...price(id, 40_000, 5 + index), campaignId })),
    })
    expect(prices).toEqual(['1 campaignId must be a known campaign', '2 campaignId must be a known campaign'])
  })

  it('a price that lies ahead, and another one at the same moment, are refused', async () => {
    const { rows } = await sql<{ from: Date }>`select valid_from as from from prices where article_id = 9000011 order by 1`.execute(
      data.server.commerce.db,
    )
    const { prices } = await data.files.faultsOf({
      prices: [price(9_000_011, 1000, -1), { articleId: 9_000_011, priceOre: 2000, from: rows[0]?.from.toISOString() }],
    })
    expect(prices).toEqual([
      '1 from must not lie ahead: a campaign announces what things will cost',
      '2 from must not be a moment that has another price already: the history only grows',
    ])
  })
})
