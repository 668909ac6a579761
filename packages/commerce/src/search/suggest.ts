import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { chainOf, meaning } from './engine.ts'
import { countCommon, type Bits } from './index/bits.ts'
import type { ChainIndex } from './index/chain-index.ts'
import { current, nothing } from './index/current.ts'
import type { Place } from './index/places.ts'
import { narrow, pageOf } from './query/narrow.ts'
import { bestOf } from './query/rank.ts'
import { obtainable } from './tags.ts'
import { folded, respelled, tokensOf } from './text/letters.ts'

const most = { articles: 6, popular: 4, categories: 4, brands: 3 } as const

export type CountedPlace = Place & { readonly count: number }

export type Suggested = {
  readonly articles: readonly number[]
  readonly popular: readonly number[]
  readonly categories: readonly CountedPlace[]
  readonly brands: readonly CountedPlace[]
  readonly corrected: string | null
}

/** Whether the name holds every word that is typed, or its beginning. */
const named = ({ words }: Place, typed: readonly string[]): boolean =>
  typed.length > 0 &&
  typed.every((token) => [folded(token), folded(respelled(token))].some((plain) => words.some((word) => word.startsWith(plain))))

/** Those that are named first, and when none is, those with most hits. */
function placesOf(all: readonly CountedPlace[], typed: readonly string[], count: number): readonly CountedPlace[] {
  const byCount = all.toSorted((a, b) => b.count - a.count || a.tag - b.tag)
  const fitting = byCount.filter((place) => named(place, typed))
  return (fitting.length > 0 ? fitting : byCount.filter((place) => place.kind === 'groups' || place.kind === 'brands')).slice(0, count)
}

const countedPlaces = (index: ChainIndex, places: Iterable<Place>, bits: Bits): CountedPlace[] =>
  Array.from(places).flatMap((place) => {
    const count = countCommon(bits, index.tagged(place.tag) ?? new Uint32Array())
    return count > 0 ? [{ ...place, count }] : []
  })

const brief = (ids: readonly number[]) =>
  ids.length === 0
    ? nothing
    : sql`(select json_agg(json_build_object('id', a->'id', 'slug', a->'slug', 'name', a->'name', 'brand', a->'brand', 'price', a->'price',
        'image', a->'image') order by place)::text
      from unnest(${`{${ids.join(',')}}`}::text::int[]) with ordinality as page (article_id, place)
      join doc_src using (article_id) cross join lateral (select (source || '}')::json as a) as parsed)`

/** What to offer while a shopper types: goods that can be had, and where they stand. `text` is a JSON array of the articles of both lists. */
export async function suggest(db: Db, chainId: number, query: string): Promise<{ found: Suggested; text: string }> {
  const { found, text } = await current(db, async (loaded) => {
    const index = chainOf(loaded, chainId)
    const searched = await meaning(db, loaded, chainId, query, true)
    const bits = narrow(index, { rules: [[obtainable]] }, searched?.slots)
    const idOf = (slot: number) => index.keys[slot]?.id ?? 0
    const articles = searched ? bestOf(index, searched, bits, { skip: 0, take: most.articles, descending: false }).map(idOf) : []
    const selling = index.orders.get('Bestseller', index.keys).slots
    const popular = pageOf(selling, bits, 0, most.popular).map(idOf)
    const typed = tokensOf(searched?.corrected ?? query)
    const counted = countedPlaces(index, loaded.places.get(chainId)?.values() ?? [], bits)
    const { true: brands = [], false: categories = [] } = Object.groupBy(
      counted,
      (place) => String(place.kind === 'brands') as 'true' | 'false',
    )
    const suggested: Suggested = {
      articles,
      popular,
      categories: placesOf(categories, typed, most.categories),
      brands: placesOf(brands, typed, most.brands),
      corrected: searched?.corrected ?? null,
    }
    return { found: suggested, read: brief([...new Set([...articles, ...popular])]) }
  })
  return { found, text: text ?? '[]' }
}
