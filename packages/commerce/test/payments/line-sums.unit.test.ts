import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ContentLine, contentsOf } from '../../src/features/payments/contents.ts'
import { lineSums } from '../../src/features/payments/line-sums.ts'

const line = fc.record({
  price: fc.integer({ min: 0, max: 500_000 }),
  pant: fc.constantFrom(0, 0, 200),
  count: fc.integer({ min: 1, max: 20 }),
})

it('[R10.93] the lines’ shares of the discount and of the tax add up to the order’s, and no line is worth less than its pant', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('collect' as const, 'delivery' as const),
      fc.option(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 400_000 }))),
      (wished, shipping, off) => {
        const lines: ContentLine[] = wished.map(({ price, pant, count }, at) => ({
          ean: String(at),
          variantId: at,
          articleId: at,
          name: 'Jakke',
          size: 'M',
          color: 'Grå',
          image: '',
          freight: 9900,
          price: price + pant,
          pant,
          count,
        }))
        const promo =
          off === null ? null : { id: 1, code: 'AVSLAG', fixed: Number.isInteger(off) && off > 1, amount: off, singleUse: false }
        const contents = contentsOf({ lines, notOrdered: [], shipping, promo })
        const sums = lineSums(contents)
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
        expect(sum(sums.lines.map(({ discount }) => discount))).toBe(contents.discount)
        expect(sum(sums.lines.map(({ vat }) => vat)) + sums.freightVat).toBe(contents.vat)
        for (const [at, { discount, vat }] of sums.lines.entries()) {
          const { price = 0, pant = 0, count = 0 } = lines[at] ?? {}
          expect(discount).toBeGreaterThanOrEqual(0)
          expect(discount).toBeLessThanOrEqual((price - pant) * count)
          expect(Number.isInteger(vat)).toBe(true)
        }
      },
    ),
  )
})
