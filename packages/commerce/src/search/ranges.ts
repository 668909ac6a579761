import type { Db } from '../database/open.ts'
import { chainOf } from './engine.ts'
import { countBits, countCommon, eachBit, noBits } from './index/bits.ts'
import { current, nothing } from './index/current.ts'
import { narrow } from './query/narrow.ts'
import { idOfTag, obtainable, tagsOfKind } from './tags.ts'

/** Prices in øre. */
export type Range = { readonly count: number; readonly min: number; readonly max: number }

export type Ranges = {
  readonly category: ReadonlyMap<number, Range>
  readonly subcategory: ReadonlyMap<number, Range>
  /** Ids of the product lines that a category has visible articles of. */
  readonly lines: ReadonlyMap<number, readonly number[]>
}

/** What can be had in each category and subcategory. */
export async function ranges(db: Db, chainId: number): Promise<Ranges> {
  const { found } = await current(db, (loaded) => {
    const index = chainOf(loaded, chainId)
    const within = (kind: 'category' | 'subcategory') =>
      new Map(
        index.tagsBetween(...tagsOfKind(kind)).map((tag) => {
          const bits = narrow(index, { rules: [[tag], [obtainable]] })
          let [min, max] = [Infinity, -Infinity]
          eachBit(bits, (slot) => {
            const price = index.keys[slot]?.price ?? 0
            min = Math.min(min, price)
            max = Math.max(max, price)
          })
          return [idOfTag(tag), { count: countBits(bits), min, max }] as const
        }),
      )
    const brands = index.tagsBetween(...tagsOfKind('brands'))
    const lines = index.tagsBetween(...tagsOfKind('category')).map((tag) => {
      const bits = narrow(index, { rules: [[tag]] })
      return [idOfTag(tag), brands.filter((brand) => countCommon(bits, index.tagged(brand) ?? noBits(0)) > 0).map(idOfTag)] as const
    })
    return { found: { category: within('category'), subcategory: within('subcategory'), lines: new Map(lines) }, read: nothing }
  })
  return found
}
