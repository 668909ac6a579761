import type { OrderKey } from '@vidda/domain/listing'

/** What articles are sorted by; amounts in øre, `created` in ms. */
export type SortKeys = {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly qtyRank: number
  readonly turnoverRank: number
  readonly created: number
}

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

type Compare = (a: SortKeys, b: SortKeys) => number

/** What each order goes by, and what settles ties, so that pages stay put. */
const comparisons: Readonly<Record<OrderKey, { readonly by: Compare; readonly ties: Compare }>> = {
  Name: { by: (a, b) => text(a.name, b.name), ties: (a, b) => a.id - b.id },
  Price: { by: (a, b) => a.price - b.price, ties: (a, b) => text(a.name, b.name) || a.id - b.id },
  Bestseller: { by: (a, b) => a.qtyRank - b.qtyRank || a.turnoverRank - b.turnoverRank, ties: (a, b) => a.id - b.id },
  Created: { by: (a, b) => a.created - b.created, ties: (a, b) => a.id - b.id },
}

export const sameKeys = (a: SortKeys, b: SortKeys): boolean =>
  a.name === b.name && a.price === b.price && a.qtyRank === b.qtyRank && a.turnoverRank === b.turnoverRank && a.created === b.created

type Order = { readonly slots: Int32Array; readonly places: Int32Array }

/** The orders of all slots, each made when it is first asked for. */
export class Orders {
  readonly #rising = new Map<OrderKey, Order>()
  readonly #falling = new Map<OrderKey, Int32Array>()

  forget(): void {
    this.#rising.clear()
    this.#falling.clear()
  }

  /** Slots in ascending order, and each slot's place among them. */
  get(key: OrderKey, keys: readonly SortKeys[]): Order {
    const found = this.#rising.get(key)
    if (found) return found
    const { by, ties } = comparisons[key]
    const compare = (a: SortKeys, b: SortKeys) => by(a, b) || ties(a, b)
    const slots = Int32Array.from(keys.keys()).toSorted((a, b) => compare(keys[a] as SortKeys, keys[b] as SortKeys))
    const places = new Int32Array(slots.length)
    for (let place = 0; place < slots.length; place += 1) places[slots[place] ?? 0] = place
    const made = { slots, places }
    this.#rising.set(key, made)
    return made
  }

  /** Slots in descending order; equals stand as they do in the ascending one. */
  falling(key: OrderKey, keys: readonly SortKeys[]): Int32Array {
    const found = this.#falling.get(key)
    if (found) return found
    const { slots } = this.get(key, keys)
    const { by } = comparisons[key]
    const keysAt = (place: number) => keys[slots[place] ?? 0] as SortKeys
    const made = new Int32Array(slots.length)
    for (let end = slots.length, filled = 0; end > 0;) {
      let start = end - 1
      while (start > 0 && by(keysAt(start - 1), keysAt(start)) === 0) start -= 1
      made.set(slots.subarray(start, end), filled)
      filled += end - start
      end = start
    }
    this.#falling.set(key, made)
    return made
  }
}
