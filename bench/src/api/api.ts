import { findPostgres } from '@vidda/tooling-machine/postgres'
import type { Bench, BenchOptions, Report } from '../bench.ts'
import { whole } from '../report/numbers.ts'
import { onDatabases, type Size } from '../servers/own-databases.ts'
import { checksOf, tableOf, type Sizes } from './api-report.ts'
import { connections, measureApi, type Engine } from './measure-api.ts'

const fewArticles = 2000
const manyArticles = 100_000
const quickArticles = 10_000

const usualSeconds = { each: 0.5, limited: 1 }
const quickSeconds = { each: 0.12, limited: 0.3 }

type Find = typeof findPostgres

const missing: Report = {
  tables: [],
  checks: [{ name: 'PostgreSQL', passed: false, measured: 'not found', wanted: 'found' }],
  notes: ['Nothing was measured: install PostgreSQL, set DATABASE_URL, or measure the embedded database alone with --engine pglite.'],
  data: null,
}

async function measureAll({ brands, quick, articles, say, engine: only }: BenchOptions, url: string | null): Promise<Report> {
  const large = articles ?? (quick ? quickArticles : manyArticles)
  const counts = [fewArticles, large]
  const asked = { brand: brands[0] ?? 'so', seconds: quick ? quickSeconds : usualSeconds }
  const results: Partial<Record<Engine, Sizes>> = {}
  for (const engine of ['PGlite', 'PostgreSQL'] as const) {
    if (only !== null && only !== engine) continue
    say(`${engine}: ${whole(fewArticles)} and ${whole(large)} articles`)
    const measured = (on: readonly Size[]) => measureApi({ ...asked, sizes: on })
    const [few, many] = await (engine === 'PostgreSQL' && url !== null
      ? onDatabases(url, counts, measured)
      : measured(counts.map((count) => ({ articles: count, databaseUrl: null }))))
    if (few && many) results[engine] = { few, many }
  }
  const engines = Object.entries(results) as [Engine, Sizes][]
  return {
    tables: engines.map(([engine, sizes]) => tableOf(engine, fewArticles, large, sizes)),
    checks: engines.flatMap(([engine, sizes]) => checksOf(engine, sizes)),
    notes: ['No answer is kept: each request reaches the database. ÷ constant is p50 beside the same route sending as many bytes at once.'],
    data: results,
  }
}

/** `find` looks for a PostgreSQL. */
export const apiBench = (find: Find): Bench => ({
  tells: 'times of every read endpoint of the commerce API, small and large catalogue, both engines',
  help: `pnpm bench api: the commerce API's read endpoints with ${connections} connections

  With ${whole(fewArticles)} and ${whole(manyArticles)} articles, on the embedded database and on PostgreSQL (DATABASE_URL, else a server of
  this machine's program on a temporary folder): p50, p99, requests per second and growth, p50 over one connection, and p50 beside the
  same server answering a constant of the same size. The endpoints are those of the server's table of routes: one that nobody asks fails.

  --engine NAME  pglite or postgres alone; without it a missing PostgreSQL fails
  --articles N   another size of the large catalogue
  --quick        ${whole(quickArticles)} articles and short bursts`,
  async run(options) {
    if (options.engine === 'PGlite') return measureAll(options, null)
    const postgres = await find()
    if (!postgres) return missing
    try {
      return await measureAll(options, postgres.url)
    } finally {
      await postgres.stop()
    }
  },
})

export const api = apiBench(findPostgres)
