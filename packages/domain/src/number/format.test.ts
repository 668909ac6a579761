import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from './index.ts'

describe('formatNumber', () => {
  it.each([
    [0, [], '0'],
    [999, [], '999'],
    [1204, [], '1\u00A0204'],
    [1_234_567, [], '1\u00A0234\u00A0567'],
    [4, [1], '4'],
    [4.25, [1], '4,3'],
    [4.35, [1], '4,4'],
    [1.005, [2], '1,01'],
    [0.0000001, [1], '0'],
    [1234.5, [2, 2], '1\u00A0234,50'],
    [1000, [2, 2], '1\u00A0000,00'],
    [-1204.5, [1], '−1\u00A0204,5'],
  ] as const)('writes %d with decimals %j as %s', (value, decimals, text) => {
    expect(formatNumber(value, ...decimals)).toBe(text)
  })

  it('agrees with the formatter of the platform', () => {
    const written = fc.tuple(fc.integer(), fc.nat(5)).map(([digits, point]) => digits / 10 ** point)
    const value = fc.oneof(
      written,

      fc.integer(),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((number) => !Object.is(number, -0)),
    )
    fc.assert(
      fc.property(value, fc.nat(3), fc.nat(3), (number, one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)]
        const platform = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: least, maximumFractionDigits: most })
        expect(formatNumber(number, most, least)).toBe(platform.format(number))
      }),
      { numRuns: 2000 },
    )
  })
})
