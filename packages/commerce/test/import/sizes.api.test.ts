import type { ArticleDetail, ProductLine } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { withDataFiles } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { engines } from '../kit/server.ts'

const id = 9_400_001
const [green, blue] = [101, 201]

describe.each(engines)('sizes that come in no order on %s', (engine) => {
  const data = withDataFiles(engine)

  it('stand by how large they are, in whatever colour', async () => {
    const [brand] = (await data.server.first.get<ProductLine[]>('/productlines')).body
    const { article: other } = await inStock(data.server.first)
    const made = [
      ['S', green],
      ['XXXL', green],
      ['L', green],
      ['2XL', blue],
      ['M', blue],
      ['XS', green],
    ] as const
    await data.files.bring({
      articles: [
        {
          id,
          articleNo: `E${id}`,
          name: 'Jakke i mange størrelser',
          priceOre: 50_000,
          genders: [1],
          brandId: brand?.ProductLineID,
          groupId: other.ArticleGroup3ID,
          colorIds: [green, blue],
        },
      ],
      variants: made.map(([size, colorId], at) => ({ id: id * 10 + at, articleId: id, ean: `709000000100${at}`, size, colorId })),
    })
    const { variants } = (await data.server.first.get<ArticleDetail>(`/articles/${id}`)).body
    expect(variants.map(({ size }) => size.name)).toEqual(['XS', 'S', 'M', 'L', '2XL', 'XXXL'])
  })
})
