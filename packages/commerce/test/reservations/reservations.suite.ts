import { randomUUID } from 'node:crypto'
import type { ErrorBody } from '@vidda/contract'
import type { ArticleDetail, Availability, Shop, Variant } from '@vidda/contract/wire'
import { availableShopId } from '@vidda/domain/shop'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Client } from '../kit/client.ts'
import { hiddenArticle } from '../kit/hidden.ts'
import { newShopper } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'
import { receiptHash } from '../../src/features/reservations/receipt-tokens.ts'

type Stock = Variant['shops'][number]
type Goods = ArticleDetail

const order = (shopID: number | undefined, ...items: (readonly [ean: string, count: number])[]) => ({
  ...newShopper(),
  ...(shopID !== undefined && { shopID }),
  items: items.map(([EanNo, Count]) => ({ EanNo, Count })),
})

/** The big count is that of several processes: here so many would take the goods of the tests that follow. */
const rounds = 50

export const reservationSuite = (server: () => TestServer): void =>
  void describe('reservations', () => {
    const used = new Set<number>()

    const detail = async (id: number): Promise<Goods> => (await server().first.get<Goods>(`/articles/${id}`)).body

    /** An article that no other test has touched. */
    async function untouched(fits: (goods: Goods) => boolean): Promise<Goods> {
      const filters = [{ field: 'shops', op: 'in', value: [availableShopId] }]
      const { body } = await server().first.ask('/articles/search', { take: 1000, filters })
      for (const { _source } of body.hits.hits) {
        if (used.has(_source.id)) continue
        const goods = await detail(_source.id)
        if (!fits(goods)) continue
        used.add(_source.id)
        return goods
      }
      throw new Error('No article is left for this test')
    }

    const stocked =
      (least: number) =>
      ({ webPurchaseLimit, variants }: Goods) =>
        webPurchaseLimit >= least && (variants.find((variant) => variant.shops.length > 0)?.shops[0]?.qty ?? 0) >= least

    /** The variant's best-stocked shop. */
    function place(goods: Goods): { readonly ean: string; readonly shop: Stock } {
      const variant = goods.variants.find((one) => one.shops.length > 0)
      const shop = variant?.shops[0]
      if (!variant || !shop) throw new Error('No stock')
      return { ean: variant.ean, shop }
    }

    async function left(id: number, ean: string, shopId: number): Promise<number> {
      const { body } = await server().first.get<Availability[]>(`/articles/availability/${id}`)
      const variant = body[0]?.variants.find((one) => one.ean === ean)
      return variant?.shops.find((shop) => shop.id === shopId)?.qty ?? 0
    }

    async function sellDownTo(client: Client, goods: Goods, ean: string, shop: Stock, rest: number): Promise<void> {
      for (let qty = shop.qty; qty > rest;) {
        const count = Math.min(goods.webPurchaseLimit, qty - rest)
        expect((await client.reserve(order(shop.id, [ean, count]))).status).toBe(201)
        qty -= count
      }
    }

    it('[R10.25] a reservation is stored, takes the stock and lists what could not be reserved', async () => {
      const [goods, other] = [await untouched(stocked(2)), await untouched(stocked(1))]
      const { ean, shop } = place(goods)
      const elsewhere = other.variants.find((variant) => !variant.shops.some((one) => one.id === shop.id))
      const items = [[ean, 2] as const, ...(elsewhere ? [[elsewhere.ean, 1] as const] : [])]
      const sent = order(shop.id, ...items)
      const { status, body } = await server().first.reserve(sent)
      expect(status).toBe(201)
      expect(body).toMatchObject({ shopID: shop.id, statusID: 1, name: 'Kari Nordmann', phone: sent.phone, total: goods.price * 2 * 100 })
      expect(body.articles).toEqual([expect.objectContaining({ EanNo: ean, Count: 2, articleId: goods.id })])
      expect(body.notReserved.map((line) => line.EanNo)).toEqual(elsewhere ? [elsewhere.ean] : [])
      expect(await left(goods.id, ean, shop.id)).toBe(shop.qty - 2)
      expect(Date.parse(body.collectBefore)).toBeGreaterThan(Date.parse(body.date))
    })

    it('[R10.25] a phone number is stored in one spelling, whatever way it was typed in', async () => {
      const { ean, shop } = place(await untouched(stocked(4)))
      for (const phone of ['+4741234567', '+47 41234567', '004741234567', '0047 41234567']) {
        const { body } = await server().first.reserve({ ...order(shop.id, [ean, 1]), phone })
        expect({ phone, stored: body.phone }).toEqual({ phone, stored: '41234567' })
      }
    })

    it('a number that is read out over a counter has six digits from the first one on', async () => {
      const { ean, shop } = place(await untouched(stocked(1)))
      expect(String((await server().first.reserve(order(shop.id, [ean, 1]))).body.id)).toMatch(/^1\d{5}$/)
    })

    it('[R10.34] [R10.26] the token opens the receipt and, with the id, the reservation; nothing else does', async () => {
      const goods = await untouched(stocked(1))
      const { ean, shop } = place(goods)
      const { body } = await server().first.reserve(order(shop.id, [ean, 1]))
      expect((await server().first.get(`/receipts/${body.token}`)).body).toEqual(body)
      expect((await server().first.get(`/reservations/${body.id}?token=${body.token}`)).body).toEqual(body)
      expect((await server().first.get(`/reservations/${body.id}`)).status).toBe(404)
      expect((await server().first.get('/receipts/finnes-ikke')).status).toBe(404)
      expect((await server().second.get(`/receipts/${body.token}`)).status).toBe(404)
    })

    it('[R10.34] the token is nowhere in the database, also not in the answer kept for a repeated request, which has it all the same', async () => {
      const { ean, shop } = place(await untouched(stocked(1)))
      const [sent, key] = [order(shop.id, [ean, 1]), randomUUID()]
      const { body } = await server().first.reserve(sent, key)
      expect((await server().first.reserve(sent, key)).body).toEqual(body)
      const { db } = server().commerce
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
      const holding = async (text: string) => {
        const found = []
        for (const { name } of rows)
          if ((await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(db)).rows.length > 0)
            found.push(name)
        return found
      }
      expect(await holding(body.token)).toEqual([])
      expect(await holding(receiptHash(body.token))).toEqual(['reservations'])
    })

    it('[R1.13] without a shop it is a 422 and no stock moves', async () => {
      const goods = await untouched(stocked(1))
      const { ean, shop } = place(goods)
      const { status, body } = await server().first.reserve<ErrorBody>(order(undefined, [ean, 1]))
      expect(status).toBe(422)
      expect(body.errors).toEqual({ shopID: ['Shop id must have a value'] })
      expect(await left(goods.id, ean, shop.id)).toBe(shop.qty)
    })

    it('[R10.14] wrong fields are named in English, and nothing is reserved', async () => {
      const goods = await untouched(stocked(1))
      const { ean, shop } = place(goods)
      const wrong = { ...order(shop.id, [ean, 1]), name: '', email: 'kari', phone: '12345678' }
      const { status, body } = await server().first.reserve<ErrorBody>(wrong)
      expect(status).toBe(422)
      expect(body.errors).toEqual({
        name: ['Name must have a value'],
        email: ['Email must be an e-mail address'],
        phone: ['Phone must be a Norwegian mobile number'],
      })
      expect(await left(goods.id, ean, shop.id)).toBe(shop.qty)
    })

    it.each([
      [
        'an unknown EAN',
        (ean: string) =>
          [
            [ean, 1],
            ['0', 1],
          ] as const,
        'items.1.EanNo',
      ],
      [
        'an EAN twice',
        (ean: string) =>
          [
            [ean, 1],
            [ean, 1],
          ] as const,
        'items.1.EanNo',
      ],
      ['more than the purchase limit', (ean: string) => [[ean, 999]] as const, 'items.0.Count'],
      ['a count of 0', (ean: string) => [[ean, 0]] as const, 'items.0.Count'],
    ])('%s is a 422, and nothing is reserved', async (_, items, field) => {
      const goods = await untouched(stocked(1))
      const { ean, shop } = place(goods)
      const { status, body } = await server().first.reserve<ErrorBody>(order(shop.id, ...items(ean)))
      expect(status).toBe(422)
      expect(body.errors).toHaveProperty([field])
      expect(await left(goods.id, ean, shop.id)).toBe(shop.qty)
    })

    it('a hidden article cannot be reserved', async () => {
      const { variants } = hiddenArticle()
      const variant = variants.find((one) => one.stock.length > 0)
      const answer = await server().first.reserve<ErrorBody>(order(variant?.stock[0]?.shopId, [variant?.ean ?? '', 1]))
      expect(answer).toMatchObject({ status: 409, body: { code: 'nothing_reserved' } })
    })

    it('[R10.12] a shop whose number no shop can have is a 422', async () => {
      const { ean } = place(await untouched(stocked(1)))
      const { status, body } = await server().first.reserve<ErrorBody>(order(1e300, [ean, 1]))
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['shopID']])
    })

    it('another chain’s shop is a 422', async () => {
      const goods = await untouched(stocked(1))
      const { ean, shop } = place(goods)
      const foreign = (await server().second.get<Shop[]>('/shops')).body[0]?.id
      expect(await server().first.reserve(order(foreign, [ean, 1]))).toMatchObject({
        status: 422,
        body: { errors: { shopID: expect.any(Array) } },
      })
      expect(await left(goods.id, ean, shop.id)).toBe(shop.qty)
    })

    it('without an Idempotency-Key it is a 400, and nothing is reserved', async () => {
      const goods = await untouched(stocked(1))
      const { ean, shop } = place(goods)
      expect(await server().first.reserve(order(shop.id, [ean, 1]), '')).toMatchObject({
        status: 400,
        body: { code: 'idempotency_key_missing' },
      })
      expect(await left(goods.id, ean, shop.id)).toBe(shop.qty)
    })

    it('[R10.18] the same key and body give the same answer and one effect, also at once', async () => {
      const goods = await untouched(stocked(2))
      const { ean, shop } = place(goods)
      const key = randomUUID()
      const sent = order(shop.id, [ean, 1])
      const send = () => server().first.reserve(sent, key)
      const answers = [...(await Promise.all([send(), send()])), await send()]
      for (const answer of answers) expect(answer).toMatchObject({ status: 201, text: answers[0]?.text })
      expect(await left(goods.id, ean, shop.id)).toBe(shop.qty - 1)
    })

    it('[R10.19] the same key with another body is a 409 without effect', async () => {
      const goods = await untouched(stocked(2))
      const { ean, shop } = place(goods)
      const key = randomUUID()
      const sent = order(shop.id, [ean, 1])
      await server().first.reserve(sent, key)
      const another = (await server().first.get<Shop[]>('/shops')).body.find(({ id }) => id !== shop.id)
      // Somebody else's receipt would else be the answer.
      const others = [
        { ...sent, items: [{ EanNo: ean, Count: 2 }] },
        { ...sent, shopID: another?.id },
        { ...sent, email: 'ola@example.org' },
        { ...sent, name: 'Ola' },
      ]
      for (const other of others) {
        expect(await server().first.reserve(other, key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
      }
      expect(await left(goods.id, ean, shop.id)).toBe(shop.qty - 1)
    })

    it('[R10.18] a refusal too is the same answer again', async () => {
      const goods = await untouched(stocked(1))
      const { ean, shop } = place(goods)
      await sellDownTo(server().first, goods, ean, shop, 0)
      const key = randomUUID()
      const sent = order(shop.id, [ean, 1])
      const again = () => server().first.reserve<ErrorBody>(sent, key)
      const [one, two] = [await again(), await again()]
      expect(one).toMatchObject({ status: 409, body: { code: 'nothing_reserved', errors: { 'items.0.Count': [expect.any(String)] } } })
      expect(two.body.errors).toEqual(one.body.errors)
    })

    it('[R10.44] an article holds 55 while any shop has stock, and loses it and its place in listings with the last unit', async () => {
      const few = ({ variants }: Goods) =>
        variants.reduce((sum, variant) => sum + variant.shops.reduce((all, shop) => all + shop.qty, 0), 0) < 60
      const goods = await untouched(few)
      const listed = async () => {
        const filters = [
          { field: 'ids', op: 'in', value: [goods.id] },
          { field: 'shops', op: 'in', value: [availableShopId] },
        ]
        return (await server().first.ask('/articles/search', { filters })).body.hits.total.value
      }
      const places = goods.variants.flatMap((variant) => variant.shops.map((shop) => ({ ean: variant.ean, shop })))
      for (const [index, { ean, shop }] of places.entries()) {
        expect(await listed()).toBe(1)
        expect((await detail(goods.id)).shops).toContain(availableShopId)
        await sellDownTo(server().first, goods, ean, shop, 0)
        expect(index).toBeLessThan(places.length)
      }
      expect(await detail(goods.id)).toMatchObject({ shops: [], available: [] })
      expect(await listed()).toBe(0)
    })

    it(`[R10.48] of two buyers of the last unit at once one gets it, the other is told, and stock is 0 (${rounds} rounds)`, async () => {
      let done = 0
      while (done < rounds) {
        const goods = await untouched(stocked(1))
        const places = goods.variants.flatMap((variant) => variant.shops.map((shop) => ({ ean: variant.ean, shop })))
        for (const { ean, shop } of places.slice(0, rounds - done)) {
          await sellDownTo(server().first, goods, ean, shop, 1)
          const answers = await Promise.all([1, 2].map(() => server().first.reserve(order(shop.id, [ean, 1]))))
          expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409])
          expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
            code: 'nothing_reserved',
            errors: { 'items.0.Count': expect.any(Array) },
          })
          expect(await left(goods.id, ean, shop.id)).toBe(0)
          done += 1
        }
      }
    })
  })
