import type { Facets, FilterRule } from '@vidda/contract/wire'
import { facetFields, type FacetField } from '@vidda/domain/listing'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

const rule = (field: FilterRule['field'], value: readonly number[], op: FilterRule['op'] = 'in'): FilterRule => ({ field, op, value })

export const facetSuite = (server: () => TestServer): void =>
  void describe('facets', () => {
    let everything: Facets

    const facets = async (query: string, filters: readonly FilterRule[]) =>
      (await server().first.ask<Facets>('/articles/facets', { query, filters })).body
    const hits = async (query: string, filters: readonly FilterRule[]) =>
      (await server().first.ask('/articles/search', { query, filters, take: 0 })).body.hits.total.value

    /** The search that a count promises: this value in place of the field's own rules. */
    const filteredBy = (filters: readonly FilterRule[], field: FacetField, id: number) => [
      ...filters.filter((other) => other.field !== field),
      rule(field, [id]),
    ]

    beforeAll(async () => {
      everything = await facets('', [])
    })

    it('every field has values, and none without hits', () => {
      for (const field of facetFields) {
        expect(everything[field].length, field).toBeGreaterThan(0)
        for (const { count } of everything[field]) expect(count).toBeGreaterThan(0)
      }
    })

    it('[R10.24] a value counts what a search filtered by it finds, for any query and filters', async () => {
      const filter = fc
        .constantFrom(...facetFields)
        .chain((field) =>
          fc
            .uniqueArray(fc.constantFrom(...everything[field].map(({ id }) => id)), { minLength: 1, maxLength: 3 })
            .map((ids) => rule(field, ids)),
        )
      const { min, max } = everything.price ?? { min: 0, max: 0 }
      const price = fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map((ends) =>
        rule(
          'price',
          ends.toSorted((a, b) => a - b),
          'between',
        ),
      )
      const filters = fc.array(fc.oneof({ weight: 4, arbitrary: filter }, { weight: 1, arbitrary: price }), { maxLength: 3 })
      const query = fc.constantFrom('', '', 'jakke', 'blå', 'jakek', 'svart sko', 'ull', 'barn')
      await fc.assert(
        fc.asyncProperty(query, filters, fc.nat(), async (words, chosen, pick) => {
          const found = await facets(words, chosen)
          expect(found.total).toBe(await hits(words, chosen))
          for (const field of facetFields) {
            const counts = found[field]
            const one = counts[pick % Math.max(1, counts.length)]
            if (one) expect(await hits(words, filteredBy(chosen, field, one.id)), `${field} ${one.id}`).toBe(one.count)
            const absent = everything[field].find(({ id }) => !counts.some((other) => other.id === id))
            if (absent) expect(await hits(words, filteredBy(chosen, field, absent.id)), `${field} ${absent.id}`).toBe(0)
          }
        }),
        { numRuns: 40 },
      )
    })

    it('[R10.24] a chosen value does not take its neighbours away, and narrows the other fields', async () => {
      const [one] = everything.genders
      const chosen = [rule('genders', [one?.id ?? 0])]
      const found = await facets('', chosen)
      expect(found.genders).toEqual(everything.genders)
      expect(found.total).toBe(one?.count)
      expect(found.category.reduce((sum, { count }) => sum + count, 0)).toBe(one?.count)
    })

    it('the range of prices is that of the hits, whatever is chosen of it', async () => {
      const found = await facets('jakke', [rule('price', [1, 1], 'between')])
      expect(found.total).toBe(0)
      const { min, max } = found.price ?? { min: 0, max: 0 }
      expect(min).toBeLessThan(max)
      expect(await hits('jakke', [rule('price', [min, max], 'between')])).toBe(await hits('jakke', []))
      expect(await hits('jakke', [rule('price', [min + 1, max], 'between')])).toBeLessThan(await hits('jakke', []))
    })

    it('nothing is counted where nothing is found', async () => {
      expect(await facets('xyzzyxyzzy', [])).toEqual({
        total: 0,
        ...Object.fromEntries(facetFields.map((field) => [field, []])),
        price: null,
      })
    })

    it('a corrected word is told', async () => {
      expect((await facets('jakek', [])).corrected).toBe('jakke')
    })

    it('a rule that makes no sense is a 422', async () => {
      expect((await server().first.ask('/articles/facets', { filters: [rule('genders', [1], 'less')] })).status).toBe(422)
    })
  })
