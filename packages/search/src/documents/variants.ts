/** A variant as filters see it. What no variant of an article has is a variant with that alone. */
export type DocumentVariant = {
  readonly colorId: number | null
  /** The id of the colour's group, which filters ask for. */
  readonly color: number | null
  readonly size: number | null
  /** Those that have it in stock. */
  readonly shops: readonly number[]
}

/** The colour, its group and the size. */
const idsPerVariant = 3

// A word of bits is a positive number in the database, too.
const bitsPerWord = 31

/** What stands for a colour or size that is not there; any other id stands one higher. */
export const noId = 0
const packedId = (id: number | null): number => (id === null ? noId : id + 1)
export const unpackedId = (packed: number): number => packed - 1

const wordsFor = (count: number): number => Math.ceil(count / bitsPerWord)

/**
 * Packs variants into one list of numbers, a tenth of the size of JSON: the count of shops, their ids, then for each variant its colour, the colour's group,
 * its size, and a bit per shop that has it in stock.
 */
export function packVariants(variants: readonly DocumentVariant[]): number[] {
  const shops = [...new Set(variants.flatMap((variant) => variant.shops))].toSorted((a, b) => a - b)
  const places = new Map(shops.map((id, place) => [id, place]))
  const packed = variants.flatMap((variant) => {
    const words = Array.from({ length: wordsFor(shops.length) }, () => 0)
    for (const id of variant.shops) {
      const place = places.get(id) ?? 0
      const word = Math.floor(place / bitsPerWord)
      words[word] = (words[word] ?? 0) | (1 << (place % bitsPerWord))
    }
    return [packedId(variant.colorId), packedId(variant.color), packedId(variant.size), ...words]
  })
  return variants.length === 0 ? [] : [shops.length, ...shops, ...packed]
}

type Visit = {
  /** Hears of the next variant, by its packed ids. */
  readonly variant: (colorId: number, color: number, size: number) => void
  /** Hears of each shop that has it, by its place among the shops. */
  readonly shop: (place: number) => void
}

/** How many variants `packVariants` packed. */
export const countOfVariants = (packed: readonly number[]): number => {
  const shops = packed[0] ?? 0
  return packed.length === 0 ? 0 : (packed.length - 1 - shops) / (idsPerVariant + wordsFor(shops))
}

/** The shops that have any of them. */
export const shopsOfVariants = (packed: readonly number[]): readonly number[] => packed.slice(1, 1 + (packed[0] ?? 0))

/** Reads what `packVariants` packed. */
export function eachVariant(packed: readonly number[], { variant, shop }: Visit): void {
  const shops = packed[0] ?? 0
  const words = wordsFor(shops)
  for (let at = 1 + shops; at < packed.length; at += idsPerVariant + words) {
    variant(packed[at] ?? noId, packed[at + 1] ?? noId, packed[at + 2] ?? noId)
    for (let word = 0; word < words; word += 1) {
      for (let left = packed[at + idsPerVariant + word] ?? 0; left !== 0; left &= left - 1)
        shop(word * bitsPerWord + 31 - Math.clz32(left & -left))
    }
  }
}
