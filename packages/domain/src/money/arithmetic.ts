import { exactOre, zeroOre } from './ore.ts'
import type { Ore } from './ore.ts'

export const plus = (left: Ore, right: Ore): Ore => exactOre(left + right)

export const minus = (left: Ore, right: Ore): Ore => exactOre(left - right)

/** `count` is a whole number; anything else throws RangeError. */
export const times = (amount: Ore, count: number): Ore => exactOre(amount * count)

export const sumOre = (amounts: Iterable<Ore>): Ore => {
  let sum = zeroOre
  for (const amount of amounts) sum = plus(sum, amount)
  return sum
}

export const maxOre = (left: Ore, right: Ore): Ore => (left > right ? left : right)

export const minOre = (left: Ore, right: Ore): Ore => (left < right ? left : right)

/** Negative when `left` is the smaller amount: an order for `toSorted`. */
export const compareOre = (left: Ore, right: Ore): number => left - right

const partsPerUnit = 1_000_000_000

/**
 * A part of an amount, rounded half up to whole øre once; `fraction` is read with nine decimals and throws RangeError when it is not
 * finite (decisions.md, Money).
 */
export const share = (amount: Ore, fraction: number): Ore => {
  const parts = BigInt(Math.round(fraction * partsPerUnit)) * BigInt(amount)
  const unit = BigInt(partsPerUnit)
  const doubled = 2n * parts + unit
  const floor = doubled / (2n * unit)
  return exactOre(Number(doubled < 0n && doubled % (2n * unit) !== 0n ? floor - 1n : floor))
}

/** The part of an amount that `part` is of `whole`, rounded down to whole øre; nothing of nothing. */
export const portion = (amount: Ore, part: Ore, whole: Ore): Ore =>
  whole === 0 ? zeroOre : exactOre(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)))

/** How much less something costs than before its reduction; zero when it is not reduced. */
export const reductionOf = ({ price, beforePrice }: { readonly price: Ore; readonly beforePrice?: Ore | null | undefined }): Ore =>
  beforePrice && beforePrice > price ? minus(beforePrice, price) : zeroOre
