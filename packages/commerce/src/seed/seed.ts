import { sql } from 'kysely'
import { generateCatalogue } from '../catalogue/index.ts'
import type { ArticleBundle } from '../catalogue/types.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { Db } from '../database/open.ts'
import { goodsKinds } from '../drawings/index.ts'
import { setPriceClock } from '../prices/writer.ts'
import { buildDocuments } from '../search/documents.ts'
import { catalogueFingerprint, documentFingerprint, readFact, writeFact } from './fingerprint.ts'
import { contentTables } from './content-rows.ts'
import { articleTables, bestsellerRows, smallTables } from './rows.ts'
import { insertStock } from './stock-rows.ts'

export type Progress = (progress: { step: string; done: number; total: number }) => void

type Options = {
  readonly db: Db
  /** Runs what no other process may do at the same time; waits for it, where another one does. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly chains: readonly number[]
  /** What is there, or 1200, when left out. */
  readonly articles: number | undefined
  /** Seeds whatever is there. */
  readonly force: boolean
  /** Seeds anew what another generator, size or set of chains has made. */
  readonly replace: boolean
  readonly now: Date
  readonly onProgress: Progress
  /** Hears, in words, why the size that was asked for has no effect. */
  readonly onNote: (words: string) => void
}

const defaultArticles = 1200
const bundlesAtOnce = 200
const unfinished = 'unfinished'

/** The fact `catalogue` of a database that holds a chain's own data: nothing invented is ever put over it. */
export const ownCatalogue = 'own'

const catalogueTables = [
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
  'postal_codes',
  'sizes',
  'chain_colors',
  'colors',
  'color_groups',
  'genders',
  'doc_idx',
  'doc_src',
] as const

function* inPortions<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let portion: Item[] = []
  for (const item of items) {
    if (portion.push(item) === size) {
      yield portion
      portion = []
    }
  }
  if (portion.length > 0) yield portion
}

async function insertBundles(db: Db, bundles: readonly ArticleBundle[]): Promise<void> {
  for (const [table, rows] of articleTables(bundles)) await insertRows(db, table, rows)
  await insertStock(db, bundles)
}

async function fill(options: Options, articles: number): Promise<void> {
  const { db, chains, now, onProgress } = options
  const catalogue = generateCatalogue({ articles, chains, now })
  const total = catalogue.articleCount
  await sql.raw(`truncate ${catalogueTables.join(', ')}`).execute(db)
  for (const [table, rows] of [...smallTables(catalogue), ...contentTables(catalogue)]) await insertRows(db, table, rows)
  let done = 0
  for (const bundles of inPortions(catalogue.articles(), bundlesAtOnce)) {
    await db.transaction().execute((transaction) => insertBundles(transaction, bundles))
    onProgress({ step: 'articles', done: (done += bundles.length), total })
  }
  await insertRows(db, 'bestsellers', bestsellerRows(catalogue))
  await setPriceClock(db, now)
  // Without statistics the documents of a large catalogue would take hours.
  await sql`analyze`.execute(db)
}

async function countArticles(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from articles`.execute(db)
  return rows[0]?.count ?? 0
}

type Found = {
  /** The fact `catalogue`. */
  readonly stored: string | null
  readonly size: number
  /** Whether the catalogue is to be made. */
  readonly refill: boolean
  /** Whether the search documents are to be made, as they are with the catalogue. */
  readonly rebuild: boolean
}

/** What is there, and what of it is to be made. */
async function look({ db, chains, articles, force, replace }: Options): Promise<Found> {
  const stored = await readFact(db, 'catalogue')
  const size = articles ?? (Number.parseInt(stored ?? '', 10) || defaultArticles)
  const isDue = async () =>
    stored !== ownCatalogue &&
    // The fingerprint comes last: working it out takes a second.
    (stored === unfinished || (await countArticles(db)) === 0 || (replace && stored !== catalogueFingerprint(chains, size)))
  const refill = force || (await isDue())
  const rebuild = refill || (await readFact(db, 'documents')) !== documentFingerprint(goodsKinds)
  return { stored, size, refill, rebuild }
}

/** Makes what is to be made. What says that it is there is written last: where a process is killed, the next one makes it. */
async function make(options: Options): Promise<Found> {
  const { db, chains, onProgress } = options
  // Whoever was alone before may have made it.
  const found = await look(options)
  if (found.refill) {
    await writeFact(db, 'catalogue', unfinished)
    await fill(options, found.size)
  }
  if (found.rebuild) {
    const total = await countArticles(db)
    await buildDocuments(db, (done) => onProgress({ step: 'search', done, total }))
    await sql`analyze`.execute(db)
    await writeFact(db, 'documents', documentFingerprint(goodsKinds))
  }
  if (found.refill) await writeFact(db, 'catalogue', catalogueFingerprint(chains, found.size))
  return found
}

function noteSize({ articles, onNote }: Options, { stored, refill }: Found): void {
  if (refill || articles === undefined || Number.parseInt(stored ?? '', 10) === articles) return
  const reason =
    stored === ownCatalogue ? 'the database holds a chain’s own data' : 'a catalogue in PostgreSQL is made anew with --fresh alone'
  onNote(`The size ${articles} has no effect: ${reason}.`)
}

/**
 * Generates the catalogue unless the data is of the same generator, chains and size; answers how many articles there are. Whoever finds all of it there
 * waits for no other process.
 */
export async function seed(options: Options): Promise<number> {
  const first = await look(options)
  noteSize(options, first.rebuild ? await options.alone(() => make(options)) : first)
  return countArticles(options.db)
}
