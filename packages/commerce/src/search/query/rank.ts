import { hasBit, type Bits } from '../index/bits.ts'
import type { ChainIndex } from '../index/chain-index.ts'
import type { Matches } from './match.ts'

const placeSpan = 2 ** 24

/** A page of the matches in the set: the best first, and among equals what sells most. */
export function bestOf(
  index: ChainIndex,
  { slots, scores }: Matches,
  bits: Bits,
  { skip, take, descending }: { readonly skip: number; readonly take: number; readonly descending: boolean },
): number[] {
  const { slots: order, places } = index.orders.get('Bestseller', index.keys)
  const kept = slots.filter((slot) => hasBit(bits, slot))
  const highest = kept.reduce((most, slot) => Math.max(most, scores[slot] ?? 0), 0)
  const keys = new Float64Array(kept.length)
  for (let at = 0; at < kept.length; at += 1) {
    const slot = kept[at] ?? 0
    const score = scores[slot] ?? 0
    keys[at] = (descending ? score : highest - score) * placeSpan + (places[slot] ?? 0)
  }
  keys.sort()
  return Array.from(keys.subarray(skip, skip + take), (key) => order[key % placeSpan] ?? 0)
}
