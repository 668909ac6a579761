import type { Article, ArticleDetail, Availability, Reservation, TenantSettings } from '@vidda/contract/wire'
import { reservationStates as states } from '@vidda/domain/reservation'
import { osloDate } from '@vidda/domain/price'
import { availableShopId } from '@vidda/domain/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inStock } from '../kit/goods.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'

const person = { name: 'Kari Nordmann', email: 'kari@example.org', phone: '+47 40000000' }

describe.each(engines)('the deadline of a reservation on %s', (engine) => {
  let server: TestServer
  /** A Tuesday morning: every shop is open on the days that follow. */
  const tuesday = new Date('2026-11-17T09:00:00Z')
  let now = tuesday

  beforeAll(async () => {
    server = await startServer(engine, { now: () => now, tickEvery: 20 })
  })

  afterAll(() => server.close())

  type Last = { readonly id: number; readonly ean: string; readonly shop: number; readonly qty: number }

  /** The only variant of an article that a shop has. */
  async function last(): Promise<Last> {
    const filters = [{ field: 'shops', op: 'in', value: [availableShopId] }]
    const { body } = await server.first.ask('/articles/search', { take: 1000, filters })
    for (const { _source } of body.hits.hits as readonly { readonly _source: Article }[]) {
      const { id, webPurchaseLimit, variants } = (await server.first.get<ArticleDetail>(`/articles/${_source.id}`)).body
      const all = variants.flatMap(({ ean, shops }) => shops.map((shop) => ({ id, ean, shop: shop.id, qty: shop.qty })))
      const found = all.find(({ shop, qty }) => qty <= webPurchaseLimit && all.filter((one) => one.shop === shop).length === 1)
      if (found) return found
    }
    throw new Error('The generator has no such article')
  }

  it.each([
    { of: 'first', hours: 48, day: '2026-11-19' },
    { of: 'second', hours: 72, day: '2026-11-20' },
  ] as const)('is what the $of chain has chosen: the end of the opening day after $hours hours', async ({ of, hours, day }) => {
    now = tuesday
    const { ean, shopId } = await inStock(server[of])
    const { body } = await server[of].reserve({ ...person, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] })
    expect((await server[of].get<TenantSettings>('/tenant/get')).body.reservationHours).toBe(hours)
    expect(osloDate(new Date(body.collectBefore))).toBe(day)
  })

  it('is kept; after it the reservation has ended and the goods can be had again', async () => {
    const { id, ean, shop, qty } = await last()
    const stock = async () => {
      const { body } = await server.first.get<Availability[]>(`/articles/availability/${id}`)
      return body[0]?.variants.find((one) => one.ean === ean)?.shops.find((one) => one.id === shop)?.qty ?? 0
    }
    const listed = async () => (await server.first.get<ArticleDetail>(`/articles/${id}`)).body.available.includes(shop)
    const { body: made } = await server.first.reserve({ ...person, shopID: shop, items: [{ EanNo: ean, Count: qty }] })
    const state = async () => (await server.first.get<Reservation>(`/receipts/${made.token}`)).body.statusID
    expect([await state(), await stock(), await listed()]).toEqual([states.reserved, 0, false])
    const deadline = new Date(made.collectBefore)
    now = new Date(deadline.getTime() - 1000)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([await state(), await stock()]).toEqual([states.reserved, 0])
    now = deadline
    await expect.poll(state).toBe(states.expired)
    expect([await stock(), await listed()]).toEqual([qty, true])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await stock()).toBe(qty)
  })

  it('is an early closing where the shop has one that day', async () => {
    const { ean, shop } = await last()
    now = new Date('2026-12-22T08:00:00Z')
    // The tokens of a visit are too old by now.
    const visitor = await server.visit(tenants[0])
    const { body } = await visitor.reserve({ ...person, shopID: shop, items: [{ EanNo: ean, Count: 1 }] })
    expect(body.collectBefore).toBe('2026-12-24T12:00:00.000Z')
  })
})
