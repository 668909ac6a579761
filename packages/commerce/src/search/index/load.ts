import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/open.ts'
import { tag } from '../tags.ts'
import { ChainIndex } from './chain-index.ts'
import { readPlaces, type Places } from './places.ts'
import { sizeKeys } from './sizes.ts'

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

type Row = {
  readonly id: number
  readonly chain: number
  readonly visible: boolean
  readonly tags: string
  readonly terms: string
  readonly name: string
  readonly price: number
  readonly qty: number
  readonly turnover: number
  readonly created: number
  /** That changed it last. */
  readonly transaction: string
}

type Chains = Map<number, ChainIndex>

const columns = sql`article_id as id, chain_id as chain, visible, array_to_string(tags, ',') as tags, terms, name_sort as name, price, qty_rank as qty,
  turnover_rank as turnover, (extract(epoch from created) * 1000)::float8 as created,
  changed::text as transaction`

/** Finding the words of so many documents takes some 20 ms, in which nobody else gets an answer. */
const atOnce = 250

function put(chains: Chains, row: Row): void {
  let chain = chains.get(row.chain)
  if (!chain) chains.set(row.chain, (chain = new ChainIndex()))
  chain.put({
    id: row.id,
    chainId: row.chain,
    visible: row.visible,
    tags: row.tags === '' ? [] : row.tags.split(',').map(Number),
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
  const { rows } = await sql<Moment>`
    select pg_current_snapshot()::text as snapshot, epoch::text, names::text from search_epoch`.execute(db)
  return rows[0] ?? { snapshot: '1:1:', epoch: '', names: '' }
}

async function readSizes(db: Db): Promise<ReadonlyMap<string, SizeTags>> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from sizes`.execute(db)
  const sizes = new Map<string, { exact: number[]; within: number[] }>()
  for (const { id, name } of rows) {
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

const readNamed = async (db: Db): Promise<Pick<Loaded, 'sizes' | 'places'>> => ({
  sizes: await readSizes(db),
  places: await readPlaces(db),
})

/** Puts documents in, some at a time so that others get their turn; `after` is the condition and order of those that follow the last one. */
async function putAll(db: Db, chains: Chains, after: (last: Row | undefined) => RawBuilder<unknown>): Promise<void> {
  let last: Row | undefined
  let count = atOnce
  while (count === atOnce) {
    const { rows } = await sql<Row>`select ${columns} from doc_idx where ${after(last)} limit ${atOnce}::int`.execute(db)
    for (const row of rows) put(chains, row)
    count = rows.length
    last = rows.at(-1)
  }
}

/** Reads every document. What changes meanwhile is not in its snapshot, and so is read again. */
export async function loadAll(db: Db): Promise<Loaded> {
  // A restored copy brings the numbers of another server's transactions, which may lie in the future here.
  await sql`update doc_idx set changed = null where changed >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
  const now = await moment(db)
  const chains: Chains = new Map()
  await putAll(db, chains, (last) => sql`article_id > ${last?.id ?? -1}::int order by article_id`)
  for (const chain of chains.values()) chain.trim()
  return { chains, ...(await readNamed(db)), ...now }
}

/** Condition of documents that the snapshot does not know; `snapshot` is text. */
export const changedSince = (snapshot: string) =>
  sql`changed >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot) and not pg_visible_in_snapshot(changed, ${snapshot}::text::pg_snapshot)`

/** The documents that the snapshot does not know, one transaction after the other, as their index has them. */
const afterInOrder = (snapshot: string, last: Row | undefined) => sql`
  (changed, article_id) > (coalesce(${last?.transaction ?? null}::text::xid8, pg_snapshot_xmin(${snapshot}::text::pg_snapshot)), ${last?.id ?? -1}::int)
  and not pg_visible_in_snapshot(changed, ${snapshot}::text::pg_snapshot) order by changed, article_id`

/** Takes over what has changed; everything anew when documents were removed, or many slots stand empty. */
export async function reload(db: Db, loaded: Loaded): Promise<Loaded> {
  const now = await moment(db)
  const wasted = [...loaded.chains.values()].some((chain) => chain.empty > 1000 && chain.empty > chain.keys.length / 4)
  if (now.epoch !== loaded.epoch || wasted) return loadAll(db)
  const chains = new Map(loaded.chains)
  await putAll(db, chains, (last) => afterInOrder(loaded.snapshot, last))
  const names = now.names === loaded.names ? {} : await readNamed(db)
  return { ...loaded, ...names, ...now, chains }
}
