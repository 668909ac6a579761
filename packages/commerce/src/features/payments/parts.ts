import type { PaymentLine } from './provider.ts'

/** How many of a line, by its EAN; everything that is left when null. */
export type Wish = Readonly<Record<string, number>> | null

/** Why an order cannot be charged, paid back or cancelled as asked. */
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused'
}

type Lines = readonly PaymentLine[]

/** What was charged at once, and may be paid back. */
export type Charge = { readonly id: number; readonly lines: Lines }

/** What is paid back of one charge. */
export type Refund = { readonly chargeId: number; readonly lines: Lines }

const isGoods = ({ kind }: PaymentLine) => kind === 'goods' || kind === 'pant'

const eanOf = ({ reference }: PaymentLine) => reference.replace(/-PANT$/, '')

export const amountOf = (lines: Lines): number => lines.reduce((sum, { price, count }) => sum + price * count, 0)

const amountOfKind = (lines: Lines, wanted: PaymentLine['kind']) => amountOf(lines.filter(({ kind }) => kind === wanted))

/** Lines without those that were taken of them: fewer of the goods, less of the discount. */
export const leftOf = (lines: Lines, taken: Lines): PaymentLine[] =>
  lines.flatMap((line) => {
    const same = taken.filter(({ reference }) => reference === line.reference)
    if (line.kind === 'discount') {
      const price = line.price - amountOf(same)
      return price < 0 ? [{ ...line, price }] : []
    }
    const count = line.count - same.reduce((sum, one) => sum + one.count, 0)
    return count > 0 ? [{ ...line, count }] : []
  })

const unitsOf = (lines: Lines) => lines.filter(isGoods).reduce((sum, { count }) => sum + count, 0)

const countOf = (lines: Lines, ean: string) =>
  lines.filter((line) => line.kind === 'goods' && line.reference === ean).reduce((sum, { count }) => sum + count, 0)

/** Throws OperationRefused for more than there is. */
function checkWish(all: Lines, left: Lines, wish: Wish): void {
  for (const [ean, count] of Object.entries(wish ?? {})) {
    if (!all.some((line) => isGoods(line) && eanOf(line) === ean)) throw new OperationRefused(`The order has no line ${ean}.`)
    const most = countOf(left, ean)
    if (count > most) throw new OperationRefused(`Of ${ean} there are ${most} left, and not ${count}.`)
  }
}

const wishedGoods = (left: Lines, wish: Wish): PaymentLine[] =>
  left.filter(isGoods).flatMap((line) => {
    const count = wish === null ? line.count : Math.min(line.count, wish[eanOf(line)] ?? 0)
    return count > 0 ? [{ ...line, count }] : []
  })

/** The discount's part of `chosen`, by price without pant; all of it with the last of the goods, so that the parts add up to the whole. */
function discountOf(left: Lines, chosen: Lines): PaymentLine[] {
  const [part, whole] = [amountOfKind(chosen, 'goods'), amountOfKind(left, 'goods')]
  return left.flatMap((line) => {
    if (line.kind !== 'discount' || chosen.length === 0) return []
    if (part === whole) return [line]
    const share = Number((BigInt(-line.price) * BigInt(part)) / BigInt(whole))
    return share > 0 ? [{ ...line, price: -share }] : []
  })
}

type Charging = {
  /** Of the whole order. */
  readonly all: Lines
  /** Lines of earlier charges and cancellations. */
  readonly taken: Lines
  readonly wish: Wish
  /** Whether the provider takes a part of the discount; where it does not, all of it goes with the first of the goods. */
  readonly splitsDiscount: boolean
}

/**
 * The lines of a charge. Whoever gets a part of the goods pays for that part with its share of the discount, whatever becomes of the rest. Freight is part of
 * the last one. Throws OperationRefused for more than there is, and where a discount that cannot be split is not covered by these goods.
 */
export function chargedLines({ all, taken, wish, splitsDiscount }: Charging): PaymentLine[] {
  const left = leftOf(all, taken)
  checkWish(all, left, wish)
  const chosen = wishedGoods(left, wish)
  if (chosen.length === 0) return []
  const isAll = unitsOf(chosen) === unitsOf(left)
  const discounts = splitsDiscount ? discountOf(left, chosen) : left.filter(({ kind }) => kind === 'discount')
  if (!isAll && !splitsDiscount && amountOfKind(chosen, 'goods') <= -amountOf(discounts)) {
    throw new OperationRefused(
      'The discount of the order is larger than these goods, and this provider takes it at once: charge more of the order, or all.',
    )
  }
  return [...chosen, ...discounts, ...(isAll ? left.filter(({ kind }) => kind === 'freight') : [])]
}

/**
 * What is paid back, by charge, the oldest first: for each of the goods what was paid for it, which is its price less its share of the discount of its charge.
 * Freight comes with the last of the goods. Throws OperationRefused for more than was charged.
 */
export function refundedLines(charges: readonly Charge[], before: readonly Refund[], wish: Wish): Refund[] {
  const open = charges.map(({ id, lines }) => ({
    chargeId: id,
    left: leftOf(
      lines,
      before.filter(({ chargeId }) => chargeId === id).flatMap((refund) => refund.lines),
    ),
  }))
  const left = open.flatMap((charge) => charge.left)
  checkWish(
    charges.flatMap(({ lines }) => lines),
    left,
    wish,
  )
  const wanted = new Map(Object.entries(wish ?? {}))
  const parts = open.map(({ chargeId, left: own }) => {
    const chosen = wishedGoods(own, wish === null ? null : Object.fromEntries(wanted))
    for (const [ean, count] of wanted) wanted.set(ean, count - countOf(chosen, ean))
    return { chargeId, chosen, left: own }
  })
  const isAll = unitsOf(parts.flatMap(({ chosen }) => chosen)) === unitsOf(left)
  return parts.flatMap(({ chargeId, chosen, left: own }) => {
    const freight = isAll ? own.filter(({ kind }) => kind === 'freight') : []
    const lines = [...chosen, ...discountOf(own, chosen), ...freight]
    return lines.length > 0 ? [{ chargeId, lines }] : []
  })
}
