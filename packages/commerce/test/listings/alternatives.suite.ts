import type { Article, ArticleDetail, SearchResult } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stockToken, type TestServer } from '../kit/server.ts'

type Stocked = { readonly EanNo: string; readonly shopID: number; readonly Qty: number }

export const alternativesSuite = (server: () => TestServer): void =>
  void describe('alternatives to an article that is sold out', () => {
    let id: number
    let taken: Stocked[] = []

    const feed = (lines: readonly Stocked[]) =>
      server().first.send('POST', '/stock/feed', { body: { lines }, headers: { authorization: `Bearer ${stockToken}` } })

    /** Leaves nothing of an article, in one shop or in all; `afterEach` puts it back. */
    async function sellOut(article: number, shopId?: number) {
      const { variants } = (await server().first.get<ArticleDetail>(`/articles/${article}`)).body
      const lines = variants.flatMap(({ ean, shops }) => shops.map((shop) => ({ EanNo: ean, shopID: shop.id, Qty: shop.qty })))
      const gone = lines.filter(({ shopID }) => shopId === undefined || shopID === shopId)
      taken.push(...gone)
      await feed(gone.map((line) => ({ ...line, Qty: 0 })))
    }

    const alternatives = async (shopId?: number): Promise<readonly Article[]> => {
      const { body } = await server().first.get<SearchResult>(`/articles/${id}/alternatives${shopId ? `?shopID=${shopId}` : ''}`)
      return body.hits.hits.map(({ _source }) => _source)
    }

    /** All that is like it and can be had, straight from the tables: of its group first, and there the nearest in price. */
    async function alike(inShop?: number): Promise<readonly number[]> {
      const { rows } = await sql<{ readonly id: number }>`
        select a.id from articles a join articles w on w.id = ${id}::int and w.chain_id = a.chain_id
        cross join lateral (
          select count(*) > 0 as any, count(*) filter (where s.shop_id = ${inShop ?? 0}::int) > 0 as own
          from variants v join stock s on s.variant_id = v.id and s.qty > 0 where v.article_id = a.id and v.color_id = any (a.color_ids)
        ) k
        where a.id <> w.id and a.visible and k.any and a.subcategory_id = w.subcategory_id and w.gender = any (a.genders)
        order by a.group_id <> w.group_id, not k.own, abs(a.price - w.price), a.id`.execute(server().commerce.db)
      return rows.map((row) => row.id)
    }

    beforeAll(async () => {
      // The group with most articles of one gender, so that there are several to choose among.
      const { rows } = await sql<{ readonly id: number }>`
        select a.id from articles a where a.chain_id = 1 and a.visible and exists (
          select 1 from variants v join stock s on s.variant_id = v.id and s.qty > 0 where v.article_id = a.id)
        order by (select count(*) from articles o where o.group_id = a.group_id and o.chain_id = 1 and a.gender = any (o.genders)) desc, a.price, a.id
        limit 1`.execute(server().commerce.db)
      id = rows[0]?.id ?? 0
    })

    afterEach(async () => {
      if (taken.length > 0) await feed(taken)
      taken = []
    })

    it('[R10.255] are three of its kind and gender that some shop has, the nearest in price first', async () => {
      await sellOut(id)
      const expected = await alike()
      expect(expected.length).toBeGreaterThan(3)
      expect((await alternatives()).map((one) => one.id)).toEqual(expected.slice(0, 3))
      for (const { shops } of await alternatives()) expect(shops).toContain(55)
    })

    it('[R10.255] follow the stock at once: what is sold out makes room for the next', async () => {
      const [first, second] = await alternatives()
      await sellOut(first?.id ?? 0)
      const left = await alternatives()
      expect(left.map((one) => one.id)).toEqual((await alike()).slice(0, 3))
      expect(left[0]?.id).toBe(second?.id)
    })

    it('[R10.255] are those of the shopper’s own shop first, in a colour that it has', async () => {
      const [first, second] = await alternatives()
      const shopId = second?.available[0] ?? 0
      // The nearest in price is elsewhere, the next one here.
      await sellOut(first?.id ?? 0, shopId)
      const own = await alternatives(shopId)
      expect(own.map((one) => one.id)).toEqual((await alike(shopId)).slice(0, 3))
      expect([own[0]?.available.includes(shopId), own[0]?.id === first?.id]).toEqual([true, false])
      const { body } = await server().first.get<SearchResult>(`/articles/${id}/alternatives?shopID=${shopId}`)
      expect(body.hits.hits[0]?.met).toMatchObject({ colorId: expect.any(Number), image: expect.any(String) })
    })

    it('are the same for a shop that the chain does not have as for none', async () => {
      const all = (await alternatives()).map((one) => one.id)
      for (const unknown of [9999, 2 ** 31 - 1]) expect((await alternatives(unknown)).map((one) => one.id)).toEqual(all)
    })

    it('are never the article itself, and come from the subcategory where its group has few', async () => {
      const { rows } = await sql<{ readonly id: number }>`
        select a.id from articles a where a.chain_id = 1 and a.visible
          and (select count(*) from articles o where o.group_id = a.group_id and o.chain_id = 1 and o.visible and a.gender = any (o.genders)) < 3
          and (select count(*) from articles o where o.subcategory_id = a.subcategory_id and o.chain_id = 1 and o.visible and a.gender = any (o.genders)) > 3
        order by a.id limit 1`.execute(server().commerce.db)
      id = rows[0]?.id ?? 0
      const found = (await alternatives()).map((one) => one.id)
      expect(found).toEqual((await alike()).slice(0, 3))
      expect(found).not.toContain(id)
    })

    it('of an article that the chain does not have are a 404', async () => {
      expect((await server().second.get(`/articles/${id}/alternatives`)).status).toBe(404)
      expect((await server().first.get('/articles/99999999/alternatives')).status).toBe(404)
      expect((await server().first.get(`/articles/${id}/alternatives?shopID=x`)).status).toBe(422)
    })
  })
