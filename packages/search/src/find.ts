import type { FindQuestion, Found } from './engine.ts'
import { countBits } from './memory/bits.ts'
import type { ChainIndex } from './memory/chain-index.ts'
import type { CurrentIndex } from './memory/current.ts'
import type { Names } from './memory/load.ts'
import { separated, storedTexts } from './memory/stored.ts'
import { chainOf, meaning } from './query/meaning.ts'
import { narrow, pageOf } from './query/narrow.ts'
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
    return { found: { total: countBits(bits), corrected: searched?.corrected ?? null }, read: storedTexts(ids) }
  })
  return { ...found, articles: separated(text) }
}
