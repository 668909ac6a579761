import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kronerFromOre, oreFromKroner, oreFromWire } from '../money-wire/index.ts'
import { defaultDeliveryPrice, defaultFrightPrice } from '../shipping/index.ts'
import { compareOre, formatMoney, maxOre, minOre, minus, plus, reductionOf, share, sumOre, times, zeroOre } from './index.ts'

const ore = oreFromWire
const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(ore)

describe('formatMoney', () => {
  it.each([
    [49_900, '499,00\u00A0kr'],
    [123_456_750, '1\u00A0234\u00A0567,50\u00A0kr'],
    [5, '0,05\u00A0kr'],
    [0, '0,00\u00A0kr'],
  ])('[R10.05] %i øre is %s', (value, text) => {
    expect(formatMoney(ore(value))).toBe(text)
  })
})

describe('the wire', () => {
  it.each([
    [499, 49_900],
    [499.5, 50_000],
    [499.4, 49_900],
    [0, 0],
  ])('rounds %d kroner to %i øre', (kroner, expected) => {
    expect(oreFromKroner(kroner)).toBe(expected)
  })

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %d as øre and names it', (value) => {
    expect(() => oreFromWire(value)).toThrow(new RegExp(`^Money is whole øre: round ${value} `))
    expect(() => oreFromWire(value)).toThrow(RangeError)
  })

  it('gives whole kroner back', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000 }), (kroner) => kronerFromOre(oreFromKroner(kroner)) === kroner))
    expect(kronerFromOre(ore(150))).toBe(2)
  })

  it('[R9.01] has 19900 øre as default delivery price and 9900 øre as default freight of a line', () => {
    expect([defaultDeliveryPrice, defaultFrightPrice]).toEqual([19_900, 9_900])
  })
})

describe('share', () => {
  it.each([
    [333, 0.5, 167],
    [10, 0.145, 1],
    [100, 0.145, 15],
    [1000, 0.2, 200],
    [999, 0, 0],
    [999, 1, 999],
    [-333, 0.5, -166],
  ])('[R10.06] of %i øre by %d is %i øre, half up', (value, fraction, expected) => {
    expect(share(ore(value), fraction)).toBe(expected)
  })

  it('[R10.06] is within half an øre of the exact part, in exact arithmetic', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (value, parts) => {
        const rest = BigInt(value) * BigInt(parts) * 2n - BigInt(share(value, parts / 10_000)) * 20_000n
        return rest >= -10_000n && rest < 10_000n
      }),
    )
  })

  it.each([Number.NaN, Infinity])('refuses %d as a fraction', (fraction) => {
    expect(() => share(ore(1), fraction)).toThrow(RangeError)
  })
})

describe('reductionOf', () => {
  it.each([
    [129_900, 30_000],
    [99_900, 0],
    [89_900, 0],
    [null, 0],
  ])('[R10.336] of 999 kr that cost %s øre before is %i øre', (before, expected) => {
    expect(reductionOf({ price: ore(99_900), beforePrice: before === null ? null : ore(before) })).toBe(expected)
  })
})

describe('arithmetic', () => {
  it('adds, subtracts, multiplies and sums in whole øre', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 99 }), (left, right, count) => {
        expect(minus(plus(left, right), right)).toBe(left)
        expect(times(left, count)).toBe(sumOre(Array.from({ length: count }, () => left)))
        expect(plus(maxOre(left, right), minOre(left, right))).toBe(plus(left, right))
        expect(compareOre(left, right) + compareOre(right, left)).toBe(0)
      }),
    )
    expect(sumOre([])).toBe(zeroOre)
  })

  it('throws instead of leaving whole øre', () => {
    expect(() => times(ore(5), 0.5)).toThrow(RangeError)
    expect(() => plus(ore(Number.MAX_SAFE_INTEGER), ore(1))).toThrow(RangeError)
  })
})
