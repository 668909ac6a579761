import { describe, expect, it } from 'vitest'
import { checkDigit } from './ean.ts'
import { generateCatalogue } from './generate.ts'

const catalogue = generateCatalogue({ now: new Date('2026-11-20T12:00:00Z') })
const bundles = [...catalogue.articles()]
const variants = bundles.flatMap((bundle) => bundle.variants)

describe('variants', () => {
  it.each([
    ['400638133393', 1],
    ['590123412345', 7],
    ['978014300723', 4],
  ])('the check digit of %s is %i', (twelve, digit) => {
    expect(checkDigit(twelve)).toBe(digit)
  })

  it('carry unique EANs of thirteen digits, in the range that no producer can own, with a valid check digit', () => {
    expect(new Set(variants.map(({ ean }) => ean)).size).toBe(variants.length)
    for (const { ean } of variants) {
      expect(ean).toMatch(/^2[0-9]\d{11}$/u)
      expect(checkDigit(ean.slice(0, 12))).toBe(Number(ean[12]))
    }
  })

  it('exist for every article, one for each size and colour', () => {
    for (const { article, variants: own } of bundles) {
      expect(own.length).toBeGreaterThan(0)
      expect(new Set(own.map(({ size, colorId }) => `${size} ${colorId}`)).size).toBe(own.length)
      expect(new Set(own.map(({ colorId }) => colorId))).toEqual(new Set(article.colorIds))
    }
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
  })

  it('have colours of the chain', () => {
    const colors = new Set(catalogue.colors.map(({ id }) => id))
    expect(variants.every(({ colorId }) => colors.has(colorId))).toBe(true)
  })

  it('list only shops of the chain that have some, the best stocked first, in a table that stays small', () => {
    const chainOf = new Map(catalogue.shops.map(({ id, chainId }) => [id, chainId]))
    for (const { article, variants: own } of bundles) {
      for (const { stock } of own) {
        expect(stock.every(({ shopId, qty }) => qty > 0 && chainOf.get(shopId) === article.chainId)).toBe(true)
        expect(stock.map(({ qty }) => qty)).toEqual(stock.map(({ qty }) => qty).toSorted((one, other) => other - one))
      }
    }
    expect(variants.reduce((sum, { stock }) => sum + stock.length, 0)).toBeLessThan(120_000)
  })
})
