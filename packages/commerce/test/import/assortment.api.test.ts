import { readFile } from 'node:fs/promises'
import type { ArticleDetail, Availability, ProductLine, Validation } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { openEngine } from '../../src/features/search/index.ts'
import { withDataFiles, type Row } from '../kit/data-files.ts'
import { inStock } from '../kit/goods.ts'
import { engines } from '../kit/server.ts'

const [id, kept, dropped] = [9_200_001, '7090000000011', '7090000000028']
const [keptColor, droppedColor] = [101, 201]

describe.each(engines)('a colour that an article no longer names on %s', (engine) => {
  const data = withDataFiles(engine)

  async function article(colorIds: readonly number[]): Promise<Row> {
    const [brand] = (await data.server.first.get<ProductLine[]>('/productlines')).body
    const { article: other } = await inStock(data.server.first, 2)
    const common = { genders: [1], brandId: brand?.ProductLineID, groupId: other.ArticleGroup3ID }
    return { ...common, id, articleNo: 'U1', name: 'Utgående jakke', priceOre: 50_000, colorIds }
  }
  const variants = [
    { id: 9_200_011, articleId: id, ean: kept, size: 'M', colorId: keptColor },
    { id: 9_200_012, articleId: id, ean: dropped, size: 'Utgående', colorId: droppedColor },
  ]
  const detail = async () => (await data.server.first.get<ArticleDetail>(`/articles/${id}`)).body
  const eans = async () => (await detail()).variants.map(({ ean }) => ean).toSorted()
  const isListed = async () => {
    const filters = [
      { field: 'ids', op: 'in', value: [id] },
      { field: 'shops', op: 'in', value: [55] },
    ]
    return (await data.server.first.ask('/articles/search', { filters })).body.hits.total.value === 1
  }
  const indexedSizes = async () => {
    const { counts } = await openEngine(data.server.commerce.db).facets({ chainId: 1, query: '', rules: [], ids: [id], fields: ['sizes'] })
    const sizes = await data.server.commerce.db.selectFrom('sizes').select(['id', 'name']).orderBy('id').execute()
    return sizes.flatMap((size) => (counts.sizes?.some((one) => one.id === size.id) ? [size.name] : []))
  }
  const stocked = async () => {
    const { body } = await data.server.first.get<Availability[]>(`/articles/availability/${id}`)
    return body.flatMap((one) => one.variants)
  }
  const problem = async () => {
    const { body } = await data.server.first.ask<Validation>('/checkout/validate', { lines: [{ Count: 1, EanNo: dropped }] })
    return body.lines[0]?.problem
  }
  const reserve = async (shopID: number, EanNo: string) => {
    const person = { name: 'Kari', email: 'kari@example.org', phone: '40000000' }
    return (await data.server.first.reserve({ ...person, shopID, items: [{ EanNo, Count: 1 }] })).status
  }

  it('[R7.19] [R7.20] [R10.27] is neither shown, counted, sold nor taken out, and is back once it is named again', async () => {
    const { shopId } = await inStock(data.server.first)
    const stock = (ean: string, qty: number) => [{ ean, shopId, qty }]
    await data.files.bring({ articles: [await article([keptColor, droppedColor])], variants, stock: stock(dropped, 1) })
    expect([await eans(), await isListed(), await problem()]).toEqual([[kept, dropped], true, null])

    expect(await indexedSizes()).toEqual(['M', 'Utgående'])

    // More of it comes, as a feed that knows nothing of the assortment would have it.
    await data.files.bring({ articles: [await article([keptColor])] }, { stock: stock(dropped, 0) }, { stock: stock(dropped, 5) })
    expect(await eans()).toEqual([kept])
    expect(await detail()).toMatchObject({ available: [], shops: [] })
    expect(await indexedSizes()).toEqual(['M'])
    expect(await stocked()).toEqual([{ ean: kept, shops: [] }])
    expect([await isListed(), await problem(), await reserve(shopId, dropped)]).toEqual([false, 'hidden', 409])
    await data.files.bring({ stock: stock(kept, 1) })
    expect([await isListed(), await reserve(shopId, kept), await isListed()]).toEqual([true, 201, false])
    for (const kind of ['variants', 'stock'] as const) {
      const path = await data.files.takeOut(kind)
      expect(await readFile(path, 'utf8')).not.toContain(dropped)
      await data.files.bringFile(path)
    }

    await data.files.bring({ articles: [await article([keptColor, droppedColor])] })
    expect([await eans(), await isListed(), await problem()]).toEqual([[kept, dropped], true, null])
    expect((await detail()).available).toEqual([shopId])
    expect(await reserve(shopId, dropped)).toBe(201)
  })

  it('has no variants in a file, which names them', async () => {
    await data.files.bring({ articles: [await article([keptColor])] })
    expect(await data.files.faultsOf({ variants })).toEqual({ variants: ['2 colorId must be among the colorIds of its article'] })
  })
})
