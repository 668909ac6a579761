import { minus, plus, portion, sumOre, times, zeroOre, type Ore } from '../money/index.ts'
import type { OrderWithdrawal, Some } from './types.ts'

type Goods = {
  readonly ean: string
  readonly count: number
  readonly price: Ore
  /** The deposit on one, already in its price. */
  readonly pant: Ore
}

/** What an order was paid with, as far as it can be paid back. */
type Paid = { readonly lines: readonly Goods[]; readonly discount: Ore; readonly freight: Ore }

/** What comes back: `goods` at their prices, less `discount`, and `freight`. */
type WithdrawalSum = { readonly goods: Ore; readonly discount: Ore; readonly freight: Ore; readonly total: Ore }

const countOf = (some: readonly Some[], ean: string): number => some.reduce((sum, one) => (one.ean === ean ? sum + one.count : sum), 0)

const unitsOf = (some: readonly Some[]): number => some.reduce((sum, { count }) => sum + count, 0)

/**
 * What is paid back for goods that are withdrawn from: their price less their share of the discount, by price without pant and with the odd øre to the
 * shopper. Freight and the rest of the discount come with the last of the goods, as commerce pays them back.
 */
export function withdrawalSum(
  { lines, discount, freight }: Paid,
  { left, made }: Pick<OrderWithdrawal, 'left' | 'made'>,
  chosen: readonly Some[],
): WithdrawalSum {
  const worth = (some: readonly Some[], amount: (line: Goods) => Ore): Ore =>
    sumOre(lines.map((line) => times(amount(line), countOf(some, line.ean))))
  const withoutPant = ({ price, pant }: Goods) => minus(price, pant)
  const earlier = made.map((one) => one.lines)
  const cancelled = lines.map(({ ean, count }) => ({ ean, count: count - countOf(left, ean) - countOf(earlier.flat(), ean) }))

  let rest = worth(lines, withoutPant)
  let unspent = discount
  const shareOf = (some: readonly Some[]): Ore => {
    const part = worth(some, withoutPant)
    const share = part === rest ? unspent : portion(unspent, part, rest)
    rest = minus(rest, part)
    unspent = minus(unspent, share)
    return share
  }
  for (const gone of [...earlier, cancelled]) shareOf(gone)

  const isAll = unitsOf(chosen) === unitsOf(left)
  const sums = { goods: worth(chosen, ({ price }) => price), discount: shareOf(chosen), freight: isAll ? freight : zeroOre }
  return { ...sums, total: plus(minus(sums.goods, sums.discount), sums.freight) }
}

/** The same goods as the commerce API counts them: with what was withdrawn from earlier, so that a request can be repeated. */
export const withEarlier = ({ made }: Pick<OrderWithdrawal, 'made'>, chosen: readonly Some[]): readonly Some[] => {
  const earlier = made.flatMap(({ lines }) => lines)
  return chosen.map(({ ean, count }) => ({ ean, count: count + countOf(earlier, ean) }))
}
