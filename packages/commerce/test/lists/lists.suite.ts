import type { Bestseller, ColorGroup, Gender, PostalCode, ProductLine, Shop } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

export const listSuite = (server: () => TestServer): void =>
  void describe('lists', () => {
    it('[R7.12] shipping methods have id, name and price in øre', async () => {
      const { status, body } = await server().first.get('/shipping_methods')
      expect(status).toBe(200)
      expect(body).toContainEqual({ id: expect.any(Number), name: expect.any(String), price: 19900 })
    })

    it('[R7.28] product lines have ProductLineID and Name', async () => {
      const { body } = await server().first.get<ProductLine[]>('/productlines')
      expect(body.length).toBeGreaterThan(3)
      expect(Object.keys(body[0] ?? {})).toEqual(['ProductLineID', 'Name'])
    })

    it('[R7.29] genders are 1, 2, 4, 10 and 11', async () => {
      const { body } = await server().first.get<Gender[]>('/genders')
      expect(body.map((gender) => gender.id)).toEqual([1, 2, 4, 10, 11])
    })

    it('[R7.30] colour groups have id, label, name, hex and colour id', async () => {
      const { body } = await server().first.get<ColorGroup[]>('/colorgroups')
      expect(Object.keys(body[0] ?? {}).toSorted()).toEqual(['colorId', 'hex', 'id', 'label', 'name'])
    })

    it('[R7.33] shops have coordinates and opening hours', async () => {
      const { body } = await server().first.get<Shop[]>('/shops')
      for (const shop of body) {
        expect(shop.CoordLat).toBeGreaterThan(57)
        expect(shop.CoordLong).toBeGreaterThan(4)
        expect(shop.opening_hours).toMatch(/^[1-7](-[1-7])?:\d{4}-\d{4}/)
      }
    })

    it('[R7.33] shops have the coming days whose hours are not those of the week', async () => {
      const { body } = await server().first.get<Shop[]>('/shops')
      expect(body.flatMap(({ deviations = [] }) => deviations)).toContainEqual({
        date: expect.stringMatching(/^\d{4}-12-31$/),
        hours: expect.stringMatching(/^\d{4}-1400$/),
        name: 'Nyttårsaften',
      })
    })

    it('[R11.21] [R7.33] each chain has its own shops from the same server', async () => {
      const chainOf = (shop: Shop) => shop.chainId
      const [one, two] = [await server().first.get<Shop[]>('/shops'), await server().second.get<Shop[]>('/shops')]
      expect(new Set(one.body.map(chainOf))).toEqual(new Set([1]))
      expect(new Set(two.body.map(chainOf))).toEqual(new Set([2]))
      expect(one.body).not.toHaveLength(two.body.length)
    })

    it('[R7.35] postal codes are listed; one has its coordinates, an unknown one is a 404', async () => {
      const { body } = await server().first.get<PostalCode[]>('/postalcodes')
      const known = body[0]?.code
      expect((await server().first.get(`/postalcodes/${known}`)).body).toEqual(body[0])
      expect((await server().first.get('/postalcodes/9999')).status).toBe(404)
      expect((await server().first.get('/postalcodes/abc')).status).toBe(404)
    })

    it('[R7.58] bestsellers have article_id, qty_rank and turnover_rank, the best first', async () => {
      const { body } = await server().first.get<Bestseller[]>('/bestsellers')
      expect(body[0]).toEqual({ article_id: expect.any(Number), qty_rank: 1, turnover_rank: expect.any(Number) })
      const [own, other] = [body[0]?.article_id, (await server().second.get<Bestseller[]>('/bestsellers')).body[0]?.article_id]
      expect((await server().first.get(`/articles/${own}`)).status).toBe(200)
      expect((await server().first.get(`/articles/${other}`)).status).toBe(404)
    })
  })
