import { availableShopId } from '@vidda/domain/shop'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchFields } from '../src/documents/tags.ts'
import type { Constraints, FindQuestion, Question, Rule, SearchEngine, SearchField } from '../src/engine.ts'
import { catalogues, constraints, queries } from './arbitrary.ts'
import { article, colorIdOf, storedImage, variant, type Catalogue, type Goods, type UnderTest } from './goods.ts'
import { ReferenceSearch } from './reference.ts'

export type { Catalogue, Goods, UnderTest } from './goods.ts'
export { storedImage, storedJson } from './goods.ts'

// Colour ids of the third group are divisible by three, and `storedImage` is null for those.
const [blue, red, pictureless] = [1, 2, 3]
const [medium, large] = [10, 11]
const [bergen, oslo] = [5, 7]

const rule = (field: SearchField, ...ids: readonly number[]): Rule => ({ field, ids })

const everything = { chainId: 1, query: '', rules: [] } satisfies Question
const firstPage = { ...everything, descending: false, skip: 0, take: 1000 } satisfies FindQuestion

const idsIn = (articles: readonly string[]): readonly number[] => articles.map((json) => (JSON.parse(json) as { readonly id: number }).id)

/** What every engine does that stands behind the three functions. `open` opens one with nothing in it. */
export const searchContract = (name: string, open: () => Promise<UnderTest>): void =>
  void describe(`the contract of search, by ${name}`, () => {
    let tested: UnderTest

    beforeAll(async () => {
      tested = await open()
    })

    afterAll(() => tested.close())

    const hold = (goods: readonly Goods[], places: Catalogue['places'] = []) => tested.hold({ goods, places })
    const found = async (question: Partial<FindQuestion>) => {
      const { total, articles } = await tested.engine.find({ ...firstPage, ...question })
      const ids = idsIn(articles)
      if (question.take === undefined) expect(total).toBe(ids.length)
      return ids
    }
    const filtered = (...rules: readonly Rule[]) => found({ rules })
    const counted = async (field: SearchField, ...rules: readonly Rule[]) => {
      const { counts } = await tested.engine.facets({ ...everything, rules })
      return Object.fromEntries(counts[field]?.map(({ id, count }) => [id, count]) ?? [])
    }

    describe('finding', () => {
      it('holds the visible articles of one chain, each as it is stored', async () => {
        await hold([article(1), article(2, { visible: false }), article(3, { chainId: 2 })])
        expect(await tested.engine.find(firstPage)).toEqual({ total: 1, articles: ['{"id":1}'], met: [], corrected: null })
        expect(await found({ chainId: 2 })).toEqual([3])
        expect(await found({ chainId: 3 })).toEqual([])
      })

      it('knows what was changed before the question', async () => {
        await hold([article(1, { price: 100 })])
        expect(await found({ price: { min: 100, max: 100 } })).toEqual([1])
        await hold([article(1, { price: 200 }), article(2)])
        expect(await found({ price: { min: 100, max: 100 } })).toEqual([])
        expect(await found({})).toEqual([1, 2])
      })

      it('answers page by page, and tells how many there are in all', async () => {
        await hold(Array.from({ length: 7 }, (_, index) => article(index + 1)))
        const page = (skip: number) => tested.engine.find({ ...firstPage, skip, take: 3 })
        expect([await page(0), await page(3), await page(6), await page(9)].map(({ articles }) => idsIn(articles))).toEqual([
          [1, 2, 3],
          [4, 5, 6],
          [7],
          [],
        ])
        expect((await page(9)).total).toBe(7)
        expect(await tested.engine.find({ ...firstPage, take: 0 })).toMatchObject({ total: 7, articles: [] })
      })

      it('keeps what is within the range of prices, both ends included, and what is among the ids', async () => {
        await hold([100, 200, 300, 400].map((price, index) => article(index + 1, { price })))
        expect(await found({ price: { min: 200, max: 300 } })).toEqual([2, 3])
        expect(await found({ ids: [4, 3, 99] })).toEqual([3, 4])
        expect(await found({ ids: [] })).toEqual([])
      })

      it('finds by words and by numbers, and nothing by others', async () => {
        await hold([article(1, { name: 'lue', codes: ['vb10042'] }), article(2, { name: 'vott lue' }), article(3, { name: 'vott' })])
        expect((await found({ query: 'lue' })).toSorted((a, b) => a - b)).toEqual([1, 2])
        expect(await found({ query: 'VOTT lue' })).toEqual([2])
        expect(await found({ query: 'vb10042' })).toEqual([1])
        expect(await found({ query: 'xyzzyxyzzy' })).toEqual([])
      })
    })

    describe('filters', () => {
      it('the values of one are alternatives, several hold together, and one without values is met by nothing', async () => {
        await hold([article(1, { values: { genders: [1], brands: [8] } }), article(2, { values: { genders: [2], brands: [8] } })])
        expect(await filtered(rule('genders', 1, 2), rule('brands', 8))).toEqual([1, 2])
        expect(await filtered(rule('genders', 1), rule('genders', 2))).toEqual([])
        expect(await filtered(rule('brands', 8), rule('genders'))).toEqual([])
      })

      it('on size, colour and shop hold for one and the same variant', async () => {
        await hold([
          article(1, { variants: [variant(blue, medium, bergen), variant(red, large, oslo)] }),
          article(2, { variants: [variant(blue, large, oslo), variant(red, medium)] }),
        ])
        expect(await filtered(rule('colors', blue), rule('sizes', large))).toEqual([2])
        expect(await filtered(rule('colors', blue), rule('sizes', medium))).toEqual([1])
        expect(await filtered(rule('sizes', medium), rule('shops', bergen))).toEqual([1])
        expect(await filtered(rule('sizes', medium), rule('shops', oslo))).toEqual([])
        expect(await filtered(rule('colors', blue), rule('sizes', large), rule('shops', oslo))).toEqual([2])
        expect(await filtered(rule('colors', blue, red), rule('sizes', large), rule('shops', bergen, oslo))).toEqual([1, 2])
      })

      it('on size, colour and shop tell the first colour that meets them, and its picture', async () => {
        await hold([
          article(1, { variants: [variant(red, medium, bergen), variant(blue, large, bergen), variant(blue, medium, oslo)] }),
          article(2, { variants: [variant(blue, medium, bergen, oslo)] }),
          article(3, { variants: [variant(pictureless, medium, oslo)] }),
        ])
        const met = async (...rules: readonly Rule[]) =>
          (await tested.engine.find({ ...firstPage, rules })).met.map((color) => color?.colorId ?? null)
        const [itsBlue, itsRed] = [colorIdOf(blue), colorIdOf(red)]
        expect(await met(rule('sizes', medium))).toEqual([itsRed, itsBlue, null])
        expect(await met(rule('sizes', medium), rule('shops', oslo))).toEqual([itsBlue, itsBlue, null])
        expect(await met(rule('shops', bergen))).toEqual([itsRed, itsBlue])
        expect(await met(rule('colors', blue), rule('shops', availableShopId))).toEqual([itsBlue, itsBlue])
        expect(await met(rule('shops', availableShopId), rule('genders'))).toEqual([])
        expect((await tested.engine.find({ ...firstPage, rules: [rule('colors', red)] })).met).toEqual([
          { colorId: itsRed, image: storedImage(1, itsRed) },
        ])
      })

      it('on several shops ask for a variant that all of them have, and the shop of all for one that any has', async () => {
        await hold([
          article(1, { variants: [variant(blue, medium, bergen), variant(blue, large, oslo)] }),
          article(2, { variants: [variant(red, medium, bergen, oslo)] }),
          article(3, { variants: [variant(red, medium)] }),
        ])
        expect(await filtered(rule('shops', bergen), rule('shops', oslo))).toEqual([2])
        expect(await filtered(rule('shops', bergen, oslo))).toEqual([1, 2])
        expect(await filtered(rule('shops', availableShopId))).toEqual([1, 2])
        expect(await filtered(rule('shops', availableShopId), rule('colors', red))).toEqual([2])
        expect(await filtered(rule('colors', red))).toEqual([2, 3])
      })
    })

    describe('facets', () => {
      it('a value counts the articles that are found with it in the place of the field’s own rules', async () => {
        await hold([
          article(1, { variants: [variant(blue, medium, bergen), variant(red, large, oslo)] }),
          article(2, { variants: [variant(blue, medium, oslo), variant(blue, large, oslo)] }),
        ])
        expect(await counted('sizes')).toEqual({ [medium]: 2, [large]: 2 })
        expect(await counted('sizes', rule('colors', blue))).toEqual({ [medium]: 2, [large]: 1 })
        expect(await counted('colors', rule('colors', blue))).toEqual({ [blue]: 2, [red]: 1 })
        expect(await counted('colors', rule('sizes', large), rule('shops', availableShopId))).toEqual({ [blue]: 1, [red]: 1 })
        expect(await counted('shops', rule('colors', blue), rule('sizes', medium))).toEqual({
          [bergen]: 1,
          [oslo]: 1,
          [availableShopId]: 2,
        })
        expect(await counted('sizes', rule('shops', bergen))).toEqual({ [medium]: 1 })
      })

      it('the range of prices is that of what is found without the rule on the price', async () => {
        await hold([100, 250].map((price, index) => article(index + 1, { price, values: { category: [index] } })))
        const one = await tested.engine.facets({ ...everything, price: { min: 100, max: 100 }, fields: ['category'], priced: ['category'] })
        expect(one).toEqual({
          total: 1,
          counts: { category: [{ id: 0, count: 1, price: { min: 100, max: 100 } }] },
          price: { min: 100, max: 250 },
          corrected: null,
        })
        expect((await tested.engine.facets({ ...everything, chainId: 3 })).price).toBeNull()
      })
    })

    describe('any catalogue and any question', () => {
      const reference = new ReferenceSearch()
      const asked = fc.record({
        query: queries,
        all: constraints,
        orderBy: fc.constantFrom('Name', 'Price', 'Bestseller', 'Created'),
        descending: fc.boolean(),
      })

      it('[R10.91] are answered as by asking every article about every rule, and every variant about all of them', async () => {
        await fc.assert(
          fc.asyncProperty(catalogues, fc.array(asked, { minLength: 8, maxLength: 8 }), async (goods, questions) => {
            const catalogue = { goods, places: [] }
            await tested.hold(catalogue)
            reference.hold(catalogue)
            for (const { query, all, orderBy, descending } of questions) {
              const question = { chainId: 1, query, ...all }
              const page = { ...question, orderBy, descending, skip: 2, take: 9 }
              expect(await tested.engine.find(page)).toEqual(await reference.find(page))
              const facets = { ...question, priced: ['category', 'brands'] } as const
              expect(await tested.engine.facets(facets)).toEqual(await reference.facets(facets))
            }
          }),
          { numRuns: 60 },
        )
      })

      it('[R10.24] a count is what a search with this value alone in its field finds', async () => {
        const totalOf = async (engine: SearchEngine, question: Constraints) =>
          (await engine.find({ ...firstPage, ...question, take: 0 })).total
        await fc.assert(
          fc.asyncProperty(catalogues, constraints, fc.constantFrom(...searchFields), async (goods, all, field) => {
            await hold(goods)
            const { total, counts } = await tested.engine.facets({ ...everything, ...all })
            expect(total).toBe(await totalOf(tested.engine, all))
            for (const { id, count } of counts[field] ?? []) {
              const rules = [...all.rules.filter((one) => one.field !== field), rule(field, id)]
              expect(await totalOf(tested.engine, { ...all, rules }), `${field} ${id}`).toBe(count)
            }
          }),
          { numRuns: 40 },
        )
      })
    })

    describe('suggestions', () => {
      const places: Catalogue['places'] = [
        { chainId: 1, kind: 'category', id: 1, name: 'Klær', category: null, subcategory: null },
        { chainId: 1, kind: 'groups', id: 3, name: 'Luer', category: 1, subcategory: 2 },
        { chainId: 1, kind: 'brands', id: 8, name: 'Rim', category: null, subcategory: null },
        { chainId: 1, kind: 'brands', id: 9, name: 'Luftig', category: null, subcategory: null },
      ]
      const inPlaces = { category: [1], groups: [3], brands: [8] }

      beforeAll(() =>
        hold(
          [
            article(1, { name: 'lue', qtyRank: 2, values: inPlaces }),
            article(2, { name: 'lue', qtyRank: 1, values: inPlaces }),
            article(3, { name: 'lue', variants: [variant(blue, medium)], values: inPlaces }),
            article(4, { name: 'vott', qtyRank: 3, values: { ...inPlaces, groups: [4] } }),
          ],
          places,
        ),
      )

      it('are goods that can be had, what sells most first', async () => {
        const { articles, popular } = await tested.engine.suggest({ chainId: 1, query: 'lue' })
        expect([idsIn(articles), idsIn(popular)]).toEqual([
          [2, 1],
          [2, 1],
        ])
        const blank = await tested.engine.suggest({ chainId: 1, query: '' })
        expect([idsIn(blank.articles), idsIn(blank.popular)]).toEqual([[], [2, 1, 4]])
      })

      it('are the places of these goods, with how many of them stand there', async () => {
        const { categories, brands } = await tested.engine.suggest({ chainId: 1, query: 'lue' })
        expect(categories[0]).toEqual({ kind: 'groups', id: 3, name: 'Luer', category: 1, subcategory: 2, count: 2 })
        expect(brands).toEqual([{ kind: 'brands', id: 8, name: 'Rim', category: null, subcategory: null, count: 2 }])
      })
    })
  })
