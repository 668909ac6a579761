import { hasBit } from '../memory/bits.ts'
import { ChainIndex } from '../memory/chain-index.ts'
import type { Loaded, Names } from '../memory/load.ts'
import { codeArticles, mayBeCode } from './codes.ts'
import { searchWords, type Searched } from './search.ts'

const empty = new ChainIndex()
export const chainOf = ({ chains }: Loaded, chainId: number): ChainIndex => chains.get(chainId) ?? empty

async function coded(names: Names, index: ChainIndex, chainId: number, query: string): Promise<Searched | null> {
  const known = (await codeArticles(names, chainId, query)).flatMap((id) => index.slotOf(id) ?? [])
  // An article that is not shown does not stand in the way of those that are.
  const slots = known.filter((slot) => hasBit(index.visible, slot))
  return slots.length === 0 ? null : { slots, scores: new Uint16Array(index.keys.length), corrected: null }
}

/**
 * What a query means in this chain: an article number or EAN when it is one, else its words; null for everything. What looks like words is looked up as a
 * number only when its words find nothing. `open`: its last word may go on.
 */
export async function meaning(names: Names, loaded: Loaded, chainId: number, query: string, open = false): Promise<Searched | null> {
  const index = chainOf(loaded, chainId)
  const numberFirst = mayBeCode(loaded.sizes, query)
  const numbered = numberFirst ? await coded(names, index, chainId, query) : null
  if (numbered) return numbered
  const searched = searchWords(loaded, index, query, open)
  if (numberFirst || searched === null || (searched.slots.length > 0 && searched.corrected === null)) return searched
  return (await coded(names, index, chainId, query)) ?? searched
}
