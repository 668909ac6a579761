import type { ArticleDetail, Validation } from '@vidda/contract/wire'
import { availableShopId } from '@vidda/domain/shop'
import { describe, expect, it } from 'vitest'
import { hiddenArticle } from '../kit/hidden.ts'
import type { TestServer } from '../kit/server.ts'

export const checkoutSuite = (server: () => TestServer): void =>
  void describe('checkout/validate', () => {
    const validate = async (...lines: (readonly [ean: string, count: number])[]) =>
      (await server().first.ask<Validation>('/checkout/validate', { lines: lines.map(([EanNo, Count]) => ({ Count, EanNo })) })).body.lines

    async function goods(fits: (detail: ArticleDetail) => boolean): Promise<ArticleDetail> {
      const filters = [{ field: 'shops', op: 'in', value: [availableShopId] }]
      const { body } = await server().first.ask('/articles/search', { take: 1000, filters })
      for (const { _source } of body.hits.hits) {
        const { body: detail } = await server().first.get<ArticleDetail>(`/articles/${_source.id}`)
        if (fits(detail)) return detail
      }
      throw new Error('No article fits')
    }

    it('[R10.27] answers price, stock and visibility of each line by its EAN', async () => {
      const one = await goods((detail) => detail.webPurchaseLimit > 2 && (detail.variants[0]?.shops[0]?.qty ?? 0) > 1)
      const variant = one.variants[0]
      const [line] = await validate([variant?.ean ?? '', 1])
      expect(line).toEqual({
        eanNo: variant?.ean,
        articleId: one.id,
        price: one.price,
        pant: one.pant,
        visible: true,
        stock: variant?.shops,
        webPurchaseLimit: one.webPurchaseLimit,
        problem: null,
      })
    })

    it('says why a line cannot be had', async () => {
      const limited = await goods(({ webPurchaseLimit, variants }) => (variants[0]?.shops.length ?? 0) > 0 && webPurchaseLimit > 1)
      const isScarce = (qty: number | undefined, limit: number) => qty !== undefined && qty > 0 && qty < limit
      const scarce = await goods(
        ({ id, webPurchaseLimit, variants }) =>
          id !== limited.id && variants.some(({ shops }) => isScarce(shops[0]?.qty, webPurchaseLimit)),
      )
      const few = scarce.variants.find(({ shops }) => isScarce(shops[0]?.qty, scarce.webPurchaseLimit))
      const soldOut = await goods(({ variants }) => variants.some(({ shops }) => shops.length === 0))
      const hidden = hiddenArticle().variants[0]?.ean ?? ''
      const other = (await server().second.ask('/articles/search', { take: 1 })).body.hits.hits[0]?._source.id
      const foreign = (await server().second.get<ArticleDetail>(`/articles/${other}`)).body.variants[0]?.ean ?? ''
      const lines = await validate(
        [limited.variants[0]?.ean ?? '', limited.webPurchaseLimit + 1],
        [few?.ean ?? '', (few?.shops[0]?.qty ?? 0) + 1],
        [soldOut.variants.find(({ shops }) => shops.length === 0)?.ean ?? '', 1],
        [hidden, 1],
        [foreign, 1],
      )
      expect(lines.map((line) => line.problem)).toEqual(['over_limit', 'too_few', 'sold_out', 'hidden', 'unknown'])
      expect(lines.map((line) => line.visible)).toEqual([true, true, true, false, false])
      expect(lines[4]).toMatchObject({ articleId: null, price: null, stock: [] })
    })

    it('counts lines of one EAN together', async () => {
      const one = await goods(({ webPurchaseLimit, variants }) => webPurchaseLimit > 1 && (variants[0]?.shops[0]?.qty ?? 0) > 0)
      const line = [one.variants[0]?.ean ?? '', one.webPurchaseLimit] as const
      expect((await validate(line, line)).map(({ problem }) => problem)).toEqual(['over_limit', 'over_limit'])
    })

    it('takes lines of exactly Count and EanNo', async () => {
      for (const line of [{ EanNo: '1' }, { Count: 1 }, { EanNo: '1', Count: 0 }, { EanNo: '1', Count: 1, price: 1 }]) {
        expect((await server().first.ask('/checkout/validate', { lines: [line] })).status).toBe(422)
      }
      expect((await server().first.ask('/checkout/validate', { lines: [] })).status).toBe(422)
    })
  })
