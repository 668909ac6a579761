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

/** The id settles ties, so that pages stay put. */
const comparisons: Readonly<Record<OrderKey, (a: SortKeys, b: SortKeys) => number>> = {
  Name: (a, b) => text(a.name, b.name) || a.id - b.id,
  Price: (a, b) => a.price - b.price || text(a.name, b.name) || a.id - b.id,
  Bestseller: (a, b) => a.qtyRank - b.qtyRank || a.turnoverRank - b.turnoverRank || a.id - b.id,
  Created: (a, b) => a.created - b.created || a.id - b.id,
}

export const sameKeys = (a: SortKeys, b: SortKeys): boolean =>
  a.name === b.name && a.price === b.price && a.qtyRank === b.qtyRank && a.turnoverRank === b.turnoverRank && a.created === b.created

type Order = { readonly slots: Int32Array; readonly places: Int32Array }

/** The orders of all slots, each made when it is first asked for. */
export class Orders {
  readonly #made = new Map<OrderKey, Order>()

  forget(): void {
    this.#made.clear()
  }

  /** Slots in ascending order, and each slot's place among them. */
  get(key: OrderKey, keys: readonly SortKeys[]): Order {
    const found = this.#made.get(key)
    if (found) return found
    const compare = comparisons[key]
    const slots = Int32Array.from(keys.keys()).toSorted((a, b) => compare(keys[a] as SortKeys, keys[b] as SortKeys))
    const places = new Int32Array(slots.length)
    for (let place = 0; place < slots.length; place += 1) places[slots[place] ?? 0] = place
    const made = { slots, places }
    this.#made.set(key, made)
    return made
  }
}
