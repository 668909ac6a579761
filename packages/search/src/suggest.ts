import { obtainable } from './documents/tags.ts'
import type { CountedPlace, Suggested } from './engine.ts'
import { countCommon, noBits, type Bits } from './memory/bits.ts'
import type { ChainIndex } from './memory/chain-index.ts'
import type { CurrentIndex } from './memory/current.ts'
import type { Names } from './memory/load.ts'
import type { Place } from './memory/places.ts'
import { separated, storedTexts } from './memory/stored.ts'
import { chainOf, meaning } from './query/meaning.ts'
import { narrow, pageOf } from './query/narrow.ts'
import { bestOf } from './query/rank.ts'
import { folded, respelled, tokensOf } from './text/letters.ts'

const most = { articles: 6, popular: 4, categories: 4, brands: 3 } as const

/** Each typed word as it is and as it may be meant, without Norwegian letters. */
type Typed = readonly (readonly string[])[]

const typedWords = (query: string): Typed => tokensOf(query).map((token) => [folded(token), folded(respelled(token))])

/** Whether the name holds every word that is typed, or its beginning. */
const named = ({ words }: Place, typed: Typed): boolean =>
  typed.length > 0 && typed.every((spellings) => words.some((word) => spellings.some((spelling) => word.startsWith(spelling))))

/** Those with hits, most of them first. To count one place is to look at all hits, so only what may be offered is counted. */
const countedPlaces = (index: ChainIndex, places: readonly Place[], bits: Bits) =>
  places
    .map((place) => ({ place, count: countCommon(bits, index.tagged(place.tag) ?? noBits(0)) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.place.tag - b.place.tag)

/** Those that are named, and when none is, those with most hits. */
function offered(index: ChainIndex, places: readonly Place[], bits: Bits, typed: Typed): readonly CountedPlace[] {
  const fitting = countedPlaces(
    index,
    places.filter((place) => named(place, typed)),
    bits,
  )
  const common = () =>
    countedPlaces(
      index,
      places.filter(({ kind }) => kind === 'groups' || kind === 'brands'),
      bits,
    )
  return (fitting.length > 0 ? fitting : common()).map(({ place: { tag: _tag, words: _words, ...place }, count }) => ({ ...place, count }))
}

/** What to offer while a shopper types: goods that can be had, and where they stand. */
export async function suggest(current: CurrentIndex, names: Names, chainId: number, query: string): Promise<Suggested> {
  const { found, text } = await current.answer(async (loaded) => {
    const index = chainOf(loaded, chainId)
    const searched = await meaning(names, loaded, chainId, query, true)
    const bits = narrow(index, { rules: [obtainable] }, searched?.slots)
    const idOf = (slot: number) => index.keys[slot]?.id ?? 0
    const articles = searched ? bestOf(index, searched, bits, { skip: 0, take: most.articles, descending: false }).map(idOf) : []
    const selling = index.orders.get('Bestseller', index.keys).slots
    const popular = pageOf(selling, bits, 0, most.popular).map(idOf)
    const typed = typedWords(searched?.corrected ?? query)
    const places = [...(loaded.places.get(chainId)?.values() ?? [])]
    const { true: brands = [], false: categories = [] } = Object.groupBy(
      places,
      ({ kind }) => String(kind === 'brands') as 'true' | 'false',
    )
    return {
      found: {
        articles: articles.length,
        categories: offered(index, categories, bits, typed).slice(0, most.categories),
        brands: offered(index, brands, bits, typed).slice(0, most.brands),
        corrected: searched?.corrected ?? null,
      },
      read: storedTexts([...articles, ...popular]),
    }
  })
  const texts = separated(text)
  return { ...found, articles: texts.slice(0, found.articles), popular: texts.slice(found.articles) }
}
