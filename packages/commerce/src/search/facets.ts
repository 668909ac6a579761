import type { FacetField } from '@vidda/domain/listing'
import type { Db } from '../database/open.ts'
import { chainOf, meaning } from './engine.ts'
import { countBits, countCommon, eachBit, noBits, type Bits } from './index/bits.ts'
import type { ChainIndex } from './index/chain-index.ts'
import { current, nothing } from './index/current.ts'
import { narrow, type Constraints } from './query/narrow.ts'
import { idOfTag, tagsOfKind } from './tags.ts'

export type FacetAsk = {
  readonly chainId: number
  readonly query: string
  /** Of the search as it stands. */
  readonly all: Constraints
  /** What is left of them without the rules on one field; `all` itself where there are none. */
  readonly without: Readonly<Record<FacetField | 'price', Constraints>>
}

export type Counted = {
  readonly total: number
  readonly counts: Readonly<Record<string, readonly { readonly id: number; readonly count: number }[]>>
  /** Øre. */
  readonly price: { readonly min: number; readonly max: number } | null
  readonly corrected: string | null
}

// What one article costs beside one word of bits, and how many values are counted.
const articlesPerWord = 600
const tagsUsually = 200

/** Counts the tags of the articles in the set: by article where they are few, else tag by tag. */
function tagCounter(index: ChainIndex, bits: Bits): (tag: number) => number {
  if (countBits(bits) * articlesPerWord > bits.length * tagsUsually) return (tag) => countCommon(bits, index.tagged(tag) ?? noBits(0))
  const counts = new Map<number, number>()
  eachBit(bits, (slot) => {
    for (const tag of index.tagsOf(slot)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  })
  return (tag) => counts.get(tag) ?? 0
}

function counted(index: ChainIndex, field: FacetField, count: (tag: number) => number) {
  return index.tagsBetween(...tagsOfKind(field)).flatMap((tag) => {
    const hits = count(tag)
    return hits > 0 ? [{ id: idOfTag(tag), count: hits }] : []
  })
}

function pricesOf(index: ChainIndex, bits: Bits): Counted['price'] {
  let [min, max] = [Infinity, -Infinity]
  eachBit(bits, (slot) => {
    const price = index.keys[slot]?.price ?? 0
    min = Math.min(min, price)
    max = Math.max(max, price)
  })
  return max < min ? null : { min, max }
}

/** Counts hits per value of every field. A field's own rules do not narrow it: a count is what a search has with this value in their place. */
export async function facets(db: Db, { chainId, query, all, without }: FacetAsk): Promise<Counted> {
  const { found } = await current(db, async (loaded) => {
    const index = chainOf(loaded, chainId)
    const searched = await meaning(db, loaded, chainId, query)
    const whole = narrow(index, all, searched?.slots)
    const bitsOf = (constraints: Constraints) => (constraints === all ? whole : narrow(index, constraints, searched?.slots))
    const ofWhole = tagCounter(index, whole)
    const counterOf = (constraints: Constraints) => (constraints === all ? ofWhole : tagCounter(index, bitsOf(constraints)))
    const { price, ...fields } = without
    const counts = Object.entries(fields).map(([field, constraints]) => [
      field,
      counted(index, field as FacetField, counterOf(constraints)),
    ])
    return {
      found: {
        total: countBits(whole),
        counts: Object.fromEntries(counts) as Counted['counts'],
        price: pricesOf(index, bitsOf(price)),
        corrected: searched?.corrected ?? null,
      },
      read: nothing,
    }
  })
  return found
}
