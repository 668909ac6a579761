import { addAll, eachBit, hasBit, keepCommon, noBits, setBit, type Bits } from '../index/bits.ts'
import type { ChainIndex } from '../index/chain-index.ts'

export type Constraints = {
  /** Each rule's tags are alternatives; rules combine with AND (spec §3 Filter). */
  readonly rules: readonly (readonly number[])[]
  readonly ids?: readonly number[]
  /** Øre, both ends inclusive. */
  readonly price?: { readonly min: number; readonly max: number }
}

function bitsOf(index: ChainIndex, slots: Iterable<number>): Bits {
  const bits = noBits(index.size)
  for (const slot of slots) setBit(bits, slot, true)
  return bits
}

function anyOf(index: ChainIndex, tags: readonly number[]): Bits {
  const [first, ...others] = tags.flatMap((tag) => index.tagged(tag) ?? [])
  if (!first) return noBits(index.size)
  if (others.length === 0) return first
  const union = first.slice()
  for (const other of others) addAll(union, other)
  return union
}

function withinPrice(index: ChainIndex, bits: Bits, { min, max }: NonNullable<Constraints['price']>): void {
  eachBit(bits, (slot) => {
    const price = index.keys[slot]?.price ?? 0
    if (price < min || price > max) setBit(bits, slot, false)
  })
}

/** Visible articles that keep every rule, out of `among` when given. */
export function narrow(index: ChainIndex, { rules, ids, price }: Constraints, among?: readonly number[]): Bits {
  const bits = among ? bitsOf(index, among) : index.visible.slice()
  if (among) keepCommon(bits, index.visible)
  for (const rule of rules) keepCommon(bits, anyOf(index, rule))
  if (ids) {
    keepCommon(
      bits,
      bitsOf(
        index,
        ids.flatMap((id) => index.slotOf(id) ?? []),
      ),
    )
  }
  if (price) withinPrice(index, bits, price)
  return bits
}

/** The part of an order that is in the set, from `skip` on. */
export function pageOf(order: Int32Array, bits: Bits, skip: number, take: number): number[] {
  const page: number[] = []
  let passed = 0
  for (let at = 0; at < order.length && page.length < take; at += 1) {
    const slot = order[at] ?? 0
    if (hasBit(bits, slot) && passed++ >= skip) page.push(slot)
  }
  return page
}
