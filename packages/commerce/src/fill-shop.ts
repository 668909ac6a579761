import type { DataKindName } from '@vidda/contract/data'
import { sql } from 'kysely'
import { countOf } from './kernel/database/count.ts'
import { readFact, writeFact } from './kernel/database/facts.ts'
import type { Db, OpenDatabase } from './kernel/database/open.ts'
import type { Database } from './kernel/database/tables.data.ts'
import { openOriginals, originalsPlace } from './kernel/pictures/originals.ts'
import { writeDocuments } from './features/search/index.ts'
import { followUps } from './follow-ups.ts'
import { bringIn } from './import/import.ts'
import { dataKinds } from './data-kinds.ts'
import { goodsFact, ownData } from './import/own-data.ts'
import { takeMade } from './import/pictures/intake.ts'
import type { Read } from './import/read-lines.ts'

/** A whole shop that a program makes up, as records of the kinds that a chain brings. */
export type MadeShop = {
  /** Changes with any of its records. */
  readonly name: string
  readonly articles: number
  /** In the order in which they build on each other; a kind may come several times. */
  readonly records: () => Iterable<{ readonly chainId: number; readonly kind: DataKindName; readonly records: readonly object[] }>
}

type Filling = {
  /** The shop to fill with, by the name of the one that is there: null where none is, or where its goods are a chain's own. */
  readonly shop: (name: string | null) => Promise<MadeShop>
  /** Fills whatever is there. */
  readonly fresh?: boolean | undefined
  /** The module that makes its pictures, as in `openCommerce`. */
  readonly pictures?: string | undefined
  readonly now: Date
  readonly onProgress?: ((progress: { readonly step: string; readonly done: number; readonly total: number }) => void) | undefined
}

/** Whether the database was filled; if not, what it has: that shop, another one, or a chain's own goods. */
export type Filled = 'filled' | 'there' | 'another' | 'own'

const [, own] = ownData
const unfinished = 'unfinished'

/** All that a chain brings. */
const tables = [
  'promo_codes',
  'facebook_posts',
  'poll_answers',
  'poll_options',
  'poll_questions',
  'polls',
  'blog_posts',
  'blog_categories',
  'bestsellers',
  'reviews',
  'prices',
  'article_campaigns',
  'stock',
  'variants',
  'articles',
  'chain_settings',
  'homes',
  'campaigns',
  'product_lines',
  'groups',
  'subcategories',
  'main_groups',
  'shipping_methods',
  'shops',
  'sizes',
  'chain_colors',
  'pictures',
  'doc_idx',
  'doc_src',
  'stale_documents',
] as const satisfies readonly (keyof Database)[]

type Found = { readonly shop: MadeShop; readonly state: Filled }

/** What is there; `filled` where it is to be. */
async function look({ db, database }: OpenDatabase, { shop, fresh }: Filling): Promise<Found> {
  const stored = await readFact(db, goodsFact)
  const wanted = await shop(stored === own || stored === unfinished ? null : stored)
  const isEmpty = stored !== own && (stored === unfinished || (await countOf(db, sql`articles`)) === 0)
  if (fresh || isEmpty) return { shop: wanted, state: 'filled' }
  if (stored === own) return { shop: wanted, state: 'own' }
  if (stored === wanted.name) return { shop: wanted, state: 'there' }
  // Data in a shared database may be somebody's: there only an empty one is filled.
  return { shop: wanted, state: database === 'pglite' ? 'filled' : 'another' }
}

function* asRead(records: readonly object[]): Generator<Read> {
  for (const [index, value] of records.entries()) yield { line: index + 1, raw: '', value: value as Readonly<Record<string, unknown>> }
}

async function fill(db: Db, shop: MadeShop, { pictures, now, onProgress = () => undefined }: Filling): Promise<void> {
  const takePicture = takeMade((await openOriginals(originalsPlace({ dataDir: '.', pictures }))).made)
  await writeFact(db, goodsFact, unfinished)
  await sql.raw(`truncate ${tables.join(', ')}`).execute(db)
  let done = 0
  for (const { chainId, kind, records } of shop.records()) {
    await bringIn(db, { chainId, now, kind: dataKinds[kind], followUps, records: asRead(records), takePicture, leavesDocuments: true })
    if (kind === 'articles') onProgress({ step: 'articles', done: (done += records.length), total: shop.articles })
  }
  // Without statistics the documents of a large shop would take hours.
  await sql`analyze`.execute(db)
  await writeDocuments(db, (written, total) => onProgress({ step: 'search', done: written, total }))
  // Written last: what a process that is killed has left is made anew.
  await writeFact(db, goodsFact, shop.name)
}

/**
 * Fills a database with a made-up shop by way of the import, unless it has that one already, or a chain's own goods. Whoever finds nothing to do waits for
 * no other process.
 */
export async function fillShop(opened: OpenDatabase, filling: Filling): Promise<Filled> {
  const first = await look(opened, filling)
  if (first.state !== 'filled') return first.state
  return opened.alone(async () => {
    // Whoever was alone before may have filled it.
    const { shop, state } = await look(opened, filling)
    if (state === 'filled') await fill(opened.db, shop, filling)
    return state
  })
}
