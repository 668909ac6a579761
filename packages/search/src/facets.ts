import { idOfTag, searchFields, tagsOfKind, type TagKind } from './documents/tags.ts'
import type { Constraints, Counted, FacetCount, FacetQuestion, PriceRange, SearchField } from './engine.ts'
import { countBits, countCommon, eachBit, keepCommon, noBits, type Bits } from './memory/bits.ts'
import type { ChainIndex } from './memory/chain-index.ts'
import { nothing, type CurrentIndex } from './memory/current.ts'
import type { Names } from './memory/load.ts'
import { chainOf, meaning } from './query/meaning.ts'
import { asksForColor, narrow, nearly, variantRules } from './query/narrow.ts'

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

function pricesOf(index: ChainIndex, bits: Bits): PriceRange | null {
  let [min, max] = [Infinity, -Infinity]
  eachBit(bits, (slot) => {
    const price = index.keys[slot]?.price ?? 0
    min = Math.min(min, price)
    max = Math.max(max, price)
  })
  return max < min ? null : { min, max }
}

const ascending = (counts: ReadonlyMap<number, number>): readonly FacetCount[] =>
  Array.from(counts, ([id, count]) => ({ id, count })).toSorted((a, b) => a.id - b.id)

/** The articles of a search without the rules on one field, and what counts them. */
type Others = { readonly constraints: Constraints; readonly bits: Bits; readonly count: (tag: number) => number }

function taggedCounts(index: ChainIndex, kind: TagKind, { bits, count }: Others, isPriced: boolean): readonly FacetCount[] {
  return index.tagsBetween(...tagsOfKind(kind)).flatMap((tag) => {
    const hits = count(tag)
    if (hits === 0) return []
    if (!isPriced) return [{ id: idOfTag(tag), count: hits }]
    const own = bits.slice()
    keepCommon(own, index.tagged(tag) ?? noBits(0))
    const price = pricesOf(index, own)
    return [{ id: idOfTag(tag), count: hits, ...(price && { price }) }]
  })
}

/** Counts a field of variants: those that meet the other rules on variants count, and an article once for each of their values. */
function variantCounts(index: ChainIndex, field: 'sizes' | 'colors' | 'shops', others: Others): readonly FacetCount[] {
  const rules = variantRules(others.constraints.rules)
  const isFree = !asksForColor(rules)
  if (isFree && !rules.isInStock) return taggedCounts(index, field, others, false)
  if (isFree && field !== 'shops') return taggedCounts(index, `${field}InStock`, others, false)
  return ascending(index.variants.count(field, others.bits, rules))
}

const without = (all: Constraints, field: SearchField): Constraints => {
  const rules = all.rules.filter((rule) => rule.field !== field)
  return rules.length === all.rules.length ? all : { ...all, rules }
}

/** Counts articles per value of every field. */
export async function facets(current: CurrentIndex, names: Names, question: FacetQuestion): Promise<Counted> {
  const { found } = await current.answer(async (loaded) => {
    const { chainId, query, fields = searchFields, priced = [], rules, ids, price } = question
    const all: Constraints = { rules, ...(ids && { ids }), ...(price && { price }) }
    const index = chainOf(loaded, chainId)
    const searched = await meaning(names, loaded, chainId, query)
    const othersOf = (constraints: Constraints, find: typeof narrow): Others => {
      const bits = find(index, constraints, searched?.slots)
      return { constraints, bits, count: tagCounter(index, bits) }
    }
    const whole = othersOf(all, narrow)
    const counts = fields.map((field) => {
      const constraints = without(all, field)
      const isVariants = field === 'sizes' || field === 'colors' || field === 'shops'
      const others = constraints === all ? whole : othersOf(constraints, isVariants ? nearly : narrow)
      return [field, isVariants ? variantCounts(index, field, others) : taggedCounts(index, field, others, priced.includes(field))] as const
    })
    const { price: _, ...unpriced } = all
    return {
      found: {
        total: countBits(whole.bits),
        counts: Object.fromEntries(counts),
        price: pricesOf(index, price ? narrow(index, unpriced, searched?.slots) : whole.bits),
        corrected: searched?.corrected ?? null,
      },
      read: nothing,
    }
  })
  return found
}
