import type { FindQuestion, Found, MetColor } from './engine.ts'
import { countBits } from './memory/bits.ts'
import type { ChainIndex } from './memory/chain-index.ts'
import type { CurrentIndex } from './memory/current.ts'
import type { Names } from './memory/load.ts'
import { separated, separatedImages, storedTexts, storedWithImages } from './memory/stored.ts'
import { chainOf, meaning } from './query/meaning.ts'
import { asksForColor, narrow, pageOf, variantRules } from './query/narrow.ts'
import { bestOf } from './query/rank.ts'

const orderOf = ({ orders, keys }: ChainIndex, { orderBy = 'Name', descending }: FindQuestion): Int32Array =>
  descending ? orders.falling(orderBy, keys) : orders.get(orderBy, keys).slots

/** Finds articles. */
export async function find(current: CurrentIndex, names: Names, question: FindQuestion): Promise<Found> {
  const { found, text } = await current.answer(async (loaded) => {
    const { chainId, query, skip, take } = question
    const index = chainOf(loaded, chainId)
    const searched = await meaning(names, loaded, chainId, query)
    const bits = narrow(index, question, searched?.slots)
    const page =
      searched && question.orderBy === undefined
        ? bestOf(index, searched, bits, question)
        : pageOf(orderOf(index, question), bits, skip, take)
    const ids = page.map((slot) => index.keys[slot]?.id ?? 0)
    const rules = variantRules(question.rules)
    const colorIds = asksForColor(rules) ? page.map(index.variants.colorOf(rules)) : null
    return {
      found: { total: countBits(bits), corrected: searched?.corrected ?? null, colorIds },
      read: colorIds ? storedWithImages(ids, colorIds) : storedTexts(ids),
    }
  })
  const { colorIds, ...rest } = found
  if (!colorIds) return { ...rest, articles: separated(text), met: [] }
  const stored = separatedImages(text)
  const met = stored.map(({ image }, at): MetColor | null => {
    const colorId = colorIds[at] ?? null
    return colorId === null || image === '' ? null : { colorId, image }
  })
  return { ...rest, articles: stored.map(({ article }) => article), met }
}
