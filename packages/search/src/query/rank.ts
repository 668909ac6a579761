import { hasBit, type Bits } from '../memory/bits.ts'
import type { ChainIndex } from '../memory/chain-index.ts'
import type { Matches } from './match.ts'

const placeSpan = 2 ** 24
const few = 64
const highestScore = 2 ** 16 - 1

/** The smallest keys in ascending order. */
function smallest(keys: Float64Array, count: number): Float64Array {
  if (count > few || keys.length <= count) return keys.toSorted().subarray(0, count)
  const best = keys.subarray(0, count).toSorted()
  for (let at = count; at < keys.length; at += 1) {
    const key = keys[at] ?? 0
    if (key >= (best[count - 1] ?? 0)) continue
    let place = count - 1
    for (; place > 0 && (best[place - 1] ?? 0) > key; place -= 1) best[place] = best[place - 1] ?? 0
    best[place] = key
  }
  return best
}

/** A page of the matches in the set: the best first, and among equals what sells most. */
export function bestOf(
  index: ChainIndex,
  { slots, scores }: Matches,
  bits: Bits,
  { skip, take, descending }: { readonly skip: number; readonly take: number; readonly descending: boolean },
): number[] {
  const { slots: order, places } = index.orders.get('Bestseller', index.keys)
  const keys = new Float64Array(slots.length)
  let kept = 0
  for (const slot of slots) {
    if (!hasBit(bits, slot)) continue
    const score = scores[slot] ?? 0
    keys[kept++] = (descending ? score : highestScore - score) * placeSpan + (places[slot] ?? 0)
  }
  const page = smallest(keys.subarray(0, kept), skip + take).subarray(skip)
  return Array.from(page, (key) => order[key % placeSpan] ?? 0)
}
