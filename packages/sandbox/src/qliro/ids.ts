import type { Journal } from '../journal.ts'

/** Integers of 64 bits beyond those that a JavaScript number can hold: read as a number, they lose their last digit. */
const first = { order: 9_007_199_254_740_993n, transaction: 9_107_199_254_740_993n }

export function createIds(journal: Journal): (kind: keyof typeof first) => string {
  const counters = journal.collection<number>('qliro.ids')
  return (kind) => {
    const count = counters.get(kind) ?? 0
    counters.save(kind, count + 1)
    return String(first[kind] + 2n * BigInt(count))
  }
}
