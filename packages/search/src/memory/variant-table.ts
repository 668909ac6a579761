import { availableShopId } from '@vidda/domain/shop'
import { countOfVariants, eachVariant, noId, shopsOfVariants, unpackedId } from '../documents/variants.ts'
import { tag } from '../documents/tags.ts'
import { eachBit, type Bits } from './bits.ts'

/** Small numbers for ids, in the order in which they come. */
class Numbering {
  readonly ids: number[] = []
  readonly #numbers = new Map<number, number>()

  of(id: number): number {
    const known = this.#numbers.get(id)
    if (known !== undefined) return known
    const next = this.ids.push(id) - 1
    this.#numbers.set(id, next)
    return next
  }

  known(ids: readonly number[]): readonly number[] {
    return ids.flatMap((id) => this.#numbers.get(id) ?? [])
  }
}

/** What one and the same variant must have: one of the colours, one of the sizes, and of each list of shops one. */
export type VariantRules = {
  readonly colors: readonly number[] | null
  readonly sizes: readonly number[] | null
  readonly shops: readonly (readonly number[])[]
  /** Any shop has it. */
  readonly isInStock: boolean
}

type Test = {
  readonly colors: Uint8Array | null
  readonly sizes: Uint8Array | null
  readonly shops: readonly Int32Array[]
  readonly isInStock: boolean
}

const [colorAt, sizeAt, colorIdAt, firstWord] = [0, 1, 2, 3]
const wordsFor = (count: number): number => (count + 31) >>> 5

const grown = (old: Int32Array, least: number): Int32Array<ArrayBuffer> => {
  const next = new Int32Array(Math.max(least, old.length * 2))
  next.set(old)
  return next
}

/** Unused records are compacted once there are this many and they make up half of all records. */
const mostHoles = 4096

/**
 * The variants of a chain's articles. A record holds the group of a variant's colour, its size, the colour, and one bit for every shop that has it in stock. All records are in one
 * array, those of an article next to each other and articles in the order of their arrival, so that counting reads memory sequentially.
 */
export class VariantTable {
  readonly #colors = new Numbering()
  readonly #sizes = new Numbering()
  readonly #shops = new Numbering()
  #records = new Int32Array(0)
  /** How many numbers a record has. */
  #width = firstWord
  /** Records in the array, including unused ones. */
  #used = 0
  #holes = 0
  /** By slot: the index of its first record, and the number of its records. */
  #starts = new Int32Array(0)
  #counts = new Int32Array(0)

  constructor() {
    this.#colors.of(unpackedId(noId))
    this.#sizes.of(unpackedId(noId))
  }

  /** Compacts all records, and widens them to hold a bit for every known shop. */
  #rewrite(width: number): void {
    const [old, oldWidth] = [this.#records, this.#width]
    const records = new Int32Array((this.#used - this.#holes) * width)
    let used = 0
    for (let slot = 0; slot < this.#starts.length; slot += 1) {
      const start = this.#starts[slot] ?? 0
      this.#starts[slot] = used
      for (let at = 0; at < (this.#counts[slot] ?? 0); at += 1, used += 1) {
        const from = (start + at) * oldWidth
        records.set(old.subarray(from, from + oldWidth), used * width)
      }
    }
    this.#records = records
    this.#width = width
    this.#used = used
    this.#holes = 0
  }

  /** Allocates empty records for a slot; reuses its old records if their number is the same. */
  #roomFor(slot: number, count: number): number {
    if (slot >= this.#starts.length) {
      this.#starts = grown(this.#starts, slot + 1)
      this.#counts = grown(this.#counts, slot + 1)
    }
    if (this.#counts[slot] !== count) {
      this.forget(slot)
      if (this.#holes > mostHoles && this.#holes > this.#used / 2) this.#rewrite(this.#width)
      this.#starts[slot] = this.#used
      this.#counts[slot] = count
      this.#used += count
      if (this.#used * this.#width > this.#records.length) this.#records = grown(this.#records, this.#used * this.#width)
    }
    const start = (this.#starts[slot] ?? 0) * this.#width
    this.#records.fill(0, start, start + count * this.#width)
    return start
  }

  /** Takes the variants of a slot; answers what the article is found by through them. */
  put(slot: number, packed: readonly number[]): readonly number[] {
    const shops = shopsOfVariants(packed)
    const numbers = shops.map((id) => this.#shops.of(id))
    const needed = firstWord + wordsFor(this.#shops.ids.length)
    if (needed > this.#width) this.#rewrite(needed)
    const start = this.#roomFor(slot, countOfVariants(packed))
    const [records, width] = [this.#records, this.#width]
    const tags = new Set<number>()
    let [at, color, size] = [start - width, noId, noId]
    const note = (kind: 'colors' | 'sizes' | 'colorsInStock' | 'sizesInStock', id: number) => {
      if (id !== noId) tags.add(tag(kind, unpackedId(id)))
    }
    eachVariant(packed, {
      variant: (...ids) => {
        at += width
        const [colorId] = ids
        ;[, color, size] = ids
        records[at + colorAt] = this.#colors.of(unpackedId(color))
        records[at + sizeAt] = this.#sizes.of(unpackedId(size))
        records[at + colorIdAt] = unpackedId(colorId)
        note('colors', color)
        note('sizes', size)
      },
      shop: (place) => {
        const number = numbers[place] ?? 0
        const word = at + firstWord + (number >>> 5)
        records[word] = (records[word] ?? 0) | (1 << (number & 31))
        note('colorsInStock', color)
        note('sizesInStock', size)
      },
    })
    const obtainable = shops.length > 0 ? [availableShopId, ...shops] : []
    return [...tags, ...obtainable.map((id) => tag('shops', id))]
  }

  forget(slot: number): void {
    this.#holes += this.#counts[slot] ?? 0
    if (slot < this.#counts.length) this.#counts[slot] = 0
  }

  #testOf({ colors, sizes, shops, isInStock }: VariantRules): Test {
    const flags = (numbering: Numbering, ids: readonly number[] | null) => {
      if (ids === null) return null
      const set = new Uint8Array(numbering.ids.length)
      for (const number of numbering.known(ids)) set[number] = 1
      return set
    }
    const mask = (ids: readonly number[]) => {
      const words = new Int32Array(wordsFor(this.#shops.ids.length))
      for (const number of this.#shops.known(ids)) words[number >>> 5] = (words[number >>> 5] ?? 0) | (1 << (number & 31))
      return words
    }
    return { colors: flags(this.#colors, colors), sizes: flags(this.#sizes, sizes), shops: shops.map(mask), isInStock }
  }

  /** Finds the first record of an article that meets all of the rules: its index in the array, or -1. */
  #firstOf(rules: VariantRules): (slot: number) => number {
    const test = this.#testOf(rules)
    const [records, width, starts, counts] = [this.#records, this.#width, this.#starts, this.#counts]
    return (slot) => {
      const start = (starts[slot] ?? 0) * width
      const end = start + (counts[slot] ?? 0) * width
      for (let at = start; at < end; at += width) if (meets(records, at, width, test)) return at
      return -1
    }
  }

  /** A test of whether an article has a variant that meets all of the rules. */
  having(rules: VariantRules): (slot: number) => boolean {
    const firstOf = this.#firstOf(rules)
    return (slot) => firstOf(slot) >= 0
  }

  /** Finds the colour of an article's first variant that meets all of the rules; null if that variant has none. */
  colorOf(rules: VariantRules): (slot: number) => number | null {
    const [records, firstOf] = [this.#records, this.#firstOf(rules)]
    return (slot) => {
      const at = firstOf(slot)
      const id = at < 0 ? unpackedId(noId) : (records[at + colorIdAt] ?? unpackedId(noId))
      return id === unpackedId(noId) ? null : id
    }
  }

  /** Counts the articles of the set by a field of those of their variants that meet the rules: ids with their counts. */
  count(field: 'colors' | 'sizes' | 'shops', bits: Bits, rules: VariantRules): ReadonlyMap<number, number> {
    return field === 'shops' ? this.#countShops(bits, rules) : this.#countIds(field, bits, rules)
  }

  #countIds(field: 'colors' | 'sizes', bits: Bits, rules: VariantRules): ReadonlyMap<number, number> {
    const test = this.#testOf(rules)
    const [{ ids }, offset] = field === 'colors' ? [this.#colors, colorAt] : [this.#sizes, sizeAt]
    const counts = new Uint32Array(ids.length)
    // Where each value was seen last, so that an article counts once.
    const seen = new Int32Array(ids.length).fill(-1)
    const [records, width, starts, lengths] = [this.#records, this.#width, this.#starts, this.#counts]
    eachBit(bits, (slot) => {
      const start = (starts[slot] ?? 0) * width
      const end = start + (lengths[slot] ?? 0) * width
      for (let at = start; at < end; at += width) {
        const value = records[at + offset] ?? 0
        if (seen[value] === slot || !meets(records, at, width, test)) continue
        seen[value] = slot
        counts[value] = (counts[value] ?? 0) + 1
      }
    })
    return new Map(ids.flatMap((id, number) => (id === unpackedId(noId) || counts[number] === 0 ? [] : [[id, counts[number] ?? 0]])))
  }

  #countShops(bits: Bits, rules: VariantRules): ReadonlyMap<number, number> {
    const test = this.#testOf(rules)
    const { ids } = this.#shops
    const counts = new Uint32Array(ids.length)
    const having = new Int32Array(wordsFor(ids.length))
    let obtainable = 0
    const [records, width, starts, lengths] = [this.#records, this.#width, this.#starts, this.#counts]
    eachBit(bits, (slot) => {
      const start = (starts[slot] ?? 0) * width
      const end = start + (lengths[slot] ?? 0) * width
      having.fill(0)
      for (let at = start; at < end; at += width) {
        if (!meets(records, at, width, test)) continue
        for (let word = firstWord; word < width; word += 1) {
          having[word - firstWord] = (having[word - firstWord] ?? 0) | (records[at + word] ?? 0)
        }
      }
      let any = 0
      for (let word = 0; word < having.length; word += 1) {
        any |= having[word] ?? 0
        for (let left = having[word] ?? 0; left !== 0; left &= left - 1) {
          const number = (word << 5) + 31 - Math.clz32(left & -left)
          counts[number] = (counts[number] ?? 0) + 1
        }
      }
      if (any !== 0) obtainable += 1
    })
    const found = ids.flatMap((id, number): [number, number][] => (counts[number] === 0 ? [] : [[id, counts[number] ?? 0]]))
    return new Map(obtainable > 0 ? [...found, [availableShopId, obtainable]] : found)
  }
}

function meets(records: Int32Array, at: number, width: number, { colors, sizes, shops, isInStock }: Test): boolean {
  if (colors && colors[records[at + colorAt] ?? 0] !== 1) return false
  if (sizes && sizes[records[at + sizeAt] ?? 0] !== 1) return false
  for (const mask of shops) if (!common(records, at, width, mask)) return false
  return !isInStock || shops.length > 0 || hasAny(records, at, width)
}

function common(records: Int32Array, at: number, width: number, mask: Int32Array): boolean {
  for (let word = firstWord; word < width; word += 1) {
    if (((records[at + word] ?? 0) & (mask[word - firstWord] ?? 0)) !== 0) return true
  }
  return false
}

function hasAny(records: Int32Array, at: number, width: number): boolean {
  for (let word = firstWord; word < width; word += 1) if (records[at + word] !== 0) return true
  return false
}
