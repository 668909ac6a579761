import type { OrderKey } from '@vidda/domain/listing'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { codeArticles, mayBeCode } from './codes.ts'
import { countBits, hasBit } from './index/bits.ts'
import { ChainIndex } from './index/chain-index.ts'
import { current, nothing } from './index/current.ts'
import type { Loaded } from './index/load.ts'
import { narrow, pageOf, type Constraints } from './query/narrow.ts'
import { bestOf } from './query/rank.ts'
import { searchWords, type Searched } from './query/search.ts'

export { warm } from './index/current.ts'
export type { Constraints } from './query/narrow.ts'

/** `data` is joined article JSON, `hits` wraps each in `_source`. */
export type Shape = 'data' | 'hits'

export type Ask = Constraints & {
  readonly chainId: number
  readonly query: string
  /** Relevance when there is a query, else by name, when left out. */
  readonly orderBy?: OrderKey | undefined
  readonly descending: boolean
  readonly skip: number
  readonly take: number
  readonly shape: Shape
}

/** `json` is the stored JSON of the articles, joined by commas and not parsed; `corrected` the query that was answered in place of the one asked. */
export type Found = { readonly total: number; readonly json: string; readonly corrected: string | null }

const empty = new ChainIndex()
export const chainOf = ({ chains }: Loaded, chainId: number): ChainIndex => chains.get(chainId) ?? empty

async function coded(db: Db, index: ChainIndex, chainId: number, query: string): Promise<Searched | null> {
  const known = (await codeArticles(db, chainId, query)).flatMap((id) => index.slotOf(id) ?? [])
  // An article that is not shown does not stand in the way of those that are.
  const slots = known.filter((slot) => hasBit(index.visible, slot))
  return slots.length === 0 ? null : { slots, scores: new Uint16Array(index.keys.length), corrected: null }
}

/**
 * What a query means in this chain: an article number or EAN when it is one, else its words; null for everything. What looks like words is looked up as a
 * number only when its words find nothing. `open`: its last word may go on.
 */
export async function meaning(db: Db, loaded: Loaded, chainId: number, query: string, open = false): Promise<Searched | null> {
  const index = chainOf(loaded, chainId)
  const numberFirst = mayBeCode(loaded.sizes, query)
  const numbered = numberFirst ? await coded(db, index, chainId, query) : null
  if (numbered) return numbered
  const searched = searchWords(loaded, index, query, open)
  if (numberFirst || searched === null || (searched.slots.length > 0 && searched.corrected === null)) return searched
  return (await coded(db, index, chainId, query)) ?? searched
}

const wrapped = { data: sql.raw(`source || stock`), hits: sql.raw(`'{"_source":' || source || stock || '}'`) }

const articleTexts = (ids: readonly number[], shape: Shape) =>
  ids.length === 0
    ? nothing
    : sql`(select string_agg(${wrapped[shape]}, ',' order by place) from unnest(${`{${ids.join(',')}}`}::text::int[]) with ordinality as page (article_id, place)
      join doc_src using (article_id))`

const orderOf = ({ orders, keys }: ChainIndex, { orderBy = 'Name', descending }: Ask): Int32Array =>
  descending ? orders.falling(orderBy, keys) : orders.get(orderBy, keys).slots

/** Finds articles. */
export async function find(db: Db, ask: Ask): Promise<Found> {
  const { found, text } = await current(db, async (loaded) => {
    const index = chainOf(loaded, ask.chainId)
    const searched = await meaning(db, loaded, ask.chainId, ask.query)
    const bits = narrow(index, ask, searched?.slots)
    const { skip, take } = ask
    const page = searched && ask.orderBy === undefined ? bestOf(index, searched, bits, ask) : pageOf(orderOf(index, ask), bits, skip, take)
    const ids = page.map((slot) => index.keys[slot]?.id ?? 0)
    return { found: { total: countBits(bits), corrected: searched?.corrected ?? null }, read: articleTexts(ids, ask.shape) }
  })
  return { ...found, json: text ?? '' }
}
