import type { Article, ArticleDetail, Availability, Reservation } from '@vidda/contract/wire'
import { availableShopId } from '@vidda/domain/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startServer, type TestServer } from '../testing/server.ts'
import { states } from './states.ts'

const person = { name: 'Kari Nordmann', email: 'kari@example.org', phone: '+47 40000000' }

describe.each(engines)('the deadline of a reservation on %s', (engine) => {
  let server: TestServer
  let now = new Date('2026-11-20T12:00:00Z')

  beforeAll(async () => {
    server = await startServer(engine, { now: () => now, tickEvery: 20 })
  })

  afterAll(() => server.close())

  /** An article with one variant that one shop alone has. */
  async function last(): Promise<{ readonly article: ArticleDetail; readonly ean: string; readonly shop: number; readonly qty: number }> {
    const filters = [{ field: 'shops', op: 'in', value: [availableShopId] }]
    const { body } = await server.first.ask('/articles/search', { take: 1000, filters })
    for (const { _source } of body.hits.hits as readonly { readonly _source: Article }[]) {
      if (_source.available.length !== 1) continue
      const article = (await server.first.get<ArticleDetail>(`/articles/${_source.id}`)).body
      const [variant, more] = article.variants.filter(({ shops }) => shops.length > 0)
      const stock = variant?.shops[0]
      if (variant && stock && !more && stock.qty <= article.webPurchaseLimit)
        return { article, ean: variant.ean, shop: stock.id, qty: stock.qty }
    }
    throw new Error('The generator has no such article')
  }

  it('is the chain’s; after it the reservation has ended and the goods can be had again', async () => {
    const { article, ean, shop, qty } = await last()
    const stock = async () =>
      (await server.first.get<Availability[]>(`/articles/availability/${article.id}`)).body[0]?.variants.find((one) => one.ean === ean)
        ?.shops
    const listed = async () => (await server.first.get<ArticleDetail>(`/articles/${article.id}`)).body.available
    const { body: made } = await server.first.reserve({ ...person, shopID: shop, items: [{ EanNo: ean, Count: qty }] })
    const state = async () => (await server.first.get<Reservation>(`/receipts/${made.token}`)).body.statusID
    expect([await state(), await stock(), await listed()]).toEqual([states.reserved, [], []])
    const deadline = new Date(made.collectBefore)
    expect(deadline.getTime() - now.getTime()).toBeGreaterThanOrEqual(48 * 3_600_000)
    now = new Date(deadline.getTime() - 1000)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([await state(), await stock()]).toEqual([states.reserved, []])
    now = deadline
    await expect.poll(state, { timeout: 20_000 }).toBe(states.expired)
    expect([await stock(), await listed()]).toEqual([[{ id: shop, qty }], [shop]])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await stock()).toEqual([{ id: shop, qty }])
  })
})
