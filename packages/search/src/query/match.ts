import { eachBit } from '../memory/bits.ts'
import type { ChainIndex } from '../memory/chain-index.ts'
import type { Alternative, Clause } from './clauses.ts'

/** Slots that answer every clause, and how well each does. */
export type Matches = { readonly slots: readonly number[]; readonly scores: Uint16Array }

function mark(index: ChainIndex, alternative: Alternative, visit: (slot: number, weight: number) => void): void {
  if (alternative.kind === 'tags') {
    for (const tag of alternative.tags) {
      const bits = index.tagged(tag)
      if (bits) eachBit(bits, (slot) => visit(slot, alternative.weight))
    }
    return
  }
  // Doubled, so that half of a weight is whole.
  const scale = alternative.scale * 2
  index[alternative.kind].each(alternative.term, (slot, weight) => visit(slot, weight * scale))
}

/** The best weight of each slot that answers the clause. */
function answering(index: ChainIndex, alternatives: readonly Alternative[]): { slots: number[]; best: Uint8Array } {
  const best = new Uint8Array(index.keys.length)
  const slots: number[] = []
  for (const alternative of alternatives) {
    mark(index, alternative, (slot, weight) => {
      if (best[slot] === 0) slots.push(slot)
      if (weight > (best[slot] ?? 0)) best[slot] = weight
    })
  }
  return { slots, best }
}

export function match(index: ChainIndex, clauses: readonly Clause[]): Matches {
  const scores = new Uint16Array(index.keys.length)
  let slots: number[] | null = null
  for (const clause of clauses) {
    const { slots: answered, best } = answering(index, clause.any)
    slots = slots === null ? answered : slots.filter((slot) => (best[slot] ?? 0) > 0)
    for (const slot of slots) scores[slot] = (scores[slot] ?? 0) + (best[slot] ?? 0)
    if (clause.better.length === 0) continue
    const better = answering(index, clause.better).best
    for (const slot of slots) scores[slot] = (scores[slot] ?? 0) + (better[slot] ?? 0)
  }
  return { slots: slots ?? [], scores }
}
