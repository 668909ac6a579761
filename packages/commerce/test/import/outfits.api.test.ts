import { readFile } from 'node:fs/promises'
import type { ArticleDetail, ProductLine } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { withDataFiles, type Row } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { engines } from '../kit/server.ts'

const [jacket, sweater, beanie] = [9_500_001, 9_500_002, 9_500_003]

describe.each(engines)('articles that make an outfit on %s', (engine) => {
  const data = withDataFiles(engine)

  async function maker(): Promise<(id: number, wornWith?: readonly number[]) => Row> {
    const [brand] = (await data.server.first.get<ProductLine[]>('/productlines')).body
    const { article } = await inStock(data.server.first)
    const common = { priceOre: 50_000, brandId: brand?.ProductLineID, groupId: article.ArticleGroup3ID, genders: [1], colorIds: [101] }
    return (id, wornWith) => ({ ...common, id, articleNo: `O${id}`, name: `Plagg ${id}`, ...(wornWith && { wornWith }) })
  }
  const detail = async (id: number) => (await data.server.first.get<ArticleDetail>(`/articles/${id}`)).body

  it('[R10.285] name each other, are answered in their order, and come out as they went in', async () => {
    const article = await maker()
    await data.files.bring({ articles: [article(jacket, [beanie, sweater]), article(sweater, [jacket]), article(beanie)] })
    expect((await detail(jacket)).wornWith).toEqual([beanie, sweater])
    expect((await detail(sweater)).wornWith).toEqual([jacket])
    expect(await detail(beanie)).not.toHaveProperty('wornWith')
    const lines = (await readFile(await data.files.takeOut('articles'), 'utf8')).trim().split('\n')
    const records = lines.map((line) => JSON.parse(line) as { readonly id: number; readonly wornWith?: unknown })
    expect(records.find(({ id }) => id === jacket)?.wornWith).toEqual([beanie, sweater])
  })

  it('[R10.285] are refused where one is not known, is the article itself, or was refused', async () => {
    const article = await maker()
    const { articles } = await data.files.faultsOf({
      articles: [
        article(9_500_011, [jacket, 9_599_999]),
        article(9_500_012, [9_500_012]),
        article(9_500_013, [9_500_011]),
        article(9_500_014, [jacket, jacket]),
        article(9_500_015, [jacket]),
      ],
    })
    expect(articles?.toSorted()).toEqual([
      '1 wornWith must be known articles',
      '2 wornWith must not name the article itself',
      '3 wornWith must be known articles',
      expect.stringMatching(/^4 wornWith /u),
    ])
  })
})
