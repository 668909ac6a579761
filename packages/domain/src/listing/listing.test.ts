import { describe, expect, it } from 'vitest'
import type { Article } from '../article/index.ts'
import { oreFromKroner } from '../money-wire/index.ts'
import {
  between,
  clearFilters,
  compareBoolean,
  compareNumber,
  compareText,
  defaultOrder,
  isWithinPrice,
  less,
  missingRank,
  more,
  priceRangeFromKroner,
  priceRangeInKroner,
  remainingHits,
  sortArticles,
  sorted,
  toggleFilter,
  withPrice,
} from './index.ts'

const article = (id: number, facts: Partial<Article>): Article => ({ id, ...facts }) as Article
const ids = (articles: readonly Article[]): readonly number[] => articles.map(({ id }) => id)

describe('sorting', () => {
  const priced = [
    article(1, { price: oreFromKroner(20) }),
    article(2, { price: oreFromKroner(10) }),
    article(3, { price: oreFromKroner(20) }),
  ]

  it('[R9.13] by price both ways, equal prices in their own order', () => {
    expect(ids(sortArticles(priced, 'Price'))).toEqual([2, 1, 3])
    expect(ids(sortArticles(priced, 'Price', 'desc'))).toEqual([1, 3, 2])
    expect(ids(priced)).toEqual([1, 2, 3])
  })

  it('[R9.14] by text in Norwegian order', () => {
    expect(sorted(['Ås', 'Øst', 'Zebra', 'Ærlig'], compareText)).toEqual(['Zebra', 'Ærlig', 'Øst', 'Ås'])
    expect(ids(sortArticles([article(1, { name: 'Ås' }), article(2, { name: 'Zebra' })], 'Name'))).toEqual([2, 1])
  })

  it('[R9.15] by number by value, and by boolean with false first', () => {
    expect(sorted([10, 9, 100], compareNumber)).toEqual([9, 10, 100])
    expect(sorted([true, false], compareBoolean)).toEqual([false, true])
    expect(sorted([false, true], compareBoolean, 'desc')).toEqual([true, false])
  })

  it('by bestseller with the best quantity rank first, turnover breaking ties', () => {
    const ranked = [
      article(1, { bestsellerQty: missingRank, bestsellerTurnover: missingRank }),
      article(2, { bestsellerQty: 4, bestsellerTurnover: 9 }),
      article(3, { bestsellerQty: 4, bestsellerTurnover: 2 }),
    ]
    expect(ids(sortArticles(ranked, 'Bestseller'))).toEqual([3, 2, 1])
  })
})

describe('filters', () => {
  const full = priceRangeFromKroner(0, 1000)
  const dear = priceRangeFromKroner(100, 1000)

  it('toggle a value on and off, leaving no empty list', () => {
    const blue = toggleFilter({ category: 4 }, 'colors', 1)
    expect(blue).toEqual({ category: 4, colors: [1] })
    expect(toggleFilter(toggleFilter(blue, 'colors', 2), 'colors', 1)).toEqual({ category: 4, colors: [2] })
    expect(toggleFilter(blue, 'colors', 1)).toEqual({ category: 4 })
  })

  it('hold a price range only when it is not the full one', () => {
    expect(withPrice({ category: 4 }, dear, full)).toEqual({ category: 4, price: dear })
    expect(withPrice({ category: 4, price: dear }, full, full)).toEqual({ category: 4 })
  })

  it('are cleared down to what the listing is of', () => {
    expect(clearFilters({ category: 4, shops: [55], colors: [1], price: dear })).toEqual({ category: 4, shops: [55] })
  })

  it('[R5.20] include both ends of the price range', () => {
    const range = priceRangeFromKroner(100, 200)
    expect([99, 100, 200, 201].map((kroner) => isWithinPrice(oreFromKroner(kroner), range))).toEqual([false, true, true, false])
    expect(priceRangeInKroner(range)).toEqual({ min: 100, max: 200 })
  })

  it.each(['100', null, undefined, [100], Number.NaN])('[R5.19] less, more and between take numbers alone, and not %j', (value) => {
    const wrong = value as number
    expect(() => less(wrong)).toThrow(new TypeError('Only numbers supported as value'))
    expect(() => more(wrong)).toThrow(new TypeError('Only numbers supported as value'))
    expect(() => between(wrong, 200)).toThrow(new TypeError('Only numbers supported as values'))
    expect(() => between(100, wrong)).toThrow(new TypeError('Only numbers supported as values'))
  })

  it('[R5.19] less, more and between keep by number', () => {
    const kept = (keeps: (value: number) => boolean) => [99, 100, 200, 201].filter(keeps)
    expect(kept(less(100))).toEqual([99])
    expect(kept(more(200))).toEqual([201])
    expect(kept(between(100, 200))).toEqual([100, 200])
  })
})

describe('limits', () => {
  it('a category starts by name, ascending', () => {
    expect(defaultOrder).toEqual({ orderBy: 'Name', order: 'asc' })
  })

  it('[R7.09] remaining hits are total minus take on page 0, and never below 0', () => {
    expect([remainingHits(50, 20), remainingHits(50, 20, 1), remainingHits(50, 20, 2), remainingHits(5, 20)]).toEqual([30, 10, 0, 0])
  })
})
