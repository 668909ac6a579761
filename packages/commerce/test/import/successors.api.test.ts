import type { ArticleDetail, ProductLine } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { withDataFiles, type Row } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { engines } from '../kit/server.ts'

const [older, newer] = [9_300_001, 9_300_002]
const [color, otherColor] = [101, 201]

describe.each(engines)('an EAN that goes on to another article on %s', (engine) => {
  const data = withDataFiles(engine)

  async function article(id: number, changes: Row = {}): Promise<Row> {
    const [brand] = (await data.server.first.get<ProductLine[]>('/productlines')).body
    const { article: other } = await inStock(data.server.first, 2)
    const common = { genders: [1], brandId: brand?.ProductLineID, groupId: other.ArticleGroup3ID }
    return { ...common, id, articleNo: `E${id}`, name: `Jakke ${id}`, priceOre: 50_000, colorIds: [color], ...changes }
  }
  const variant = (articleId: number, ean: string) => ({
    id: articleId * 10 + Number(ean.at(-1)),
    articleId,
    ean,
    size: 'M',
    colorId: color,
  })
  const detail = async (id: number) => (await data.server.first.get<ArticleDetail>(`/articles/${id}`)).body

  it.each([
    ['a hidden article', '7090000000011', { visible: false }],
    ['a colour that is no more', '7090000000028', { colorIds: [otherColor] }],
  ])('leaves %s, with what lies in the shops', async (_, ean, withdrawn) => {
    const { shopId } = await inStock(data.server.first)
    await data.files.bring(
      { articles: [await article(older), await article(newer)], variants: [variant(older, ean)], stock: [{ ean, shopId, qty: 3 }] },
      { articles: [await article(older, withdrawn)], variants: [variant(newer, ean)] },
    )
    const successor = await detail(newer)
    expect(successor.variants.find((one) => one.ean === ean)?.shops).toEqual([{ id: shopId, qty: 3 }])
    expect(successor.available).toEqual([shopId])

    await data.files.bring({ articles: [await article(older)] })
    expect((await detail(older)).variants.map((one) => one.ean)).not.toContain(ean)
    expect((await detail(older)).available).toEqual([])
  })

  it('stays with an article that shoppers find, and in one file too the hidden one gives way', async () => {
    const ean = '7090000000035'
    await data.files.bring({ articles: [await article(older), await article(newer)], variants: [variant(older, ean)] })
    const refused = ['1 ean must not be one of another variant']
    expect(await data.files.faultsOf({ variants: [variant(newer, ean)] })).toEqual({ variants: refused })

    const another = '7090000000042'
    const hidden = { articles: [await article(newer, { visible: false })] }
    const three = { variants: [variant(newer, ean), variant(newer, another), variant(older, another)] }
    const both = [...refused, '2 ean must not be one of another variant']
    expect(await data.files.faultsOf({ ...hidden, ...three })).toEqual({ articles: [], variants: both })
  })
})
