import { join } from 'node:path'
import { findPostgres } from '@vidda/tooling-machine/postgres'
import { readCases } from '../api/cases.ts'
import type { Bench, BenchOptions, Report } from '../bench.ts'
import { whole } from '../report/numbers.ts'
import { benchFolder } from '../report/write.ts'
import type { ApiOptions, ApiReady } from '../servers/api.child.ts'
import type { Asked } from '../servers/asked.ts'
import { onDatabases, type Size } from '../servers/own-databases.ts'
import type { Buying, BuyingResult, ProvidersReady } from '../servers/providers.child.ts'
import { pinned, startChild } from '../servers/start-child.ts'
import type { Steady, SteadyResult } from '../servers/steady.child.ts'
import { checksOf, mostMs, patience, tableOf, type Measured } from './callbacks-report.ts'
import { openShoppers } from './shoppers.ts'

const usualArticles = 10_000
const quickArticles = 2000

const browsedPerSecond = 100
const boughtPerSecond = 2
const usualSeconds = { before: 10, measured: 60 }
const quickSeconds = { before: 2, measured: 5 }

/** What shoppers ask for who look around, by the names of the cases. */
const around: ReadonlySet<string> = new Set([
  'category page',
  'category by price',
  'subcategory page',
  'filtered page',
  'filtered by shop',
  'one-term search',
  'suggestions',
  'facets',
  '/articles/slug/:slug',
  '/articles/availability/:ids',
  '/articles/:id/reviews',
  '/shops',
])

/** One request of each kind, and then the next of each. */
async function lookingAround(api: ApiReady): Promise<readonly Asked[]> {
  const lists = (await readCases(api)).flatMap(({ name, requests }) => (around.has(name) ? [requests] : []))
  if (lists.length !== around.size) throw new Error(`Of ${around.size} kinds of requests there are ${lists.length}`)
  const longest = Math.max(...lists.map((requests) => requests.length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((requests) => requests[turn % requests.length] ?? [])).flat()
}

type Seconds = typeof usualSeconds
type Measuring = {
  readonly brand: string
  readonly size: Size
  /** Folder of the embedded database, and of what the server writes. */
  readonly dataDir: string
  readonly seconds: Seconds
  readonly say: BenchOptions['say']
}

/** Shoppers pay while others browse; first for a while that is not measured, as in a shop that has been open for some time. */
export async function measureCallbacks({ brand, size, dataDir, seconds, say }: Measuring): Promise<Measured> {
  const { articles, databaseUrl } = size
  const providers = await startChild<ProvidersReady>('./providers.child.ts', {}, 'measuring', 'development')
  const { klarna, qliro } = providers.ready
  const timeout = 10_000
  const options: ApiOptions = {
    brands: [brand],
    dataDir,
    articles,
    ...(databaseUrl !== null && { databaseUrl }),
    keepAnswers: true,
    payments: {
      klarna: { name: 'Klarna', hosts: [], account: { ...klarna, timeout } },
      qliro: { name: 'Qliro', hosts: [], account: { ...qliro, timeout }, shops: {} },
    },
  }
  const api = await startChild<ApiReady>('./api.child.ts', options, 'measured')
  const load = await startChild<unknown>('./steady.child.ts', {}, 'measuring')
  try {
    const { url, headers } = api.ready
    const requests = await lookingAround(api.ready)
    const shoppers = await openShoppers(api.ready)
    const payWhileBrowsing = async (lasting: number) => {
      await shoppers.come(boughtPerSecond * lasting)
      const browse: Steady = { url, headers, requests, perSecond: browsedPerSecond, seconds: lasting }
      const before = await api.cpu()
      const browsed = load.task<SteadyResult>(browse)
      const bought = providers.task<BuyingResult>({ perSecond: boughtPerSecond } satisfies Buying)
      const results = await Promise.all([browsed, bought])
      return [...results, ((await api.cpu()) - before) / (lasting * 1000)] as const
    }
    say('warming up')
    await payWhileBrowsing(seconds.before)
    say(`${seconds.measured} s of browsing and paying`)
    const [browsing, buying, busy] = await payWhileBrowsing(seconds.measured)
    return { providers: shoppers.providers, browsing, buying, busy }
  } finally {
    await load.stop()
    await api.stop()
    await providers.stop()
  }
}

async function measure({ brands, quick, articles, say }: BenchOptions, database: string | null): Promise<Report> {
  const count = articles ?? (quick ? quickArticles : usualArticles)
  const dataDir = join(benchFolder, `api-${count}`)
  const measuring = { brand: brands[0] ?? 'so', dataDir, seconds: quick ? quickSeconds : usualSeconds, say }
  const on = (size: Size) => measureCallbacks({ ...measuring, size })
  const result = await (database === null
    ? on({ articles: count, databaseUrl: null })
    : onDatabases(database, [count], ([size]) => on(size ?? { articles: count, databaseUrl: null })))
  const engine = database === null ? 'PGlite' : 'PostgreSQL'
  const pace = `${browsedPerSecond} browsing requests and ${boughtPerSecond} purchases a second`
  return {
    tables: [tableOf(`${engine}, ${whole(count)} articles, ${pace}, times in ms`, result)],
    checks: checksOf(result),
    notes: [
      'Each purchase is validated before it is paid and pushed afterwards. Answers to browsing are kept for some seconds, as in production.',
      `The commerce API, without the database, was at work ${Math.round(result.busy * 100)} % of the time.`,
      'Browsing is timed from when a request was due, callbacks from when the provider sends one.',
      pinned
        ? 'The commerce API and what calls it are kept on processors of their own.'
        : 'Not pinned (no taskset): what calls takes time from the commerce API.',
    ],
    data: result,
  }
}

const missing: Report = {
  tables: [],
  checks: [{ name: 'PostgreSQL', passed: false, measured: 'not found', wanted: 'found' }],
  notes: ['Nothing was measured: install PostgreSQL or set DATABASE_URL.'],
  data: null,
}

export const callbacks: Bench = {
  tells: 'times of the callbacks of Klarna and Qliro while shoppers browse',
  help: `pnpm bench callbacks: how soon the commerce API answers providers who call it

  ${boughtPerSecond} purchases a second, with Klarna and Qliro in turn, beside ${browsedPerSecond} browsing requests a second, both at a constant pace however long
  answers take. Providers are the local ones of packages/sandbox in a process of their own. p50, p99 and failures of each kind of callback
  and of browsing. A validation has to be answered within ${mostMs} ms (p99): Klarna waits ${patience.klarna} ms and Qliro ${patience.qliro} ms, and then both take
  silence for a yes. On PostgreSQL (DATABASE_URL, else a server of this machine's program on a temporary folder), and where there is none
  on the embedded database.

  --engine NAME  pglite or postgres
  --articles N   another size of the catalogue than ${whole(usualArticles)}
  --quick        ${whole(quickArticles)} articles and ${quickSeconds.measured} s`,
  async run(options) {
    const postgres = options.engine === 'PGlite' ? null : await findPostgres()
    if (options.engine === 'PostgreSQL' && postgres === null) return missing
    try {
      return await measure(options, postgres?.url ?? null)
    } finally {
      await postgres?.stop()
    }
  },
}
