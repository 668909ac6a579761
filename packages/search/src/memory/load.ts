import { type Generated, type Kysely, sql } from 'kysely'
import { tag } from '../documents/tags.ts'
import { ChainIndex } from './chain-index.ts'
import { placesOf, type NamedPlace, type Places } from './places.ts'
import { sizeKeys } from './sizes.ts'

/** What this engine reads; whoever uses it makes these tables (README.md). */
export type SearchTables = {
  readonly doc_idx: {
    readonly article_id: number
    readonly chain_id: number
    readonly visible: boolean
    readonly tags: number[]
    readonly variants: Generated<number[]>
    readonly terms: Generated<string>
    readonly name_sort: string
    readonly price: number
    readonly qty_rank: number
    readonly turnover_rank: number
    readonly created: Date
    readonly changed: string | null
  }
  readonly doc_src: {
    readonly article_id: number
    readonly source: string
    readonly stock: string
    /** By colour id, what the article shows of that colour; `imagePath` is its picture. */
    readonly colors: Readonly<Record<string, object>>
  }
  readonly search_epoch: { readonly epoch: string; readonly names: string }
}

export type Db = Kysely<SearchTables>

/** What a shop's goods are named by, beside their documents. */
export type Names = {
  readonly sizes: () => Promise<readonly { readonly id: number; readonly name: string }[]>
  /** Of all chains. */
  readonly places: () => Promise<readonly NamedPlace[]>
  /** Ids of a chain's articles with one of these numbers or EANs, each with the one that it has; numbers are without what separates their parts. */
  readonly codes: (chainId: number, codes: readonly string[]) => Promise<readonly { readonly id: number; readonly code: string }[]>
}

/** Sizes of this name, and ranges of sizes around it. */
export type SizeTags = { readonly exact: readonly number[]; readonly within: readonly number[] }

/** All chains in memory, as of `snapshot`. */
export type Loaded = {
  readonly chains: ReadonlyMap<number, ChainIndex>
  /** Tags of sizes by the ways in which they are written. */
  readonly sizes: ReadonlyMap<string, SizeTags>
  /** Names of categories and brands, by chain. */
  readonly places: Places
  /** PostgreSQL's: it tells which changes are in here. */
  readonly snapshot: string
  /** Another one means that documents were removed. */
  readonly epoch: string
  /** Another one means that sizes, categories or brands are others now. */
  readonly names: string
}

type Chains = Map<number, ChainIndex>

const documents = (db: Db) =>
  db
    .selectFrom('doc_idx')
    .select(['article_id as id', 'chain_id as chain', 'visible', 'terms', 'name_sort as name', 'price', 'qty_rank as qty'])
    .select(['turnover_rank as turnover', sql<string>`array_to_string(tags, ',')`.as('tags')])
    .select(sql<string>`array_to_string(variants, ',')`.as('variants'))
    .select(sql<number>`(extract(epoch from created) * 1000)::float8`.as('created'))
    // The transaction that changed it last.
    .select('changed as transaction')

type Documents = ReturnType<typeof documents>

type Row = Awaited<ReturnType<Documents['execute']>>[number]

/** Finding the words of so many documents takes some 20 ms, in which nobody else gets an answer. */
const atOnce = 250

const numbersOf = (joined: string): readonly number[] => (joined === '' ? [] : joined.split(',').map(Number))

function put(chains: Chains, row: Row): void {
  let chain = chains.get(row.chain)
  if (!chain) chains.set(row.chain, (chain = new ChainIndex()))
  chain.put({
    id: row.id,
    chainId: row.chain,
    visible: row.visible,
    tags: numbersOf(row.tags),
    variants: numbersOf(row.variants),
    terms: row.terms,
    name: row.name,
    price: row.price,
    qtyRank: row.qty,
    turnoverRank: row.turnover,
    created: row.created,
  })
}

type Moment = Pick<Loaded, 'snapshot' | 'epoch' | 'names'>

async function moment(db: Db): Promise<Moment> {
  const now = await db
    .selectFrom('search_epoch')
    .select([sql<string>`pg_current_snapshot()::text`.as('snapshot'), 'epoch', 'names'])
    .executeTakeFirst()
  return now ?? { snapshot: '1:1:', epoch: '', names: '' }
}

async function readSizes(named: Names): Promise<ReadonlyMap<string, SizeTags>> {
  const sizes = new Map<string, { exact: number[]; within: number[] }>()
  for (const { id, name } of await named.sizes()) {
    const keys = sizeKeys(name)
    for (const how of ['exact', 'within'] as const) {
      for (const key of keys[how]) {
        const known = sizes.get(key) ?? { exact: [], within: [] }
        known[how].push(tag('sizes', id))
        sizes.set(key, known)
      }
    }
  }
  return sizes
}

const readNamed = async (named: Names): Promise<Pick<Loaded, 'sizes' | 'places'>> => ({
  sizes: await readSizes(named),
  places: placesOf(await named.places()),
})

/** Puts documents in, some at a time so that others get their turn; `after` answers those that follow the last one, in their order. */
async function putAll(db: Db, chains: Chains, after: (all: Documents, last: Row | undefined) => Documents): Promise<void> {
  let last: Row | undefined
  let count = atOnce
  while (count === atOnce) {
    const rows = await after(documents(db), last).limit(atOnce).execute()
    for (const row of rows) put(chains, row)
    count = rows.length
    last = rows.at(-1)
  }
}

/** Reads every document. What changes meanwhile is not in its snapshot, and so is read again. */
export async function loadAll(db: Db, named: Names): Promise<Loaded> {
  // A restored copy brings the numbers of another server's transactions, which may lie in the future here.
  await db
    .updateTable('doc_idx')
    .set({ changed: null })
    .where('changed', '>=', sql<string>`pg_snapshot_xmax(pg_current_snapshot())`)
    .execute()
  const now = await moment(db)
  const chains: Chains = new Map()
  await putAll(db, chains, (all, last) => all.where('article_id', '>', last?.id ?? -1).orderBy('article_id'))
  for (const chain of chains.values()) chain.trim()
  return { chains, ...(await readNamed(named)), ...now }
}

/** Condition of documents that the snapshot does not know; `snapshot` is text. */
export const changedSince = (snapshot: string) =>
  sql<boolean>`changed >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot) and not pg_visible_in_snapshot(changed, ${snapshot}::text::pg_snapshot)`

/** The documents that the snapshot does not know, one transaction after the other, as their index has them. */
const afterInOrder = (snapshot: string, last: Row | undefined) => sql<boolean>`
  (changed, article_id) > (coalesce(${last?.transaction ?? null}::text::xid8, pg_snapshot_xmin(${snapshot}::text::pg_snapshot)), ${last?.id ?? -1}::int)
  and not pg_visible_in_snapshot(changed, ${snapshot}::text::pg_snapshot)`

/** Takes over what has changed; everything anew when documents were removed, or many slots stand empty. */
export async function reload(db: Db, named: Names, loaded: Loaded): Promise<Loaded> {
  const now = await moment(db)
  const wasted = [...loaded.chains.values()].some((chain) => chain.empty > 1000 && chain.empty > chain.keys.length / 4)
  if (now.epoch !== loaded.epoch || wasted) return loadAll(db, named)
  const chains = new Map(loaded.chains)
  await putAll(db, chains, (all, last) => all.where(afterInOrder(loaded.snapshot, last)).orderBy('changed').orderBy('article_id'))
  const names = now.names === loaded.names ? {} : await readNamed(named)
  return { ...loaded, ...names, ...now, chains }
}
