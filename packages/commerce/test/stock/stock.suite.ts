import type { ErrorBody } from '@vidda/contract'
import type { Article, Availability, StockFed } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refreshStock } from '../../src/features/search/stock.ts'
import type { Client } from '../kit/client.ts'
import { stockToken, type TestServer } from '../kit/server.ts'

export const stockSuite = (server: () => TestServer): void =>
  void describe('the stock feed', () => {
    const feed = <Body = StockFed>(client: Client, lines: unknown, token: string = stockToken) =>
      client.send<Body>('POST', '/stock/feed', { body: { lines }, headers: token ? { authorization: `Bearer ${token}` } : {} })

    // Far more ids than a path's part usually has room for.
    async function places() {
      const { hits } = (await server().first.ask('/articles/search', { take: 50, orderBy: 'Created' })).body.hits
      const { body } = await server().first.get<Availability[]>(`/articles/availability/${hits.map(({ _source }) => _source.id).join(',')}`)
      const found = body.flatMap(({ articleId, variants }) =>
        variants.flatMap(({ ean, shops }) => shops.slice(0, 1).map((shop) => ({ articleId, ean, shopId: shop.id, qty: shop.qty }))),
      )
      return found.slice(-5)
    }

    const qty = async (place: Awaited<ReturnType<typeof places>>[number] | undefined) => {
      const { body } = await server().first.get<Availability[]>(`/articles/availability/${place?.articleId}`)
      const variant = body[0]?.variants.find(({ ean }) => ean === place?.ean)
      return variant?.shops.find(({ id }) => id === place?.shopId)?.qty ?? 0
    }

    it('sets what there is, at once for every reader, and names the lines that fit nothing', async () => {
      const [one, other] = await places()
      const answer = await feed(server().first, [
        { EanNo: one?.ean, shopID: one?.shopId, Qty: 321 },
        { EanNo: '1', shopID: one?.shopId, Qty: 1 },
        { EanNo: '99999999', shopID: one?.shopId, Qty: 1 },
        { EanNo: other?.ean, shopID: 9999, Qty: 1 },
        { EanNo: other?.ean, shopID: other?.shopId, Qty: -1 },
        { EanNo: other?.ean, shopID: other?.shopId, Qty: 0 },
      ])
      expect(answer.status).toBe(200)
      expect(answer.body.written).toBe(2)
      expect(answer.body.refused.map(({ line, field }) => [line, field])).toEqual([
        [1, 'EanNo'],
        [2, 'EanNo'],
        [3, 'shopID'],
        [4, 'Qty'],
      ])
      expect([await qty(one), await qty(other)]).toEqual([321, 0])
    })

    /** Leaves an article `count` units in one shop; answers where. */
    async function leave(count: number, at?: Awaited<ReturnType<typeof places>>[number]) {
      const [place] = at ? [at] : await places()
      if (!place) throw new Error('No article has stock')
      const { body } = await server().first.get<Availability[]>(`/articles/availability/${place.articleId}`)
      const all = body[0]?.variants.flatMap(({ ean, shops }) => shops.map(({ id }) => ({ EanNo: ean, shopID: id, Qty: 0 }))) ?? []
      const others = all.filter((line) => line.EanNo !== place.ean || line.shopID !== place.shopId)
      await feed(server().first, [...others, { EanNo: place.ean, shopID: place.shopId, Qty: count }])
      return place
    }

    const available = async (articleId: number) => (await server().first.get<Article>(`/articles/${articleId}`)).body.available

    it('an article that sells out or comes back changes alone: no process reads all articles anew', async () => {
      const epoch = async () => (await sql`select epoch::text from search_epoch`.execute(server().commerce.db)).rows
      const before = await epoch()
      const place = await leave(0)
      expect(await available(place.articleId)).toEqual([])
      await leave(3, place)
      expect(await available(place.articleId)).toEqual([place.shopId])
      expect(await epoch()).toEqual(before)
    })

    it('a feed that meets the buyer of the last unit leaves the article on the lists', async ({ skip }) => {
      const { commerce, databaseUrl, first } = server()
      if (databaseUrl === undefined) return skip('the embedded database does one thing at a time')
      const { articleId, ean, shopId } = await leave(1)
      const waiting = async () =>
        (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(commerce.db))
          .rows
      const feeding = await commerce.db.transaction().execute(async (buyer) => {
        await sql`
          update stock k set qty = 0 from variants v where v.id = k.variant_id and v.ean = ${ean} and k.shop_id = ${shopId}`.execute(buyer)
        await refreshStock(buyer, [articleId])
        const answer = feed(first, [{ EanNo: ean, shopID: shopId, Qty: 5 }])
        await expect.poll(() => waiting()).not.toEqual([])
        return { answer }
      })
      expect((await feeding.answer).status).toBe(200)
      expect(await available(articleId)).toEqual([shopId])
    })

    it('[R10.18] a buyer who waits long for stock that is being brought in is told to try again, and then gets it with the same key', async ({
      skip,
    }) => {
      const { commerce, databaseUrl, first } = server()
      if (databaseUrl === undefined) return skip('the embedded database does one thing at a time')
      const { articleId, ean, shopId } = await leave(3)
      const buy = () =>
        first.reserve(
          { name: 'Kari', email: 'kari@example.org', phone: '40000000', shopID: shopId, items: [{ EanNo: ean, Count: 1 }] },
          'kept-key',
        )
      await commerce.db.transaction().execute(async (holder) => {
        await sql`select 1 from stock k join variants v on v.id = k.variant_id where v.ean = ${ean} for update of k`.execute(holder)
        const refused = await buy()
        expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
        expect(refused.headers.get('retry-after')).toBe('5')
      })
      expect((await buy()).status).toBe(201)
      expect((await buy()).status).toBe(201)
      const [found] = (await first.get<Availability[]>(`/articles/availability/${articleId}`)).body
      expect(found?.variants.find((one) => one.ean === ean)?.shops).toEqual([expect.objectContaining({ id: shopId, qty: 2 })])
    })

    it('a feed that waits long for a file of stock is told to try again', async ({ skip }) => {
      const { commerce, databaseUrl, first } = server()
      if (databaseUrl === undefined) return skip('the embedded database does one thing at a time')
      const { ean, shopId } = await leave(3)
      const lines = [{ EanNo: ean, shopID: shopId, Qty: 4 }]
      await commerce.db.transaction().execute(async (holder) => {
        await sql`select 1 from stock k join variants v on v.id = k.variant_id where v.ean = ${ean} for update of k`.execute(holder)
        const refused = await Promise.all([feed<ErrorBody>(first, lines), feed<ErrorBody>(first, lines)])
        for (const one of refused) {
          expect(one).toMatchObject({ status: 503, body: { code: 'unavailable' } })
          expect(one.headers.get('retry-after')).toBe('5')
        }
      })
      expect(await feed(first, lines)).toMatchObject({ status: 200, body: { written: 1 } })
    })

    it.each([
      ['no token', ''],
      ['a wrong token', 'a-token-of-somebody-else'],
    ])('with %s it is a 401 and changes nothing', async (_, token) => {
      const [one] = await places()
      const before = await qty(one)
      const answer = await feed<ErrorBody>(server().first, [{ EanNo: one?.ean, shopID: one?.shopId, Qty: before + 1 }], token)
      expect(answer).toMatchObject({ status: 401, body: { code: 'stock_token_refused' } })
      expect(await qty(one)).toBe(before)
    })

    it('a brand without a token has no feed, and another brand’s token opens none', async () => {
      const [one] = await places()
      expect((await feed<ErrorBody>(server().second, [{ EanNo: one?.ean, shopID: one?.shopId, Qty: 1 }])).status).toBe(401)
    })
  })
