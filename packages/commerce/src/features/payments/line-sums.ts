import { type Contents, paymentLines, vatIn } from './contents.ts'

/**
 * Parts of an amount by their weights, in whole øre, that add up to it. None is larger than its weight where the amount is not larger than all weights
 * together.
 */
export function partsOf(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const upTo = (weight: number) => (whole === 0 ? 0 : Number((BigInt(amount) * BigInt(weight)) / BigInt(whole)))
  let before = 0
  return weights.map((weight) => {
    const part = upTo(before + weight) - upTo(before)
    before += weight
    return part
  })
}

/** Each line's part of the discount, and the tax in what it costs after that; øre. */
export type LineSums = { readonly lines: readonly { readonly discount: number; readonly vat: number }[]; readonly freightVat: number }

/** What belongs to each line of an order, so that lines and freight add up to its discount and its tax. */
export function lineSums(contents: Contents): LineSums {
  const told = paymentLines(contents)
  const vatOfKind = (kind: string) => told.filter((line) => line.kind === kind).reduce((sum, line) => sum + vatIn(line), 0)
  const weights = contents.lines.map(({ price, pant, count }) => (price - pant) * count)
  const discounts = partsOf(contents.discount, weights)
  const lessVat = partsOf(-vatOfKind('discount'), weights)
  const goods = told.filter(({ kind }) => kind === 'goods')
  return {
    lines: contents.lines.map((_, at) => {
      const own = goods[at]
      return { discount: discounts[at] ?? 0, vat: (own ? vatIn(own) : 0) - (lessVat[at] ?? 0) }
    }),
    freightVat: vatOfKind('freight'),
  }
}
