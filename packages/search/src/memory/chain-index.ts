import { fields, termsOf, type Field } from '../text/terms.ts'
import { hasBit, noBits, resized, setBit, type Bits } from './bits.ts'
import { Orders, sameKeys, type SortKeys } from './orders.ts'
import { Postings } from './postings.ts'
import { VariantTable } from './variant-table.ts'
import { Vocabulary } from './vocabulary.ts'

/** A search document as the database has it; `terms` holds a line per field. */
export type Document = SortKeys & {
  readonly chainId: number
  readonly visible: boolean
  readonly tags: readonly number[]
  /** As `packVariants` packs them. */
  readonly variants: readonly number[]
  readonly terms: string
}

function splitTexts(terms: string): Record<Field, string> {
  const lines = terms.split('\n')
  return Object.fromEntries(fields.map((field, at) => [field, lines[at] ?? ''])) as Record<Field, string>
}

/** FNV-1a, to tell whether a text has changed without keeping it. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) + text.length * 2 ** 32
}

const firstCapacity = 1024
const spare = 256

/** One chain's articles in memory. Each has a slot; an article whose words change gets a new one, and the old one stays empty. */
export class ChainIndex {
  readonly strong = new Postings()
  readonly weak = new Postings()
  readonly vocabulary = new Vocabulary()
  readonly keys: SortKeys[] = []
  readonly orders = new Orders()
  readonly variants = new VariantTable()
  visible: Bits = noBits(firstCapacity)
  readonly #byTag = new Map<number, Bits>()
  readonly #tags: (readonly number[])[] = []
  readonly #texts: number[] = []
  readonly #slots = new Map<number, number>()
  #capacity = firstCapacity

  get size(): number {
    return this.#capacity
  }

  /** Slots that no article uses any more. */
  get empty(): number {
    return this.keys.length - this.#slots.size
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id)
  }

  /** Whether an article that is shown has the term; slots that stand empty still do. */
  knows(kind: 'strong' | 'weak', term: string): boolean {
    return this[kind].some(term, (slot) => hasBit(this.visible, slot))
  }

  tagged(tag: number): Bits | undefined {
    return this.#byTag.get(tag)
  }

  /** Every tag from the first up to, and without, the second. */
  tagsBetween(first: number, end: number): number[] {
    return [...this.#byTag.keys()].filter((tag) => tag >= first && tag < end).toSorted((a, b) => a - b)
  }

  tagsOf(slot: number): readonly number[] {
    return this.#tags[slot] ?? []
  }

  put({ visible, tags: own, variants, terms, id, name, price, qtyRank, turnoverRank, created }: Document): void {
    const keys = { id, name, price, qtyRank, turnoverRank, created }
    const known = this.#slots.get(id)
    const text = fingerprint(terms)
    if (known !== undefined && this.#texts[known] === text) {
      if (!sameKeys(this.keys[known] as SortKeys, keys)) {
        this.keys[known] = keys
        this.orders.forget()
      }
      this.#mark(known, [...own, ...this.variants.put(known, variants)], visible)
      return
    }
    if (known !== undefined) {
      this.#mark(known, [], false)
      this.variants.forget(known)
    }
    const slot = this.#newSlot(keys)
    this.#slots.set(id, slot)
    this.#texts[slot] = text
    this.#mark(slot, [...own, ...this.variants.put(slot, variants)], visible)
    const found = termsOf(splitTexts(terms))
    for (const [term, weight] of found.strong) this.strong.add(term, slot, weight)
    for (const term of found.weak) this.weak.add(term, slot, 1)
    this.vocabulary.add(found.surfaces)
  }

  #newSlot(keys: SortKeys): number {
    const slot = this.keys.push(keys) - 1
    this.orders.forget()
    if (slot >= this.#capacity) {
      this.#resize(this.#capacity * 2)
    }
    return slot
  }

  /** Gives back the room that no article needs: what is counted over all of it is counted faster. */
  trim(): void {
    this.#resize(this.keys.length + spare)
  }

  #resize(capacity: number): void {
    this.#capacity = capacity
    this.visible = resized(this.visible, capacity)
    for (const [tag, bits] of this.#byTag) this.#byTag.set(tag, resized(bits, capacity))
  }

  #mark(slot: number, tags: readonly number[], visible: boolean): void {
    setBit(this.visible, slot, visible)
    for (const tag of this.#tags[slot] ?? []) {
      const bits = this.#byTag.get(tag)
      if (bits) setBit(bits, slot, false)
    }
    this.#tags[slot] = tags
    for (const tag of tags) {
      let bits = this.#byTag.get(tag)
      if (!bits) this.#byTag.set(tag, (bits = noBits(this.#capacity)))
      setBit(bits, slot, true)
    }
  }
}
